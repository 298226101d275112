import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areas, resources } from '@resources';
import { parseListAddress } from '@core/list/address';
import { sized } from '@tests/helpers/arbitraries';
import { hostileQuery } from '@tests/helpers/arbitraries-address';

const declared = resources.flatMap(({ name, list }) => (list ? [{ name, list }] : []));
const year = new Date().getFullYear();
const periods = ['last6Months', 'yearToDate', String(year - 1), String(year - 2)];

/** The first value under a name, read by hand from the query. */
const firstValue = (query: string, name: string): string | null => new URLSearchParams(query).get(name);

describe('the lists whose grammar the specification defines', () => {
  const listOf = (name: string) => declared.find((one) => one.name === name)!.list;
  /** List, filter, its values in the specification's order, and the default for anything else. */
  const grammar = [
    [
      'my-team',
      'filterBy',
      ['Top Sales', 'Bottom Sales', 'Top Recruiting', 'Bottom Recruiting'],
      'Top Sales',
    ],
    ['my-clients', 'filterBy', ['Aging', 'Claims', 'Retention', 'Compliance', 'Payroll'], 'Aging'],
    ['gross-profit', 'period', periods, String(year - 1)],
    ['revenue-report', 'period', periods, String(year - 1)],
    ['workers', 'status', ['All', 'Active', 'Inactive', 'Terminated'], 'Active'],
    ['workers', 'cutoff', ['All', 'Met', 'Not Met'], undefined],
  ] as const;

  test.each(grammar)('%s accepts only the listed values of %s', (name, filter, values, defaultValue) => {
    fc.assert(
      fc.property(hostileQuery([filter], values), (text) => {
        const value = firstValue(text, filter);
        const expected = values.find((one) => one === value) ?? defaultValue;
        expect(parseListAddress(listOf(name), text).filters[filter]).toBe(expected);
      }),
      sized(300, 10_000),
    );
  });

  const sorts = [
    ['users', ['first_name', 'last_name', 'username', 'role_name', 'stage', 'created'], 'first_name'],
    ['client-users', ['first_name', 'last_name', 'username', 'role_name', 'stage', 'created'], 'first_name'],
    ['locations', ['location_name', 'created_date'], 'location_name'],
    ['pact-rewards', ['full_name', 'pact_reward', 'earning_bonus', 'total_bonus'], 'full_name'],
    [
      'workers',
      'full_name employee_status class_code_id hire_date days_worked ytd_wages pct_cutoff_met'.split(' '),
      'full_name',
    ],
  ] as const;

  test.each(sorts)(
    '%s sorts by the listed columns, or else by its default',
    (name, columns, defaultSortBy) => {
      fc.assert(
        fc.property(
          hostileQuery(['sortBy', 'sortOrder', 'page'], [...columns, 'asc', 'desc', '3', '12']),
          (text) => {
            const state = parseListAddress(listOf(name), text);
            const by = firstValue(text, 'sortBy');
            const order = firstValue(text, 'sortOrder');
            const page = firstValue(text, 'page') ?? '';
            const isPage = /^[0-9]+$/.test(page) && Number.isSafeInteger(Number(page) * 10);
            expect(state.sortBy).toBe(columns.find((one) => one === by) ?? defaultSortBy);
            expect(state.sortOrder).toBe(order === 'desc' ? 'desc' : 'asc');
            if (isPage && page.length <= 15) expect(state.page).toBe(Number(page));
            if (!/^[0-9]+$/.test(page)) expect(state.page).toBe(0);
          },
        ),
        sized(300, 10_000),
      );
    },
  );
});

test('an area that only redirects leads to an address that its list understands', () => {
  for (const area of areas)
    if (area.kind === 'page' && area.redirect !== undefined) {
      const [path, query = ''] = area.redirect.split('?');
      const target = resources.find((one) => one.scope === area.scope && one.path === path);
      const list = target?.list;
      expect(list && parseListAddress(list, query).filters).toEqual(
        list && parseListAddress(list, '').filters,
      );
    }
});
