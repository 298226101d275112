import { expect, it } from 'vitest';
import { columnsIn } from '@core/list/columns';
import type { ListSpec } from '@core/resource/list-spec';

const list: ListSpec = {
  columns: ['name', 'due', 'open'],
  columnsBy: { filter: 'filterBy', columns: { Aging: ['name', 'due'], Claims: ['name', 'open'] } },
  sortBy: [],
  defaultSort: { by: 'name', order: 'asc' },
  search: [],
  filters: {},
  paging: 'pages',
  card: { meta: [], fields: [] },
};

it('shows the columns of the chosen option', () => {
  expect(columnsIn(list, { filters: { filterBy: 'Claims' } })).toEqual(['name', 'open']);
});

it('shows all columns if no option is chosen or no columns are declared by option', () => {
  expect(columnsIn(list, { filters: {} })).toEqual(list.columns);
  expect(columnsIn(list, { filters: { filterBy: 'constructor' } })).toEqual(list.columns);
  const { columnsBy: _, ...withoutColumnsBy } = list;
  expect(columnsIn(withoutColumnsBy, { filters: { filterBy: 'Aging' } })).toEqual(list.columns);
});
