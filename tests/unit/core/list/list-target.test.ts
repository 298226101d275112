import { describe, expect, test } from 'vitest';
import { areas, resources } from '@resources';
import { buildAbility } from '@core/access/ability';
import { providerFlags, providerPermissions } from '@resources/areas';
import { targetBy, targetOf } from '@core/dashboard/attention';
import { addressOf, type ListTarget, parseListAddress } from '@core/list/address';
import { readSpan } from '@core/list/period';
import { optionalFilters } from '@core/resource/filter';

const flags = Object.fromEntries(providerFlags.map((flag) => [flag, true]));
const everything = buildAbility(areas, { permissions: providerPermissions, flags });
const addressFor = (target: ListTarget, ability = everything) => addressOf(target, areas, ability, 7);

const addressBy = (area: string, query: string, ability = everything) => {
  const target = targetBy(area, query, areas, ability);
  return target && addressFor(target, ability);
};

const today = new Date(2026, 10, 20);
const targets = [
  ...['claim', 'billing', 'compliance', 'worker'].map((kind) => targetOf({ kind, dueDate: '' }, today)!),
  targetOf({ kind: 'billing', dueDate: '2026-01-01' }, today)!,
  { area: 'gross-profit', filters: { period: 'yearToDate' } },
] as const satisfies readonly ListTarget[];

describe('every list that the dashboard links to', () => {
  test.each(targets)('$area $filters is declared with these filters', (target) => {
    const [path = '', query = ''] = (addressFor(target) ?? '').split('?');
    const resource = resources.find(({ name }) => name === target.area)!;
    expect(path).toBe(`/clients/7/${resource.path}`);
    expect(parseListAddress(resource.list!, query).filters).toMatchObject(target.filters);
  });
});

test('addresses are readable', () => {
  expect(addressFor({ area: 'workers', filters: { cutoff: 'Not Met' } })).toBe(
    '/clients/7/employees?cutoff=Not+Met',
  );
  expect(addressFor({ area: 'claims', filters: { status: 'Open' } })).toBe('/clients/7/claims?status=Open');
  expect(addressFor({ area: 'payroll', filters: {} })).toBe('/clients/7/payroll');
});

test('an area that the user may not open, or that is not a list, has no address', () => {
  const permissions = providerPermissions.filter((name) => name !== 'eip_menu_claims');
  const without = buildAbility(areas, { permissions, flags });
  expect(addressFor({ area: 'claims', filters: {} }, without)).toBeUndefined();
  expect(addressFor({ area: 'dashboard', filters: {} })).toBeUndefined();
  expect(addressFor({ area: 'weather', filters: {} })).toBeUndefined();
});

describe('records that only a filter beyond the contract can select', () => {
  const fullAbility = buildAbility(areas, {
    permissions: providerPermissions,
    flags: { ...flags, [optionalFilters]: true },
  });
  const salvage = { area: 'claims', filters: { salvage: 'Yes' } };

  test('have an address only if the server supports the filter', () => {
    expect(addressFor(salvage, fullAbility)).toBe('/clients/7/claims?salvage=Yes');
    expect(addressFor(salvage)).toBeUndefined();
    expect(addressFor({ area: 'claims', filters: { status: 'No status' } }, fullAbility)).toBeUndefined();
  });

  test('are found by the query of their call', () => {
    const query = 'claim_status=Open&injured=2026-08-25..';
    expect(addressBy('claims', query, fullAbility)).toBe(
      '/clients/7/claims?status=Open&injured=2026-08-25..',
    );
    expect(addressBy('claims', query)).toBeUndefined();
    // In the order of the query, here that of the urgency.
    expect(addressBy('claims', 'claim_status=Open&sort=injury_date&order=asc', fullAbility)).toBe(
      '/clients/7/claims?sortOrder=asc&status=Open',
    );
    // Without a status in the query, the status is All.
    expect(addressBy('workers', 'location_name=Pier', fullAbility)).toBe(
      '/clients/7/employees?status=All&worksite=Pier',
    );
    expect(addressBy('claims', 'injured=yesterday', fullAbility)).toBeUndefined();
    expect(addressBy('claims', 'weather=fine', fullAbility)).toBeUndefined();
  });
});

test.each<[text: string, span: object | null]>([
  ['2026-02', { from: '2026-02-01', to: '2026-02-31' }],
  ['2026-11-15..2026-11-23', { from: '2026-11-15', to: '2026-11-23' }],
  ['2026-08-25..', { from: '2026-08-25' }],
  ['..2026-08-25', { to: '2026-08-25' }],
  ...['', '..', '2026-13', '2026-02-30..', '2026-02-01', 'a..b', '2026-01-01..2026-01-02..'].map(
    (text): [string, null] => [text, null],
  ),
])('the span %j is %j', (text, span) => {
  expect(readSpan(text)).toEqual(span);
});
