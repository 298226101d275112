import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import clients from '@resources/clients/resource';
import workers from '@resources/workers/resource';
import {
  changeList,
  defaultListState,
  isDefaultList,
  isNarrowed,
  type ListAction,
} from '@core/list/list-state';
import { anyListAndState } from './any-list';

const list = workers.list!;
const start = { ...defaultListState(list), page: 4, search: 'lee' };

describe('one change', () => {
  test('a page change keeps the rest', () => {
    expect(changeList(list, start, { type: 'page', page: 5 })).toEqual({ ...start, page: 5 });
  });

  test('turning starts from the current page and stays between the first and the last', () => {
    const turn = (by: number, last: number) => changeList(list, start, { type: 'turn', by, last }).page;
    expect(turn(1, 9)).toBe(5);
    expect(turn(-1, 9)).toBe(3);
    expect(turn(1, 4)).toBe(4);
    expect(turn(-9, 9)).toBe(0);
  });

  test.each([-1, 0.5, NaN, Infinity])('page %s is page 0', (page) => {
    expect(changeList(list, start, { type: 'page', page }).page).toBe(0);
  });

  test('sort, search and filter go back to page 0', () => {
    expect(changeList(list, start, { type: 'sort', by: 'hire_date', order: 'desc' })).toEqual({
      ...start,
      page: 0,
      sortBy: 'hire_date',
      sortOrder: 'desc',
    });
    expect(changeList(list, start, { type: 'search', text: 'x' })).toEqual({
      ...start,
      page: 0,
      search: 'x',
    });
    expect(changeList(list, start, { type: 'filter', name: 'cutoff', option: 'Met' })).toEqual({
      ...start,
      page: 0,
      filters: { status: 'Active', cutoff: 'Met' },
    });
  });

  test('a filter without an option, or with an unknown one, returns to its default', () => {
    const all = changeList(list, start, { type: 'filter', name: 'status', option: 'All' });
    expect(all.filters).toEqual({ status: 'All' });
    expect(changeList(list, all, { type: 'filter', name: 'status' }).filters).toEqual({ status: 'Active' });
    expect(changeList(list, all, { type: 'filter', name: 'status', option: '?' }).filters).toEqual({
      status: 'Active',
    });
    expect(changeList(list, all, { type: 'filter', name: 'nothing', option: 'x' }).filters).toEqual({
      status: 'All',
    });
  });

  test('a column that cannot be sorted by gives the default order', () => {
    expect(changeList(list, start, { type: 'sort', by: 'job_title', order: 'desc' })).toMatchObject({
      sortBy: 'full_name',
      sortOrder: 'asc',
    });
  });

  test('a first-page list keeps its page and order', () => {
    const state = defaultListState(clients.list!);
    expect(changeList(clients.list!, state, { type: 'page', page: 3 })).toEqual(state);
    expect(
      changeList(clients.list!, state, { type: 'sort', by: 'client_account_name', order: 'desc' }),
    ).toEqual(state);
  });
});

const anyAction: fc.Arbitrary<ListAction> = fc.oneof(
  fc.record({ type: fc.constant('sort' as const), by: fc.string(), order: fc.constantFrom('asc', 'desc') }),
  fc.record({ type: fc.constant('search' as const), text: fc.string() }),
  fc.record({
    type: fc.constant('filter' as const),
    name: fc.constantFrom('status', 'cutoff', 'odd', 'x'),
    option: fc.string(),
  }),
  fc.constant({ type: 'reset' as const }),
);

test('every action except paging goes to page 0, and reset restores the default', () => {
  fc.assert(
    fc.property(anyListAndState, anyAction, ({ list: spec, state }, action) => {
      expect(changeList(spec, state, action).page).toBe(0);
      const reset = changeList(spec, state, { type: 'reset' });
      expect(reset).toEqual(defaultListState(spec));
      expect(isDefaultList(spec, reset)).toBe(true);
    }),
  );
});

test('page and order do not narrow a list; search and filters do', () => {
  const defaults = defaultListState(list);
  expect(isDefaultList(list, { ...defaults, page: 9 })).toBe(true);
  expect(isDefaultList(list, { ...defaults, sortOrder: 'desc' })).toBe(false);
  expect(isNarrowed(list, { ...defaults, sortOrder: 'desc', page: 9 })).toBe(false);
  expect(isNarrowed(list, { ...defaults, search: '  ' })).toBe(false);
  expect(isNarrowed(list, { ...defaults, search: 'a' })).toBe(true);
  expect(isNarrowed(list, { ...defaults, filters: { status: 'All' } })).toBe(true);
  expect(isNarrowed(list, { ...defaults, filters: { status: 'Active', cutoff: 'Met' } })).toBe(true);
});
