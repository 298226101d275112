import { expect, test } from 'vitest';
import clients from '@resources/clients/resource';
import users from '@resources/users/resource';
import workers from '@resources/workers/resource';
import { areaPath, areaPattern } from '@core/navigation/paths';

const performance = { path: 'performance', scope: 'agency' } as const;

test('patterns', () => {
  expect([clients, users, workers, performance].map(areaPattern)).toEqual([
    '/clients',
    '/users',
    '/clients/:clientId/employees',
    '/evoove/performance',
  ]);
});

test('addresses', () => {
  expect(areaPath(users)).toBe('/users');
  expect(areaPath(users, 7)).toBe('/users');
  expect(areaPath(workers, 7)).toBe('/clients/7/employees');
  expect(areaPath(workers)).toBe('/employees');
  expect(areaPath(workers, 'a/$&')).toBe('/clients/a%2F%24%26/employees');
  expect(areaPath(performance)).toBe('/evoove/performance');
});
