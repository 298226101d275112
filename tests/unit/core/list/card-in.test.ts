import { expect, it } from 'vitest';
import { cardIn, headlineOf, orderIn } from '@core/list/columns';
import { field } from '@core/resource/field';
import { oneOf } from '@core/resource/filter';
import type { ListSpec } from '@core/resource/list-spec';

const fields = {
  name: field.text(),
  agent: field.text(),
  amount: field.money({ display: 'bar' }),
  due: field.money(),
  later: field.money(),
  open: field.number(),
  stage: field.status({ on: 'success' }),
  course: field.trend(),
};
const list: ListSpec = {
  columns: ['name', 'agent', 'amount', 'due', 'later', 'open', 'stage', 'course'],
  sortBy: [],
  defaultSort: { by: 'name', order: 'asc' },
  search: [],
  filters: {
    show: oneOf({
      param: 'show',
      default: 'Due',
      options: { Due: { sort: { by: 'due', order: 'desc' } }, Stage: {} },
    }),
  },
  paging: 'pages',
  card: { meta: ['agent'], fields: ['due'] },
};
const byShow: ListSpec = {
  ...list,
  columnsBy: {
    filter: 'show',
    columns: { Due: ['name', 'agent', 'due', 'later'], Stage: ['name', 'stage', 'open', 'later'] },
  },
};
const showing = (show: string) => ({ filters: { show } });

it('a card shows what is declared if the columns do not change', () => {
  expect(cardIn(list, fields, showing('Due'))).toEqual(list.card);
});

it('a card follows the columns of the option: the declared fields, or else all others, with the chip first', () => {
  expect(cardIn(byShow, fields, showing('Due'))).toEqual({ meta: ['agent'], fields: ['due'] });
  expect(cardIn(byShow, fields, showing('Stage'))).toEqual({
    chip: 'stage',
    meta: [],
    fields: ['open', 'later'],
  });
});

it('a ranking shows bar and trend only in their own places', () => {
  const ranking = { ...list, ranking: true, card: { meta: ['agent'], fields: ['amount', 'open', 'course'] } };
  expect(headlineOf(ranking, fields)).toEqual({ bar: 'amount', trend: 'course' });
  expect(cardIn(ranking, fields, showing('Due'))).toEqual({ meta: ['agent'], fields: ['open'] });
});

it('the order is the one that the option sets, or else that of the state', () => {
  const state = { sortBy: 'name', sortOrder: 'asc' } as const;
  expect(orderIn(list, { ...state, ...showing('Due') })).toEqual({ by: 'due', order: 'desc' });
  expect(orderIn(list, { ...state, ...showing('Stage') })).toEqual({ by: 'name', order: 'asc' });
  expect(orderIn(list, { ...state, filters: {} })).toEqual({ by: 'name', order: 'asc' });
});
