import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { changeList, type ListAction, type ListState } from '@core/list/list-state';
import { formatListAddress, parseListAddress } from '@core/list/address';
import { readSpan } from '@core/list/period';
import { listParams } from '@core/list/request';
import type { ListSpec } from '@core/resource/resource';
import { hostileText, sized, wellFormed } from '@tests/helpers/arbitraries';
import { hostileQuery } from '@tests/helpers/arbitraries-address';
import { anyListAndState } from '../core/list/any-list';

const declared = resources.flatMap(({ name, list }) => (list ? [{ name, list }] : []));
const year = new Date().getFullYear();
const periods = ['last6Months', 'yearToDate', String(year - 1), String(year - 2)];

const keysOf = (list: ListSpec) => ['page', 'sortBy', 'sortOrder', 'search', ...Object.keys(list.filters)];
const valuesOf = (list: ListSpec) => [
  ...list.sortBy,
  'asc',
  'desc',
  ...periods,
  ...Object.values(list.filters).flatMap((filter) =>
    filter.kind === 'one-of' ? Object.keys(filter.options) : [],
  ),
];

/** Checks, without using the codec, that a list may have a state. */
const expectAllowed = (list: ListSpec, state: ListState) => {
  const paged = list.paging === 'pages';
  expect(Object.keys(state).sort()).toEqual(['filters', 'page', 'search', 'sortBy', 'sortOrder']);
  expect(Number.isSafeInteger(state.page * 10) && state.page >= 0).toBe(true);
  if (!paged) expect(state.page).toBe(0);
  const isOffered = paged && list.sortBy.includes(state.sortBy);
  if (!isOffered) expect(state.sortBy).toBe(list.defaultSort.by);
  expect(['asc', 'desc']).toContain(state.sortOrder);
  expect(typeof state.search).toBe('string');
  for (const [name, option] of Object.entries(state.filters)) {
    const filter = Object.hasOwn(list.filters, name) ? list.filters[name] : undefined;
    if (filter?.kind === 'one-of') expect(Object.keys(filter.options)).toContain(option);
    else if (filter?.kind === 'period') expect(periods).toContain(option);
    else if (filter?.kind === 'day') expect(option).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    else if (filter?.kind === 'record') expect(option).toMatch(/^[1-9]\d*$/);
    else if (filter?.kind === 'span')
      expect(filter.named?.includes(option) === true || readSpan(option) !== null).toBe(true);
    else expect(filter?.kind === 'free' && option !== '').toBe(true);
  }
  for (const [name, filter] of Object.entries(list.filters))
    if (filter.kind === 'period' || (filter.kind === 'one-of' && filter.default !== undefined))
      expect(Object.hasOwn(state.filters, name)).toBe(true);
};

/** The first value under a name, read by hand from the query. */
const firstValue = (query: string, name: string): string | null => new URLSearchParams(query).get(name);

describe.each(declared)('the address of $name', ({ list }) => {
  const query = hostileQuery(keysOf(list), valuesOf(list));

  test('is parsed into a stable state that the list allows, for any query', () => {
    fc.assert(
      fc.property(query, (text) => {
        const state = parseListAddress(list, text);
        expectAllowed(list, state);
        expect(state.search).toBe(firstValue(text, 'search') ?? '');
        const address = formatListAddress(list, state);
        expect(parseListAddress(list, address)).toEqual(state);
        expect(formatListAddress(list, parseListAddress(list, address))).toBe(address);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      sized(100, 10_000),
    );
  });

  test('requests from the API only what the list allows', () => {
    const known = [
      'offset',
      'limit',
      'sort',
      'order',
      'search',
      ...Object.values(list.filters).flatMap((filter) =>
        filter.kind === 'period' ? [filter.params.start, filter.params.end] : [filter.param],
      ),
    ];
    fc.assert(
      fc.property(query, (text) => {
        const params = listParams(list, parseListAddress(list, text));
        for (const [name, value] of Object.entries(params)) {
          expect(known).toContain(name);
          expect(typeof value).toBe('string');
        }
        if (params['offset'] !== undefined) expect(params['offset']).toMatch(/^(0|[1-9]\d{0,14}0)$/);
        expect(params['limit']).toBe(list.paging === 'all' ? undefined : '10');
        if (params['sort'] !== undefined)
          expect([...list.sortBy, list.defaultSort.by]).toContain(params['sort']);
        expect(params['search']).not.toBe('');
      }),
      sized(100, 10_000),
    );
  });
});

test('a list state survives its address, for every declared list and one that uses all features', () => {
  fc.assert(
    fc.property(anyListAndState, ({ list, state }) => {
      expect(parseListAddress(list, formatListAddress(list, state))).toEqual(state);
    }),
    sized(150, 10_000),
  );
});

const anyAction: fc.Arbitrary<ListAction> = fc.oneof(
  fc.record({ type: fc.constant('page' as const), page: fc.double() }),
  fc.record({ type: fc.constant('turn' as const), by: fc.double(), last: fc.double() }),
  fc.record({
    type: fc.constant('sort' as const),
    by: hostileText,
    order: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  fc.record({ type: fc.constant('search' as const), text: hostileText }),
  fc.record({ type: fc.constant('filter' as const), name: hostileText, option: hostileText }),
  fc.record({
    type: fc.constant('filter' as const),
    name: fc.constantFrom('status', 'filterBy', 'cutoff', 'period'),
  }),
  fc.constant({ type: 'reset' as const }),
);

test('no action leads to a state that a list does not allow', () => {
  fc.assert(
    fc.property(anyListAndState, fc.array(anyAction, { maxLength: 5 }), ({ list, state }, actions) => {
      const end = actions.reduce((before, action) => changeList(list, before, action), state);
      expectAllowed(list, end);
      expect(parseListAddress(list, formatListAddress(list, end))).toEqual({
        ...end,
        // An address cannot hold half a surrogate pair.
        search: wellFormed(end.search),
        filters: Object.fromEntries(
          Object.entries(end.filters).map(([name, option]) => [name, wellFormed(option)]),
        ),
      });
    }),
    sized(150, 10_000),
  );
});
