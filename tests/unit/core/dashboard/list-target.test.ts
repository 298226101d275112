import { describe, expect, test } from 'vitest';
import { areas, resources } from '@resources';
import { buildAbility } from '@core/access/ability';
import { knownFlags, knownPermissions } from '@core/access/names';
import { targetOf, type ListTarget } from '@core/dashboard/attention';
import { addressOf } from '@core/dashboard/list-target';
import { parseListAddress } from '@core/list/address';

const flags = Object.fromEntries(knownFlags.map((flag) => [flag, true]));
const everything = buildAbility(areas, { permissions: knownPermissions, flags });
const addressFor = (target: ListTarget, ability = everything) => addressOf(target, areas, ability, 7);

const today = new Date(2026, 10, 20);
const targets: ListTarget[] = [
  ...['claim', 'billing', 'compliance', 'worker'].map((kind) => targetOf({ kind, dueDate: '' }, today)!),
  targetOf({ kind: 'billing', dueDate: '2026-01-01' }, today)!,
  { area: 'gross-profit', filters: { period: 'yearToDate' } },
];

describe('every list that the dashboard leads to', () => {
  test.each(targets)('$area $filters is declared with these filters', (target) => {
    const [path = '', query = ''] = (addressFor(target) ?? '').split('?');
    const resource = resources.find(({ name }) => name === target.area)!;
    expect(path).toBe(`/clients/7/${resource.path}`);
    expect(parseListAddress(resource.list!, query).filters).toMatchObject(target.filters);
  });
});

test('addresses as people see them', () => {
  expect(addressFor({ area: 'workers', filters: { cutoff: 'Not Met' } })).toBe(
    '/clients/7/employees?cutoff=Not+Met',
  );
  expect(addressFor({ area: 'claims', filters: { status: 'Open' } })).toBe('/clients/7/claims?status=Open');
  expect(addressFor({ area: 'payroll', filters: {} })).toBe('/clients/7/payroll');
});

test('what the person may not open, and what is no list, has no address', () => {
  const permissions = knownPermissions.filter((name) => name !== 'eip_menu_claims');
  const without = buildAbility(areas, { permissions, flags });
  expect(addressFor({ area: 'claims', filters: {} }, without)).toBeUndefined();
  expect(addressFor({ area: 'dashboard', filters: {} })).toBeUndefined();
  expect(addressFor({ area: 'weather', filters: {} })).toBeUndefined();
});
