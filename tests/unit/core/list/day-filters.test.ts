import { describe, expect, it } from 'vitest';
import { filterConditions, listParams } from '@core/list/request';
import { parseListAddress } from '@core/list/address';
import type { ListSpec } from '@core/resource/resource';

const list: ListSpec = {
  columns: ['at'],
  sortBy: [],
  defaultSort: { by: 'at', order: 'desc' },
  search: [],
  filters: {
    from: { kind: 'day', param: 'since', field: 'at', bound: 'from' },
    to: { kind: 'day', param: 'until', field: 'at', bound: 'to' },
    person: { kind: 'record', param: 'user_id', field: 'user', resource: 'users' },
  },
  paging: 'pages',
  card: { meta: [], fields: [] },
};

const sent = (address: string) => listParams(list, parseListAddress(list, address));
const conditionsOf = (query: string) => filterConditions(list, new URLSearchParams(query));

describe('a filter by day', () => {
  it('sends the full day in the user’s time zone', () => {
    expect(sent('?from=2026-02-03&to=2026-02-03')).toMatchObject({
      since: new Date(2026, 1, 3).toISOString(),
      until: new Date(2026, 1, 3, 23, 59, 59, 999).toISOString(),
    });
  });

  it.each(['2026-02-30', '2026-2-3', '02/03/2026', 'today', ''])('does not accept %s as a day', (text) => {
    expect(sent(`?from=${text}`)).not.toHaveProperty('since');
  });

  it('keeps rows between the two moments', () => {
    expect(conditionsOf('since=2026-02-03T05:00:00Z&until=2026-02-04T04:59:59.999Z')).toEqual([
      { field: 'at', op: 'gte', value: '2026-02-03T05:00:00.000Z' },
      { field: 'at', op: 'lte', value: '2026-02-04T04:59:59.999Z' },
    ]);
  });

  it.each(['2026-02-03', 'x', '2026-13-03T05:00:00Z', "'2026-02-03T05:00:00Z"])(
    'does not accept %s as a moment',
    (text) => expect(conditionsOf(`since=${encodeURIComponent(text)}`)).toEqual([]),
  );
});

describe('a filter by record', () => {
  it('sends the number', () => {
    expect(sent('?person=12')).toMatchObject({ user_id: '12' });
    expect(conditionsOf('user_id=12')).toEqual([{ field: 'user', op: 'eq', value: 12 }]);
  });

  it.each(['0', '-1', '1.5', '1e3', 'x', '12345678901'])('does not accept %s as a number', (text) => {
    expect(sent(`?person=${text}`)).not.toHaveProperty('user_id');
    expect(conditionsOf(`user_id=${text}`)).toEqual([]);
  });
});
