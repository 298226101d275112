import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areas } from '@resources';
import { buildAbility } from '@core/access/ability';
import { agencyLanding, clientLanding, employeeLanding, landing, shortPaths } from '@core/navigation/landing';
import { areaPath } from '@core/navigation/paths';
import { homePath } from '@app/portal/redirects';
import { hostileText, sized } from '@tests/helpers/arbitraries';
import { anyRights, isAgency, isOpen } from './any-rights';
import { screens, type Rights } from './spec-model';

// Compares a naive reading of the specification (sections 2 and 6) and of the decisions with what the portal derives from its
// declarations. No part of the model is taken from the code.

/** Returns where a login goes: dashboard, compliance, agency, else the path of the first menu permission with an open screen. */
const expectedLanding = (rights: Rights): string => {
  const open = (name: string) =>
    isOpen(
      rights,
      screens.find((screen) => screen.name === name)!,
    );
  if (open('dashboard')) return 'dashboard';
  if (open('compliance')) return 'compliance';
  if (isAgency(rights)) return 'evoove';
  for (const permission of rights.permissions) {
    if (!permission.startsWith('eip_menu_')) continue;
    const leading = screens.filter(
      (screen) => screen.permissions.includes(permission) && isOpen(rights, screen),
    );
    // The portal's users and a client's users share a path, which belongs to the portal's users.
    if (leading.some(({ scope }) => scope === 'global')) return 'users';
    const [inClient] = leading;
    // An area without a short path starts at the choice of a client.
    if (inClient) return inClient.name === 'client-users' ? 'clients' : inClient.path;
  }
  return 'clients';
};

describe('the start', () => {
  test('after a login', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        expect(landing(areas, buildAbility(areas, rights), rights.permissions)).toBe(expectedLanding(rights));
      }),
      sized(500, 10_000),
    );
  });

  test('at the root', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const access = {
          ability: buildAbility(areas, rights),
          rights,
          profile: { flags: {}, clients: [], user: null },
        };
        expect(homePath(access)).toBe(isAgency(rights) ? '/evoove' : '/clients');
      }),
      sized(300, 10_000),
    );
  });

  test('inside a client: dashboard, else compliance, else any open area', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const found = clientLanding(areas, buildAbility(areas, rights), rights.permissions)?.name ?? null;
        const open = screens.filter((screen) => screen.scope === 'client' && isOpen(rights, screen));
        const names = open.map(({ name }) => name);
        if (names.includes('dashboard')) expect(found).toBe('dashboard');
        else if (names.includes('compliance')) expect(found).toBe('compliance');
        else if (names.length === 0) expect(found).toBeNull();
        else expect(names).toContain(found);
      }),
      sized(500, 10_000),
    );
  });

  test('in the agency area: report, performance, administration, in this order', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const order = ['revenue-report', 'performance', 'members'];
        const expected = order.find((name) =>
          isOpen(
            rights,
            screens.find((screen) => screen.name === name)!,
          ),
        );
        expect(agencyLanding(areas, buildAbility(areas, rights))?.name).toBe(expected);
      }),
      sized(500, 10_000),
    );
  });

  test('of an employee is the form or the app, unless they have permissions in the portal', () => {
    const employee = fc.option(fc.nat(), { nil: undefined });
    fc.assert(
      fc.property(
        anyRights,
        employee,
        fc.option(fc.boolean(), { nil: undefined }),
        (rights, id, isComplete) => {
          const place = employeeLanding({
            id: 1,
            permissions: rights.permissions,
            ...(id !== undefined && { employeeId: id }),
            ...(isComplete !== undefined && { onboardingComplete: isComplete }),
          });
          const hasPart = rights.permissions.some((name) => /^(eip_menu_|act_as_)/.test(name));
          const own = isComplete === true ? '/get-the-app' : `/thepactform?employee_id=${id}`;
          expect(place).toBe(id === undefined || hasPart ? null : own);
        },
      ),
      sized(500, 10_000),
    );
  });
});

test('short paths are the client routes, except those that global areas use', () => {
  // Areas that were added after the specification also have short paths.
  const added = areas.filter(({ name }) => !screens.some((screen) => screen.name === name));
  const twice = ['users', 'audit-trail', 'trash'];
  const expected = [...screens, ...added].filter(
    ({ scope, path }) => scope === 'client' && !twice.includes(path),
  );
  expect(
    shortPaths(areas)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(expected.map(({ path }) => path).sort());
});

test('an area has the path of its route, for any client id', () => {
  const root = { global: '', agency: '/evoove' } as const;
  fc.assert(
    fc.property(fc.constantFrom(...screens), fc.oneof(fc.maxSafeNat(), hostileText), (screen, client) => {
      const area = areas.find(({ name }) => name === screen.name)!;
      const expected =
        screen.scope === 'client'
          ? `/clients/${encodeURIComponent(String(client).replace(/\p{Cs}/gu, ''))}/${screen.path}`
          : `${root[screen.scope]}/${screen.path}`;
      expect(areaPath(area, typeof client === 'string' ? client.replace(/\p{Cs}/gu, '') : client)).toBe(
        expected,
      );
    }),
    sized(300, 10_000),
  );
});
