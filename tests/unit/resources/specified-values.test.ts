import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resources } from '@resources';
import billings from '@resources/billings/resource';
import claims from '@resources/claims/resource';
import members from '@resources/members/resource';
import users from '@resources/users/resource';
import workers from '@resources/workers/resource';
import type { Resource } from '@core/resource/resource';
import { createPortalTheme } from '@ui/theme/theme';
import { sourceFiles } from '@tests/helpers/source-files';

const userStages = { active: 'success', inactive: 'warning', not_verified: 'gray' };

describe('the chip of a status has the specified meaning', () => {
  it.each<[Resource, string, Record<string, string>]>([
    [users, 'stage', userStages],
    [members, 'stage', userStages],
    [
      billings,
      'invoice_status',
      { Pending: 'gray', Open: 'gray', Paid: 'success', '15+ Past Due': 'warning', '60+ Past Due': 'error' },
    ],
    [claims, 'claim_status', { Open: 'warning', Closed: 'success', Reopen: 'error', Pending: 'gray' }],
    [
      workers,
      'employee_status',
      { Active: 'success', Inactive: 'warning', Deceased: 'gray', Terminated: 'error' },
    ],
  ])('$name: %s', ({ fields }, name, meanings) => {
    expect(fields[name]?.values).toEqual(meanings);
  });
});

it('names roles only in the lists of users and in the role settings', () => {
  const naming = resources.filter(({ list }) => list?.columns.includes('role_name'));
  expect(naming.map(({ name }) => name).sort()).toEqual([
    'client-users',
    'members',
    'role-settings',
    'users',
  ]);
});

it('has the specified breakpoints', () => {
  expect(createPortalTheme().breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
});

it('reports errors to no service: no file sends beacons or names a package that would', () => {
  const pattern = /sendBeacon|\bsentry|bugsnag|\brollbar|datadog|ReportingObserver/i;
  const files = sourceFiles(['src', 'providers', 'package.json', 'index.html']);
  expect(files.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([]);
});
