import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areas } from '@resources';
import { buildAbility, explainRefusal, hasRole } from '@core/access/ability';
import { menuOf, agencyClientAreas } from '@core/navigation/menu';
import { sized } from '@tests/helpers/arbitraries';
import { anyClient, anyRights, holds, isAgency, isOn, isOpen } from './any-rights';
import { screens } from './spec-model';

// Compares a naive reading of the specification (sections 2 and 6) and of the decisions with what the portal derives from its
// declarations. No part of the model is taken from the code.

describe('for any flags and permissions', () => {
  test('a screen is missing, refused or open as in the tables', () => {
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
      sized(150, 10_000),
    );
  });

  test('no action is allowed on a closed screen', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const ability = buildAbility(areas, rights);
        for (const screen of screens)
          for (const action of ['show', 'create', 'edit', 'delete', 'read'] as const)
            if (ability.can(action, screen.name))
              expect([screen.name, isOpen(rights, screen)]).toEqual([screen.name, true]);
      }),
      sized(150, 10_000),
    );
  });

  test('the columns of the client list depend on the kind of user', () => {
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
      sized(150, 10_000),
    );
  });

  test('a kind of user follows from its permission', () => {
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

  test('the menu contains what the specification lists, each entry once', () => {
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
      sized(150, 10_000),
    );
  });

  test('only agency users have the bar with the open areas of a client', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const visited = agencyClientAreas(areas, buildAbility(areas, rights)).map(({ name }) => name);
        const open = screens.filter((screen) => screen.scope === 'client' && isOpen(rights, screen));
        expect(visited.sort()).toEqual(isAgency(rights) ? open.map(({ name }) => name).sort() : []);
      }),
      sized(150, 10_000),
    );
  });
});
