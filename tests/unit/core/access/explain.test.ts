import fc from 'fast-check';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { areas } from '@resources';
import clients from '@resources/clients/resource';
import myClients from '@resources/my-clients/resource';
import users from '@resources/users/resource';
import workers from '@resources/workers/resource';
import { accessContext } from '@app/portal/access';
import { clientListGuard, createRefusal } from '@app/portal/guards';
import { buildAbility, type Rights } from '@core/access/ability';
import { explain, type PartExplanation, type AccessContext } from '@core/access/explain';
import { newPermission } from '@core/access/names';
import { columnsIn } from '@core/list/columns';
import { menuOf } from '@core/navigation/menu';
import type { ListSpec, Operation, Resource } from '@core/resource/resource';
import { anyRights, everythingOn } from '../portal-areas';

/** A resource whose operations need more permissions than its area, and one without a form and a menu icon. */
const guarded: Resource = {
  ...users,
  name: 'guarded',
  operations: {
    create: { permissions: ['act_as_eip_broker', 'eip_menu_claims'] },
    delete: { permissions: [newPermission('eip_menu_unheard_of')] },
  },
};
const { form: _, ...rest } = guarded;
const formless: Resource = {
  ...rest,
  name: 'formless',
  menu: { group: 'start', order: 99 },
  operations: { edit: { permissions: [] } },
  actions: { archive: { when: { field: 'stage', op: 'eq', value: 'active' }, set: {} } },
};
const all = [...areas, guarded, formless];
type Listed = Resource & { readonly list: ListSpec };
const listed = all.filter((area): area is Listed => area.kind === 'resource' && area.list !== undefined);

const availableNames = (parts: readonly PartExplanation[]) =>
  parts.filter(({ reasons }) => reasons.length === 0).map(({ name }) => name);
const asListed = (resource: Resource): Listed => listed.find(({ name }) => name === resource.name)!;
const sorted = (names: readonly string[]) => [...names].sort();

const anyList = fc.constantFrom(...listed).chain((resource) => {
  const { filter = '', columns = {} } = resource.list.columnsBy ?? {};
  return fc.record({
    resource: fc.constant(resource),
    state: fc
      .constantFrom(undefined, 'constructor', ...Object.keys(columns))
      .map((option) => ({ filters: option === undefined ? {} : { [filter]: option } })),
    hidden: fc.subarray([...resource.list.columns]).map((names) => new Set(names)),
  });
});
const anyContext = fc.record({
  rights: anyRights,
  clientId: fc.option(fc.nat(), { nil: undefined }),
  ownClients: fc.nat({ max: 3 }),
  list: anyList,
});
const forAnyContext = (
  check: (explainContext: AccessContext & { list: NonNullable<AccessContext['list']> }) => void,
) => fc.assert(fc.property(anyContext, check), { numRuns: 500 });

describe('for any flags and permissions, what is explained as available', () => {
  test('is what the menu contains', () => {
    forAnyContext((explainContext) => {
      const menu = menuOf(all, buildAbility(all, explainContext.rights), explainContext);
      const names = menu.flatMap(({ items }) => items.map(({ name }) => name));
      expect(sorted(availableNames(explain(all, explainContext).menu))).toEqual(sorted(names));
    });
  });

  test('is what the guards let through', () => {
    const passes = ({ rights, ownClients }: AccessContext) => {
      const context = new RouterContextProvider();
      const own = Array.from({ length: ownClients }, (__, id) => ({ id, name: String(id) }));
      context.set(accessContext, {
        rights,
        ability: buildAbility(all, rights),
        profile: { flags: {}, clients: own, user: null },
      });
      try {
        void clientListGuard(clients, createRefusal())({ context } as never, () => Promise.resolve());
        return true;
      } catch {
        return false;
      }
    };
    forAnyContext((explainContext) => {
      const ability = buildAbility(all, explainContext.rights);
      const open = all.filter(
        (area) =>
          ability.can('list', area.name) &&
          (area.kind === 'page' || area.list) &&
          (area.name !== 'clients' || passes(explainContext)),
      );
      expect(availableNames(explain(all, explainContext).screens)).toEqual(open.map(({ name }) => name));
    });
  });

  test('is every column that is readable, not hidden and fits the screen', () => {
    forAnyContext((explainContext) => {
      const { resource, state, hidden } = explainContext.list;
      const ability = buildAbility(all, explainContext.rights);
      const columns = columnsIn(resource.list, state).filter(
        (name, index) => ability.can('read', resource.name, name) && (index === 0 || !hidden.has(name)),
      );
      expect(sorted(availableNames(explain(all, explainContext).columns))).toEqual(sorted(columns));
    });
  });

  test('is what the user may do with records', () => {
    forAnyContext((explainContext) => {
      const { resource } = explainContext.list;
      const ability = buildAbility(all, explainContext.rights);
      const can = (operation: Operation) =>
        ability.can(operation, resource.name) && (operation === 'delete' || resource.form !== undefined);
      const { operations, actions, downloads } = explain(all, explainContext);
      expect(availableNames(operations)).toEqual((['create', 'edit', 'delete'] as const).filter(can));
      expect(availableNames(actions)).toEqual(
        Object.keys(resource.actions ?? {}).filter((name) => ability.can('act', resource.name, name)),
      );
      const isOpen = ability.can('list', resource.name);
      expect(availableNames(downloads)).toEqual(isOpen ? Object.keys(resource.downloads ?? {}) : []);
    });
  });
});

const rightsOf = (...permissions: string[]): Rights => ({ permissions, flags: everythingOn });
const shown = { state: { filters: {} }, screen: 'wide', hidden: new Set<string>() } as const;
const why = (parts: readonly PartExplanation[], name: string) =>
  parts.find((part) => part.name === name)?.reasons;

describe('the reasons', () => {
  test('of an area name its flag and permissions', () => {
    const explainContext = { rights: { permissions: ['eip_menu_users'], flags: {} }, ownClients: 2 };
    const { menu, screens } = explain(areas, explainContext);
    const refused = [
      { kind: 'flag-off', flag: 'eip_users' },
      { kind: 'missing', permissions: ['act_as_eip_admin'] },
    ];
    expect(why(menu, 'users')).toEqual(refused);
    expect(why(screens, 'users')).toEqual(refused);
    expect(why(menu, 'roles')).toContainEqual({ kind: 'no-entry' });
    expect(why(screens, 'roles')).toContainEqual({ kind: 'no-screen' });
  });

  test('of a menu entry name its own permission, and whether a client is open', () => {
    const outside = explain(areas, { rights: rightsOf('eip_menu_workers'), ownClients: 1 });
    expect(why(outside.menu, 'workers')).toEqual([{ kind: 'no-client' }]);
    expect(why(outside.menu, 'clients')).toEqual([{ kind: 'missing', permissions: ['act_as_eip_admin'] }]);
    expect(why(outside.screens, 'clients')).toEqual([{ kind: 'one-client' }]);
    const inside = explain(areas, { rights: rightsOf('act_as_eip_admin'), clientId: 7, ownClients: 0 });
    expect(why(inside.menu, 'clients')).toEqual([{ kind: 'client-open' }]);
    expect(why(inside.screens, 'clients')).toEqual([{ kind: 'no-own-client' }]);
  });

  test('of an agency user follow the agency menu', () => {
    const rights = rightsOf('act_as_evoove_agency', 'eip_menu_workers', 'evoove_menu_performance');
    const { menu } = explain(areas, { rights, clientId: 7, ownClients: 0 });
    expect(why(menu, 'workers')).toEqual([{ kind: 'agency-user' }]);
    expect(why(menu, 'performance')).toEqual([{ kind: 'client-open' }]);
    const staff = explain(areas, { rights: rightsOf('evoove_menu_performance'), ownClients: 0 });
    expect(why(staff.menu, 'performance')).toEqual([
      { kind: 'missing', permissions: ['act_as_evoove_agency'] },
    ]);
  });

  test('of a column name the permissions, the filter option, the user’s choice and the width', () => {
    const ofClients = explain(areas, {
      rights: rightsOf('act_as_eip_broker'),
      ownClients: 0,
      list: { ...shown, resource: asListed(clients) },
    });
    expect(why(ofClients.columns, 'ytd_gross_profit')).toEqual([
      { kind: 'none-of', permissions: ['act_as_eip_admin'] },
    ]);
    const ofAgency = explain(areas, {
      rights: rightsOf('evoove_menu_performance'),
      ownClients: 0,
      list: { ...shown, resource: asListed(myClients), state: { filters: { filterBy: 'Claims' } } },
    });
    expect(why(ofAgency.columns, 'days_30')).toEqual([
      { kind: 'other-option', filter: 'filterBy', option: 'Claims' },
    ]);
    const narrow = explain(areas, {
      rights: rightsOf('eip_menu_workers'),
      clientId: 7,
      ownClients: 0,
      list: {
        resource: asListed(workers),
        state: { filters: {} },
        hidden: new Set(['full_name', 'hire_date']),
      },
    });
    expect(why(narrow.columns, 'full_name')).toEqual([]);
    expect(why(narrow.columns, 'hire_date')).toEqual([{ kind: 'chosen-away' }]);
    expect(why(narrow.operations, 'create')).toEqual([{ kind: 'not-declared' }]);
  });

  test('of an operation name its permissions and a missing form', () => {
    const rights = rightsOf('eip_menu_users', 'act_as_eip_admin', 'eip_menu_claims');
    const of = (resource: Listed) => explain(all, { rights, ownClients: 0, list: { ...shown, resource } });
    expect(why(of(asListed(guarded)).operations, 'create')).toEqual([
      { kind: 'missing', permissions: ['act_as_eip_broker'] },
    ]);
    expect(why(of(asListed(formless)).actions, 'archive')).toEqual([{ kind: 'no-form' }]);
  });

  test('are empty without a list', () => {
    const { columns, operations } = explain(areas, { rights: rightsOf(), ownClients: 0 });
    expect([columns, operations]).toEqual([[], []]);
  });
});
