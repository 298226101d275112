import { Ability, subject, type ForcedSubject, type MatchConditions, type RawRuleOf } from '@casl/ability';
import { matches } from '../list/match';
import type { Condition } from '../resource/condition';
import { isSetAction } from '../resource/row-action';
import { isResource, type Area, type Operation, type Resource } from '../resource/resource';
import { subjectsOfRoles } from './roles';
import { rowConditions } from './row-conditions';

/**
 * see: the area exists for this user (its flag is on). list: may be opened. show: a record may be known. create, edit, delete: may be
 * done. read: may know this field's value; asked with the field's name. act: may do this row action; asked with its name.
 */
export type Action = 'see' | 'list' | 'show' | Operation | 'read' | 'act';

/** A record that the ability knows the kind of; see `recordSubject`. */
export type RecordSubject = ForcedSubject<string>;
/** Asked with an area's name it says whether anything is allowed there; asked with a record, whether it is with that one. */
export type AppAbility = Ability<[Action, string | RecordSubject], readonly Condition[]>;
type Rule = RawRuleOf<AppAbility>;

export interface Rights {
  readonly permissions: readonly string[];
  /** Whether each flag is on; one that is missing is off. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** The user's number, for rules of rows that ask whose a record is. */
  readonly userId?: number;
}

/** The subject that stands for an area's menu entry; asked with `see`. */
export const menuSubject = (name: string): string => `menu:${name}`;

/** One record of a resource, to ask the ability about. */
export const recordSubject = (resource: string, record: object): RecordSubject =>
  subject(resource, { ...record });

/** What keeps a user from an area: the flag that is off, the permissions that are missing. */
export const explainRefusal = (area: Area, rights: Rights): { flag?: string; permissions: string[] } => {
  const { flag, permissions } = area.access;
  const off = flag !== undefined && rights.flags[flag] !== true;
  return {
    ...(off && { flag }),
    permissions: permissions.filter((permission) => !rights.permissions.includes(permission)),
  };
};

const resourceRules = (area: Resource, rights: Rights, held: ReadonlySet<string>): Rule[] => {
  const readable = Object.entries(area.fields)
    .filter(([, { onlyFor }]) => !onlyFor || onlyFor.some((permission) => held.has(permission)))
    .map(([name]) => name);
  const allowed = (Object.keys(area.operations) as Operation[]).filter((operation) =>
    area.operations[operation]?.permissions.every((permission) => held.has(permission)),
  );
  // A change by one press is an edit.
  const actions = Object.entries(area.rowActions ?? {})
    .filter(([, action]) =>
      isSetAction(action)
        ? allowed.includes('edit') && area.form !== undefined
        : (action.permissions ?? []).every((permission) => held.has(permission)),
    )
    .map(([name]) => name);
  const rows = rowConditions(area, rights);
  const limit = rows.length > 0 ? { conditions: rows } : {};
  // CASL refuses a rule with an empty list of fields.
  const onNames = (action: 'read' | 'act', names: string[]): Rule[] =>
    names.length > 0 ? [{ action, subject: area.name, fields: names, ...limit }] : [];
  return [
    { action: 'show', subject: area.name, ...limit },
    ...onNames('read', readable),
    ...onNames('act', actions),
    ...allowed.map((operation) => ({ action: operation, subject: area.name, ...limit })),
  ];
};

const areaRules = (area: Area, rights: Rights, held: ReadonlySet<string>): Rule[] => {
  const missing = explainRefusal(area, rights);
  if (missing.flag !== undefined) return [];
  const rules: Rule[] = [{ action: 'see', subject: area.name }];
  if (missing.permissions.length > 0) return rules;
  rules.push({ action: 'list', subject: area.name });
  if (area.menu && (area.menu.permissions ?? []).every((permission) => held.has(permission)))
    rules.push({ action: 'see', subject: menuSubject(area.name) });
  return isResource(area)
    ? [...rules, ...resourceRules(area, rights, held)]
    : [...rules, { action: 'show', subject: area.name }];
};

/** Our conditions in place of MongoDB's: the storage answers the same ones, so that a row is judged alike in both places. */
const conditionsMatcher = (conditions: readonly Condition[]) =>
  ((record: object) => conditions.every((condition) => matches(record, condition))) as MatchConditions;

const fieldMatcher =
  <T extends string>(fields: T[]) =>
  (field: T): boolean =>
    fields.includes(field);

/**
 * The one answer to every question of access, built from the token's permissions and the feature flags. Subjects are the areas by
 * name, their menu entries, and the kinds of user (see `roles`).
 */
export const buildAbility = (areas: readonly Area[], rights: Rights): AppAbility => {
  const held = new Set(rights.permissions);
  return new Ability<[Action, string | RecordSubject], readonly Condition[]>(
    [
      ...subjectsOfRoles(held).map((role): Rule => ({ action: ['see', 'list'], subject: role })),
      ...areas.flatMap((area) => areaRules(area, rights, held)),
    ],
    { conditionsMatcher, fieldMatcher },
  );
};
