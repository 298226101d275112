import { conditionFields } from '../conditions/condition-tests';
import type { FormInput, FormSpec, RecordInput } from '../form/form';
import { formWith, testedInputs } from '../form/form-for';
import type { DetailSpec, FindSpec, Resource } from '../resource/resource';
import type { Action } from '../resource/action';
import { type AppAbility, hasOptionalFilters } from './ability';
import { readableList } from './readable-list';

/** Whether the user may read a field's value. A field without `onlyFor` is readable for all users who can read the record. */
export const mayRead = (ability: AppAbility, { name, fields }: Resource, field: string): boolean =>
  !fields[field]?.onlyFor || ability.can('read', name, field);

/** Whether the user may write a field, if they may write the record. Fields that cannot be read cannot be written. */
export const mayWrite = (ability: AppAbility, resource: Resource, field: string): boolean =>
  mayRead(ability, resource, field) &&
  (!resource.fields[field]?.writableFor || ability.can('write', resource.name, field));

const sectionsFor = ({ sections }: DetailSpec, isOpen: (name: string) => boolean): DetailSpec => ({
  sections: Object.fromEntries(
    Object.entries(sections)
      .map(([name, fields]) => [name, fields.filter(isOpen)] as const)
      .filter(([, fields]) => fields.length > 0),
  ),
});

/** Returns the fields that an action sets or has inputs for. */
const writtenBy = (action: Action): readonly string[] =>
  Object.keys('set' in action ? action.set : 'inputs' in action ? (action.inputs ?? {}) : {});

type NameTest = (name: string) => boolean;

/**
 * Returns the form without the inputs of fields that cannot be written, and without rules and labels of unreadable
 * fields.
 */
const formOf = (form: FormSpec, isOpen: NameTest, isWritable: NameTest): FormSpec => {
  // An input with a condition is removed together with the input that the condition tests.
  const open = formWith(form, (name) => {
    const input = form.inputs[name];
    if (input === undefined || !isWritable(name)) return false;
    const isFromOpen = !('from' in input) || typeof input.from !== 'object' || isOpen(input.from.field);
    return isFromOpen && testedInputs(input).every((tested) => isWritable(tested.input));
  });
  const withReadableLabel = ({ label, ...input }: RecordInput): FormInput =>
    label !== undefined && isOpen(label) ? { ...input, label } : input;
  // A rule that compares an unreadable field would reveal its value.
  const rules = Object.entries(open.rules ?? {}).filter(([, { must }]) =>
    conditionFields(must).every(isOpen),
  );
  return {
    ...open,
    ...(open.rules && { rules: Object.fromEntries(rules) }),
    inputs: Object.fromEntries(
      Object.entries(open.inputs).map(([name, input]) => [
        name,
        input.kind === 'record' ? withReadableLabel(input) : input,
      ]),
    ),
  };
};

const findFor = ({ newest }: FindSpec, isOpen: (name: string) => boolean): FindSpec =>
  newest !== undefined && isOpen(newest) ? { newest } : {};

const actionsFor = (
  actions: Readonly<Record<string, Action>>,
  isOpen: NameTest,
  isWritable: NameTest,
): Readonly<Record<string, Action>> =>
  Object.fromEntries(
    Object.entries(actions).filter(
      ([, action]) => conditionFields(action.when).every(isOpen) && writtenBy(action).every(isWritable),
    ),
  );

/** Returns the resource without the filters that the server does not support. */
const withoutOptionalFilters = <R extends Resource>(resource: R, ability: AppAbility): R => {
  const { list } = resource;
  const filters = Object.entries(list?.filters ?? {}).filter(([, { optional }]) => !optional);
  if (!list || hasOptionalFilters(ability) || filters.length === Object.keys(list.filters).length)
    return resource;
  return { ...resource, list: { ...list, filters: Object.fromEntries(filters) } };
};

const restrictResource = <R extends Resource>(declared: R, ability: AppAbility): R => {
  const resource = withoutOptionalFilters(declared, ability);
  const { list, form, detail, actions, fields, idField, representation, tellApart, find } = resource;
  const isOpen = (name: string) => mayRead(ability, resource, name);
  const isWritable = (name: string) => mayWrite(ability, resource, name);
  if (Object.keys(fields).every(isWritable)) return resource;
  return {
    ...resource,
    representation: isOpen(representation) ? representation : idField,
    ...(tellApart && { tellApart: tellApart.filter(isOpen) }),
    ...(find && { find: findFor(find, isOpen) }),
    ...(list && { list: readableList(list, idField, isOpen) }),
    ...(form && { form: formOf(form, isOpen, isWritable) }),
    ...(detail && { detail: sectionsFor(detail, isOpen) }),
    ...(actions && { actions: actionsFor(actions, isOpen, isWritable) }),
  };
};

const cache = new WeakMap<AppAbility, WeakMap<Resource, Resource>>();

/**
 * Returns a declaration for one user. Its list, form, detail view and actions do not refer to fields that the user
 * may not read, so that nothing derived from it can show such a field or reveal its values; its form and actions do
 * not write fields that the user may not write. `fields` itself is
 * unchanged. Returns the same object for the same ability, and the declaration itself if nothing is withheld.
 */
export const readableResource = <R extends Resource>(resource: R, ability: AppAbility): R => {
  const userCache = cache.get(ability) ?? new WeakMap<Resource, Resource>();
  cache.set(ability, userCache);
  const found = (userCache.get(resource) as R | undefined) ?? restrictResource(resource, ability);
  userCache.set(resource, found);
  return found;
};
