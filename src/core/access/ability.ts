import { createMongoAbility, type MongoAbility, type RawRuleOf } from '@casl/ability';
import { isSetAction } from '../resource/row-action';
import { isResource, type Area, type Operation, type Resource } from '../resource/resource';
import { subjectsOfRoles } from './roles';

/**
 * see: the area exists for this user (its flag is on). list, show: may be opened. create, edit, delete: may be done.
 * read: may know this field's value; asked with the field's name. act: may do this row action; asked with its name.
 */
export type Action = 'see' | 'list' | 'show' | Operation | 'read' | 'act';
export type AppAbility = MongoAbility<[Action, string]>;
type Rule = RawRuleOf<AppAbility>;

export interface Rights {
  readonly permissions: readonly string[];
  /** Whether each flag is on; one that is missing is off. */
  readonly flags: Readonly<Record<string, boolean>>;
}

/** The subject that stands for an area's menu entry; asked with `see`. */
export const menuSubject = (name: string): string => `menu:${name}`;

/** What keeps a user from an area: the flag that is off, the permissions that are missing. */
export const explainRefusal = (area: Area, rights: Rights): { flag?: string; permissions: string[] } => {
  const { flag, permissions } = area.access;
  const off = flag !== undefined && rights.flags[flag] !== true;
  return {
    ...(off && { flag }),
    permissions: permissions.filter((permission) => !rights.permissions.includes(permission)),
  };
};

const resourceRules = (area: Resource, held: ReadonlySet<string>): Rule[] => {
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
  // CASL refuses a rule with an empty list of fields.
  const onNames = (action: 'read' | 'act', names: string[]): Rule[] =>
    names.length > 0 ? [{ action, subject: area.name, fields: names }] : [];
  return [
    ...onNames('read', readable),
    ...onNames('act', actions),
    ...allowed.map((operation) => ({ action: operation, subject: area.name })),
  ];
};

const areaRules = (area: Area, rights: Rights, held: ReadonlySet<string>): Rule[] => {
  const missing = explainRefusal(area, rights);
  if (missing.flag !== undefined) return [];
  const rules: Rule[] = [{ action: 'see', subject: area.name }];
  if (missing.permissions.length > 0) return rules;
  rules.push({ action: ['list', 'show'], subject: area.name });
  if (area.menu && (area.menu.permissions ?? []).every((permission) => held.has(permission)))
    rules.push({ action: 'see', subject: menuSubject(area.name) });
  return isResource(area) ? [...rules, ...resourceRules(area, held)] : rules;
};

/**
 * The one answer to every question of access, built from the token's permissions and the feature flags. Subjects are the areas by
 * name, their menu entries, and the kinds of user (see `roles`).
 */
export const buildAbility = (areas: readonly Area[], rights: Rights): AppAbility => {
  const held = new Set(rights.permissions);
  return createMongoAbility<AppAbility>([
    ...subjectsOfRoles(held).map((subject): Rule => ({ action: ['see', 'list'], subject })),
    ...areas.flatMap((area) => areaRules(area, rights, held)),
  ]);
};
