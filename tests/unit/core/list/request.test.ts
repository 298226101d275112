import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import clients from '@resources/clients/resource';
import workers from '@resources/workers/resource';
import { resources } from '@resources';
import { conditionFields } from '@core/conditions/condition-tests';
import type { Filter } from '@core/resource/filter';
import { defaultListState } from '@core/list/list-state';
import { parseListAddress } from '@core/list/address';
import { filterConditions, listParams, readListRequest, unreadableFilters } from '@core/list/request';
import { anyListAndState, lists } from './any-list';

const list = workers.list!;
const paramsOf = (query: string) => listParams(list, parseListAddress(list, query));
const defaultParams = {
  offset: '0',
  limit: '10',
  sort: 'full_name',
  order: 'asc',
  employee_status: 'Active',
  all_cutoff_met: 'null',
};

describe('the call of the employees list', () => {
  test('by default', () => expect(paramsOf('')).toEqual(defaultParams));

  test('All leaves the status out', () => {
    const { employee_status: _, ...rest } = defaultParams;
    expect(paramsOf('?status=All')).toEqual(rest);
  });

  test.each([
    ['', 'null'],
    ['All', 'null'],
    ['Met', 'true'],
    ['Not+Met', 'false'],
    ['nonsense', 'null'],
  ])('cutoff %s is sent as %s', (cutoff, sent) =>
    expect(paramsOf(`?cutoff=${cutoff}`).all_cutoff_met).toBe(sent),
  );

  test('page, order and search', () => {
    expect(paramsOf('?page=7&sortBy=hire_date&sortOrder=desc&search=+Lee+')).toEqual({
      ...defaultParams,
      offset: '70',
      sort: 'hire_date',
      order: 'desc',
      search: 'Lee',
    });
    expect(paramsOf('?search=+++')).toEqual(defaultParams);
  });

  test('a search that is too long is cut to the length that the API accepts, between two characters', () => {
    expect(paramsOf(`?search=${'x'.repeat(500)}`).search).toBe('x'.repeat(200));
    expect(paramsOf(`?search=${encodeURIComponent('😀'.repeat(201))}`).search).toBe('😀'.repeat(200));
  });

  test('the client list requests its first ten by name', () => {
    expect(listParams(clients.list!, defaultListState(clients.list!))).toEqual({
      offset: '0',
      limit: '10',
      sort: 'client_account_name',
      order: 'asc',
    });
  });
});

describe('a span of days', () => {
  const filters = {
    hired: { kind: 'span', display: 'chip', param: 'hired', field: 'hire_date', named: ['pay-period'] },
  } as const;
  const named = { 'pay-period': { from: '2026-11-01', to: '2026-11-15' } };
  const from = (value: string) => ({ field: 'hire_date', op: 'gte', value });
  const to = (value: string) => ({ field: 'hire_date', op: 'lte', value });

  test.each([
    ['', []],
    ['hired=', []],
    ['hired=2026-11', [from('2026-11-01'), to('2026-11-31')]],
    ['hired=2026-11-02..2026-11-03', [from('2026-11-02'), to('2026-11-03')]],
    ['hired=2026-11-02..', [from('2026-11-02')]],
    ['hired=..2026-11-03', [to('2026-11-03')]],
    ['hired=..', []],
    ['hired=2026-11-02..2026-11-3x', []],
    ['hired=pay-period', [from('2026-11-01'), to('2026-11-15')]],
    ['hired=next-year', []],
  ])('%s keeps %j', (query, conditions) => {
    expect(filterConditions({ filters }, new URLSearchParams(query), named)).toEqual(conditions);
  });

  test('with an unknown name keeps everything', () => {
    expect(filterConditions({ filters }, new URLSearchParams('hired=pay-period'))).toEqual([]);
  });
});

describe('the filters of every list', () => {
  const declared = resources.flatMap(({ name, list: { filters = {} } = {} }) =>
    Object.entries(filters).map(([key, filter]) => [`${name}: ${key}`, filter] as const),
  );
  const unreadable = (filter: Filter, sent: Readonly<Record<string, string>>) =>
    unreadableFilters({ filters: { filter } }, new URLSearchParams(sent));
  const paramsIn = (filter: Filter): readonly string[] =>
    filter.kind === 'period' ? Object.values(filter.params) : [filter.param];

  test.each(declared)('%s names a value that cannot be read', (_, filter) => {
    const wrong = ['no such value', 'yesterday', 'abc', '-1', '13/45/2026', '\0'];
    for (const name of paramsIn(filter))
      for (const value of wrong)
        expect([value, unreadable(filter, { [name]: value })]).toEqual([
          value,
          filter.kind === 'free' ? [] : [name],
        ]);
  });

  test.each(declared)('%s reads what it sends, and a blank as nothing', (_, filter) => {
    const right = {
      'one-of': () =>
        Object.values(filter.kind === 'one-of' ? filter.options : {}).map(({ send }) => send ?? ''),
      period: () => ['01/01/2026'],
      day: () => ['2026-11-20T00:00:00.000Z'],
      record: () => ['12'],
      free: () => ['anything'],
      span: () => [...((filter.kind === 'span' && filter.named) || []), '2026-01-01..2026-01-31'],
    }[filter.kind]();
    for (const name of paramsIn(filter))
      for (const value of [...right, '', ' '])
        expect([value, unreadable(filter, { [name]: value })]).toEqual([value, []]);
  });
});

describe('on the server', () => {
  const conditionsOf = (query: string) => filterConditions(list, new URLSearchParams(query));

  test.each([
    ['', []],
    ['employee_status=Active', [{ field: 'employee_status', op: 'eq', value: 'Active' }]],
    ['employee_status=All', []],
    ['employee_status=Deceased', [{ field: 'employee_status', op: 'eq', value: 'Deceased' }]],
    ['all_cutoff_met=null', []],
    ['all_cutoff_met=true', [{ field: 'pct_cutoff_met', op: 'gte', value: 1 }]],
    ['all_cutoff_met=false', [{ field: 'pct_cutoff_met', op: 'lt', value: 1 }]],
    ['all_cutoff_met=constructor', []],
  ])('%s', (query, conditions) => expect(conditionsOf(query)).toEqual(conditions));

  test('invalid parameters are replaced with defaults', () => {
    const query = new URLSearchParams('offset=-1&limit=9999&sort=job_title&order=up&search=%00 a ');
    expect(readListRequest(list, query)).toEqual({
      offset: 0,
      limit: 100,
      sort: [{ by: 'full_name', order: 'asc' }],
      search: 'a',
    });
  });

  test('the parameters of a list are read as they were sent', () => {
    fc.assert(
      fc.property(anyListAndState, ({ list: spec, state }) => {
        const read = readListRequest(spec, new URLSearchParams(listParams(spec, state)));
        expect(read).toMatchObject({
          offset: state.page * 10,
          limit: spec.paging === 'all' ? 1000 : 10,
        });
        const optionSorts = Object.entries(spec.filters).flatMap(([name, filter]) =>
          filter.kind === 'one-of' ? (filter.options[state.filters[name] ?? '']?.sort ?? []) : [],
        );
        const [first] = [...optionSorts, { by: state.sortBy, order: state.sortOrder }];
        const then = spec.thenBy && spec.paging !== 'all' ? [spec.thenBy] : [];
        expect(read.sort).toEqual([first, ...then]);
      }),
    );
  });

  test('no query throws, and conditions name declared fields only', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lists), fc.string(), (spec, text) => {
        const params = Object.values(spec.filters).flatMap((filter) =>
          filter.kind === 'period' ? Object.values(filter.params) : [filter.param],
        );
        for (const param of params) {
          const query = new URLSearchParams([[param, text]]);
          readListRequest(spec, query);
          for (const condition of filterConditions(spec, query))
            for (const field of conditionFields(condition)) expect(field).toBeTypeOf('string');
        }
      }),
    );
  });
});
