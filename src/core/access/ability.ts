import { Ability, subject, type ForcedSubject, type MatchConditions, type RawRuleOf } from '@casl/ability';
import { holds, resolveCondition, type ConditionContext } from '../conditions/resolve';
import { todayHere } from '../form/today';
import type { Condition, DeclaredCondition } from '../resource/condition';
import { optionalFilters } from '../resource/filter';
import { isResource, type Area, type Operation, type Resource } from '../resource/resource';
import type { Permission } from './names';

/**
 * `see`: the area exists for this user (its flag is on). `list`: the user may open the area. `show`: the user may see a
 * record. `create`, `edit`, `delete`: the user may perform the operation. `read`, `write`: the user may see or set a
 * field's value; checked with the field's name. `act`: the user may run an action; checked with the action's name.
 */
export type Action = 'see' | 'list' | 'show' | Operation | 'read' | 'write' | 'act';

/** A record together with the name of its resource; see `recordSubject`. */
export type RecordSubject = ForcedSubject<string>;
/**
 * Checked with an area's name, it tells whether the action is allowed on any record; with a record, whether it is
 * allowed on that one.
 */
export type AppAbility = Ability<[Action, string | RecordSubject], readonly DeclaredCondition[]>;
type Rule = RawRuleOf<AppAbility>;

export interface Rights {
  readonly permissions: readonly string[];
  /** Whether each flag is on. A missing flag is off. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** The user's number, for row rules that test the owner of a record. */
  readonly userId?: number;
  /** The current day of the server, `yyyy-MM-dd`, for row rules. The local day when absent. */
  readonly today?: string;
}

/** Kinds of users, and the permissions that do not belong to an area, such as reading clients that are not one's own. */
const roles = {
  admin: 'act_as_eip_admin',
  broker: 'act_as_eip_broker',
  internal: 'act_as_eip_internal',
  'pact-admin': 'act_as_pact_admin',
  agency: 'act_as_evoove_agency',
  'client-list': 'eip_clients_read_list',
  'client-selector': 'eip_menu_client_selector',
} satisfies Record<string, Permission>;

export type Role = keyof typeof roles;

/** Returns the permission of a role. */
export const permissionOf = (role: Role): Permission => roles[role];

/** Returns the roles of a user with these permissions, as subjects of the ability's rules. */
const subjectsOfRoles = (held: ReadonlySet<string>): Role[] =>
  (Object.keys(roles) as Role[]).filter((role) => held.has(roles[role]));

/** Returns the subject of an area's menu entry; checked with `see`. */
export const menuSubject = (name: string): string => `menu:${name}`;

/** Returns a record of a resource as a subject for the ability. */
export const recordSubject = (resource: string, record: object): RecordSubject =>
  subject(resource, { ...record });

/** Returns why a user may not open an area: the flag that is off and the missing permissions. */
export const explainRefusal = (area: Area, rights: Rights): { flag?: string; permissions: string[] } => {
  const { flag, permissions } = area.access;
  const isFlagOff = flag !== undefined && rights.flags[flag] !== true;
  return {
    ...(isFlagOff && { flag }),
    permissions: permissions.filter((permission) => !rights.permissions.includes(permission)),
  };
};

const allowedOperations = ({ operations }: Resource, held: ReadonlySet<string>): readonly Operation[] =>
  (Object.keys(operations) as Operation[]).filter((operation) =>
    operations[operation]?.permissions.every((permission) => held.has(permission)),
  );

/** Whether the user may perform the operation that a page is about on a resource of its scope. True for other areas. */
export const hasOperation = (
  areas: readonly Area[],
  { access: { operation }, scope }: Area,
  rights: Rights,
): boolean => {
  const held = new Set(rights.permissions);
  const isOpen = (area: Area) => {
    const { flag, permissions } = explainRefusal(area, rights);
    return flag === undefined && permissions.length === 0;
  };
  return (
    operation === undefined ||
    areas.some(
      (area) =>
        isResource(area) &&
        area.scope === scope &&
        isOpen(area) &&
        allowedOperations(area, held).includes(operation),
    )
  );
};

const contextOf = ({ userId, today = todayHere().first }: Rights): ConditionContext => ({ userId, today });

/** Returns the conditions of the row rules that limit a user with these rights, as declared. */
const limitsOf = (
  { rows = [] }: Pick<Resource, 'rows'>,
  { permissions }: Rights,
): readonly DeclaredCondition[] =>
  rows
    .filter(({ exceptFor = [] }) => !exceptFor.some((permission) => permissions.includes(permission)))
    .map(({ where }) => where);

/** Returns the conditions that a record must pass for a user with these rights. Empty if no row rule limits the user. */
export const rowConditions = (resource: Pick<Resource, 'rows'>, rights: Rights): readonly Condition[] =>
  limitsOf(resource, rights).map((where) => resolveCondition(where, contextOf(rights)));

const resourceRules = (area: Resource, rights: Rights, held: ReadonlySet<string>): Rule[] => {
  const holdsAny = (permissions?: readonly Permission[]) => permissions?.some((one) => held.has(one)) ?? true;
  const readable = Object.keys(area.fields).filter((name) => holdsAny(area.fields[name]?.onlyFor));
  const writable = readable.filter((name) => holdsAny(area.fields[name]?.writableFor));
  const allowed = allowedOperations(area, held);
  // A change with one click is an edit.
  const actions = Object.entries(area.actions ?? {})
    .filter(([, action]) =>
      'set' in action
        ? allowed.includes('edit') && area.form !== undefined
        : (action.permissions ?? []).every((permission) => held.has(permission)),
    )
    .map(([name]) => name);
  const rows = limitsOf(area, rights);
  const limit = rows.length > 0 ? { conditions: rows } : {};
  // CASL rejects a rule with an empty list of fields.
  const onNames = (action: 'read' | 'write' | 'act', names: string[]): Rule[] =>
    names.length > 0 ? [{ action, subject: area.name, fields: names, ...limit }] : [];
  return [
    { action: 'show', subject: area.name, ...limit },
    ...onNames('read', readable),
    ...onNames('write', writable),
    ...onNames('act', actions),
    ...allowed.map((operation) => ({ action: operation, subject: area.name, ...limit })),
  ];
};

const areaRules = (areas: readonly Area[], area: Area, rights: Rights, held: ReadonlySet<string>): Rule[] => {
  const missing = explainRefusal(area, rights);
  if (missing.flag !== undefined) return [];
  const rules: Rule[] = [{ action: 'see', subject: area.name }];
  if (missing.permissions.length > 0 || !hasOperation(areas, area, rights)) return rules;
  rules.push({ action: 'list', subject: area.name });
  if (area.menu && (area.menu.permissions ?? []).every((permission) => held.has(permission)))
    rules.push({ action: 'see', subject: menuSubject(area.name) });
  return isResource(area)
    ? [...rules, ...resourceRules(area, rights, held)]
    : [...rules, { action: 'show', subject: area.name }];
};

/**
 * Replaces CASL's MongoDB conditions with ours. The storage evaluates the same conditions, so both have the same result.
 * Every check reads the current day, because a page may stay open past midnight.
 */
const matcherFor = (rights: Rights) => (conditions: readonly DeclaredCondition[]) =>
  ((record: object) =>
    conditions.every((condition) => holds(record, condition, contextOf(rights)))) as MatchConditions;

const fieldMatcher =
  <T extends string>(fields: T[]) =>
  (field: T): boolean =>
    fields.includes(field);

/**
 * Builds the ability, which decides all access, from the token's permissions and the feature flags. Subjects are the
 * areas by name, their menu entries, and the roles (see `Role`).
 */
export const buildAbility = (areas: readonly Area[], rights: Rights): AppAbility => {
  const held = new Set(rights.permissions);
  return new Ability<[Action, string | RecordSubject], readonly DeclaredCondition[]>(
    [
      ...subjectsOfRoles(held).map((role): Rule => ({ action: ['see', 'list'], subject: role })),
      ...(rights.flags[optionalFilters] ? [{ action: 'see', subject: optionalFilters } satisfies Rule] : []),
      ...areas.flatMap((area) => areaRules(areas, area, rights, held)),
    ],
    { conditionsMatcher: matcherFor(rights), fieldMatcher },
  );
};

export const hasRole = (ability: AppAbility, role: Role): boolean => ability.can('see', role);
/** Whether the server supports the filters that are not part of the contract. */
export const hasOptionalFilters = (ability: AppAbility): boolean => ability.can('see', optionalFilters);
export const isAgency = (ability: AppAbility): boolean => hasRole(ability, 'agency');
export const isAdmin = (ability: AppAbility): boolean => hasRole(ability, 'admin');
/** Whether the user may read all clients, not only their own. */
export const readsAllClients = (ability: AppAbility): boolean => hasRole(ability, 'client-list');
