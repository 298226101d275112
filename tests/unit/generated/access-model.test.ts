import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areas } from '../../../resources';
import { buildAbility, explainRefusal } from '../../../src/core/access/ability';
import { hasRole } from '../../../src/core/access/roles';
import {
  agencyLanding,
  clientLanding,
  employeeLanding,
  landing,
  shortPaths,
} from '../../../src/core/navigation/landing';
import { menuOf, visitedAreas } from '../../../src/core/navigation/menu';
import { areaPath } from '../../../src/core/navigation/paths';
import { homePath } from '../../../src/app/portal/redirects';
import { hostileText, sized } from '../../helpers/arbitraries';
import { flags, permissions, screens, type Rights, type Screen } from './spec-model';

// A naive reading of the specification (sections 2 and 6) and of the decisions, against what the portal derives from its
// declarations. Nothing of the model is taken from the code.

/** Kinds of user as they come, and any mixture; unknown permissions and flags are among them. */
const strange = fc.oneof(
  hostileText,
  fc.constantFrom('eip_menu_', 'eip_menu_payrolls', 'EIP_MENU_USERS', 'act_as_', 'eip_menu_constructor'),
);
const roles = permissions.filter((name) => name.startsWith('act_as_'));
const anyPermissions = fc
  .tuple(
    fc.subarray(roles, { maxLength: 2 }),
    fc.oneof(
      { weight: 4, arbitrary: fc.subarray(permissions) },
      { weight: 1, arbitrary: fc.constant(permissions) },
      { weight: 1, arbitrary: fc.subarray(permissions, { maxLength: 2 }) },
    ),
    fc.array(strange, { maxLength: 2 }),
  )
  .chain((parts) => {
    const all = [...new Set(parts.flat())];
    return fc.shuffledSubarray(all, { minLength: all.length });
  });
const anyFlags = fc
  .tuple(
    fc.array(fc.constantFrom('on', 'off', 'missing'), { minLength: flags.length, maxLength: flags.length }),
    strange,
  )
  .map(([values, other]): Record<string, boolean> => ({
    ...Object.fromEntries(
      flags.flatMap((name, at) => (values[at] === 'missing' ? [] : [[name, values[at] === 'on'] as const])),
    ),
    ...(other !== '__proto__' && { [other]: true }),
  }));
const mostOn = fc
  .subarray([...flags], { minLength: flags.length - 3 })
  .map((on) => Object.fromEntries(on.map((name) => [name, true])));
const anyRights: fc.Arbitrary<Rights> = fc.record({
  permissions: anyPermissions,
  flags: fc.oneof(anyFlags, mostOn),
});
const anyClient = fc.option(fc.nat(), { nil: undefined });

const holds = (rights: Rights, names: readonly string[]) =>
  names.every((name) => rights.permissions.includes(name));
const isOn = (rights: Rights, { flag }: Screen) => flag === null || rights.flags[flag] === true;
const isOpen = (rights: Rights, screen: Screen) => isOn(rights, screen) && holds(rights, screen.permissions);
const isAgency = (rights: Rights) => holds(rights, ['act_as_evoove_agency']);

describe('for any flags and permissions', () => {
  test('a screen is found, refused or open as the tables have it', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const ability = buildAbility(areas, rights);
        for (const screen of screens) {
          const area = areas.find(({ name }) => name === screen.name)!;
          expect([screen.name, ability.can('see', screen.name)]).toEqual([screen.name, isOn(rights, screen)]);
          expect([screen.name, ability.can('list', screen.name)]).toEqual([
            screen.name,
            isOpen(rights, screen),
          ]);
          const missing = explainRefusal(area, rights);
          expect(missing.flag).toBe(isOn(rights, screen) ? undefined : screen.flag);
          expect([...missing.permissions].sort()).toEqual(
            screen.permissions.filter((name) => !holds(rights, [name])).sort(),
          );
        }
      }),
      sized(500, 10_000),
    );
  });

  test('nothing can be done on a screen that is closed', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const ability = buildAbility(areas, rights);
        for (const screen of screens)
          for (const action of ['show', 'create', 'edit', 'delete', 'read'] as const)
            if (ability.can(action, screen.name))
              expect([screen.name, isOpen(rights, screen)]).toEqual([screen.name, true]);
      }),
      sized(500, 10_000),
    );
  });

  test('the columns of the client list are those of the kind of user', () => {
    const columns = {
      total_past_due: ['act_as_eip_admin', 'act_as_eip_broker'],
      open_claim_count: ['act_as_eip_admin', 'act_as_eip_broker'],
      pact_compliance: ['act_as_eip_admin', 'act_as_eip_broker'],
      ytd_gross_profit: ['act_as_eip_admin'],
      last_login: ['act_as_eip_admin', 'act_as_eip_internal', 'act_as_pact_admin'],
    };
    fc.assert(
      fc.property(anyRights, (rights) => {
        const ability = buildAbility(areas, rights);
        for (const [column, kinds] of Object.entries(columns))
          expect([column, ability.can('read', 'clients', column)]).toEqual([
            column,
            kinds.some((kind) => holds(rights, [kind])),
          ]);
        expect(ability.can('read', 'clients', 'client_account_name')).toBe(true);
      }),
      sized(500, 10_000),
    );
  });

  test('a kind of user is its permission', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const ability = buildAbility(areas, rights);
        const kinds = {
          admin: 'act_as_eip_admin',
          broker: 'act_as_eip_broker',
          internal: 'act_as_eip_internal',
          'pact-admin': 'act_as_pact_admin',
          agency: 'act_as_evoove_agency',
          'client-list': 'eip_clients_read_list',
          'client-selector': 'eip_menu_client_selector',
        } as const;
        for (const kind of Object.keys(kinds) as (keyof typeof kinds)[])
          expect([kind, hasRole(ability, kind)]).toEqual([kind, holds(rights, [kinds[kind]])]);
      }),
      sized(300, 10_000),
    );
  });

  test('the menu holds what the specification says, each once', () => {
    fc.assert(
      fc.property(anyRights, anyClient, (rights, clientId) => {
        const expected = screens.filter(
          (screen) =>
            screen.inMenu &&
            isOpen(rights, screen) &&
            holds(rights, screen.menuPermissions ?? []) &&
            isAgency(rights) === (screen.scope === 'agency') &&
            (screen.scope === 'client') === (clientId !== undefined),
        );
        const shown = menuOf(areas, buildAbility(areas, rights), { clientId }).flatMap(({ items }) => items);
        expect(shown.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name).sort());
      }),
      sized(500, 10_000),
    );
  });

  test('agency users who visit a client see what is open there, and nobody else does', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const visited = visitedAreas(areas, buildAbility(areas, rights)).map(({ name }) => name);
        const open = screens.filter((screen) => screen.scope === 'client' && isOpen(rights, screen));
        expect(visited.sort()).toEqual(isAgency(rights) ? open.map(({ name }) => name).sort() : []);
      }),
      sized(500, 10_000),
    );
  });
});

/** Where a login leads: dashboard, compliance, agency, else the path of the first other menu permission that leads anywhere. */
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
    // The users of the portal and those of a client share a path; the portal's own is the one it names.
    if (leading.some(({ scope }) => scope === 'global')) return 'users';
    const [inClient] = leading;
    // Without a path of its own outside of a client, the choice of a client leads on.
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

  test('inside a client: dashboard, else compliance, else what is open', () => {
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

  test('of an employee is the form or the app, unless the portal has a part for them', () => {
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

test('short paths are the client routes, without the one that the portal itself uses', () => {
  const expected = screens.filter(({ scope, path }) => scope === 'client' && path !== 'users');
  expect(
    shortPaths(areas)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(expected.map(({ path }) => path).sort());
});

test('an area leads to its route, for any number of a client', () => {
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
