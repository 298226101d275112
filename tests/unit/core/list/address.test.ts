import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import clients from '@resources/clients/resource';
import users from '@resources/users/resource';
import workers from '@resources/workers/resource';
import { defaultListState } from '@core/list/list-state';
import { formatListAddress, parseListAddress } from '@core/list/address';
import { maxPage } from '@core/list/list-state';
import type { ListSpec } from '@core/resource/resource';
import { anyListAndState, lists } from './any-list';
import { runs } from '@tests/helpers/scale';

const employees = workers.list!;
const defaultState = {
  page: 0,
  sortBy: 'full_name',
  sortOrder: 'asc',
  search: '',
  filters: { status: 'Active' },
};

describe('reading', () => {
  test('an empty address is the default', () => {
    expect(parseListAddress(employees, '')).toEqual(defaultState);
    expect(parseListAddress(employees, '?')).toEqual(defaultState);
  });

  test('every parameter of the grammar is read', () => {
    expect(
      parseListAddress(
        employees,
        '?page=3&sortBy=ytd_wages&sortOrder=desc&search=ann+lee&status=All&cutoff=Not+Met',
      ),
    ).toEqual({
      page: 3,
      sortBy: 'ytd_wages',
      sortOrder: 'desc',
      search: 'ann lee',
      filters: { status: 'All', cutoff: 'Not Met' },
    });
  });

  test.each([
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=x',
    'page=',
    'page=99999999999999999999',
    `page=${maxPage + 1}`,
    'page=%00',
    'page=0x10',
    'sortBy=email_address',
    'sortBy=constructor',
    'sortOrder=ASC',
    'sortOrder=up',
    'status=active',
    'status=Asleep',
    'status=__proto__',
    'status=toString',
    'cutoff=true',
    'cutoff=',
    'unknown=1',
    '%E0%A4%A',
    '__proto__[page]=4',
  ])('%s falls back to the default', (query) =>
    expect(parseListAddress(employees, `?${query}`)).toEqual(defaultState),
  );

  test.each(['12345', 'true', 'null', '[]', '{"a":1}', '0'])('search=%s is text', (text) => {
    expect(parseListAddress(users.list!, `?search=${encodeURIComponent(text)}`).search).toBe(text);
  });

  test('a first-page list has neither page nor order', () => {
    const state = parseListAddress(
      clients.list!,
      '?page=4&sortBy=client_account_name&sortOrder=desc&search=a',
    );
    expect(state).toEqual({ ...defaultListState(clients.list!), search: 'a' });
  });
});

describe('writing', () => {
  test('defaults are left out', () => {
    expect(formatListAddress(employees, defaultListState(employees))).toBe('');
  });

  test('the rest has a fixed order', () => {
    const state = { ...defaultListState(employees), page: 2, search: 'ann & co', filters: { status: 'All' } };
    expect(formatListAddress(employees, state)).toBe('?page=2&search=ann+%26+co&status=All');
  });

  test('a first-page list writes neither page nor order', () => {
    const state = { ...defaultListState(clients.list!), page: 2, sortOrder: 'desc' as const };
    expect(formatListAddress(clients.list!, state)).toBe('');
  });
});

test('any state survives a round trip through the address', () => {
  fc.assert(
    fc.property(anyListAndState, ({ list, state }) => {
      expect(parseListAddress(list, formatListAddress(list, state))).toEqual(state);
    }),
    { numRuns: runs(1_500, 5_000) },
  );
});

const expectValidState = (list: ListSpec, query: string) => {
  const state = parseListAddress(list, query);
  expect(Number.isSafeInteger(state.page * 10) && state.page >= 0).toBe(true);
  expect([...list.sortBy, list.defaultSort.by]).toContain(state.sortBy);
  expect(['asc', 'desc']).toContain(state.sortOrder);
  for (const [name, option] of Object.entries(state.filters)) {
    const filter = list.filters[name];
    if (filter?.kind === 'one-of') expect(Object.keys(filter.options)).toContain(option);
    else expect(option).not.toBe('');
  }
  // The state is stable: its own address gives the same state again.
  expect(parseListAddress(list, formatListAddress(list, state))).toEqual(state);
};

const anyHostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('__proto__', 'constructor', '%', '%00', '[]', '{}', '-0', 'NaN', '１', 'x'.repeat(10_000)),
  fc.integer().map(String),
  fc.double().map(String),
  fc.json(),
);
const key = fc.constantFrom('page', 'sortBy', 'sortOrder', 'search', 'status', 'cutoff', 'odd', '__proto__');

test('no address throws or leads to a state that the list does not have', () => {
  const rawQuery = fc
    .array(fc.tuple(key, anyHostile))
    .map((pairs) => pairs.map(([k, v]) => `${k}=${v}`).join('&'));
  const encoded = fc
    .array(fc.tuple(key, anyHostile))
    .map((pairs) => new URLSearchParams(pairs.map(([k, v]) => [k, Buffer.from(v).toString()])).toString());
  fc.assert(
    fc.property(fc.constantFrom(...lists), fc.oneof(rawQuery, encoded, anyHostile), expectValidState),
    {
      numRuns: runs(2_500, 10_000),
    },
  );
});
