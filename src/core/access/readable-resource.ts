import type { FormInput, FormSpec, RecordInput } from '../form/form';
import { formWith } from '../form/form-for';
import type { DetailSpec, FindSpec, Resource } from '../resource/resource';
import { conditionsOf, isSetAction, type RowAction } from '../resource/row-action';
import { type AppAbility, hasOptionalFilters } from './ability';
import { readableList } from './readable-list';

/** Whether a field's value may be known: one without a right of its own by everybody who gets to its record. */
export const mayRead = (ability: AppAbility, { name, fields }: Resource, field: string): boolean =>
  !fields[field]?.onlyFor || ability.can('read', name, field);

const sectionsFor = ({ sections }: DetailSpec, isOpen: (name: string) => boolean): DetailSpec => ({
  sections: Object.fromEntries(
    Object.entries(sections)
      .map(([name, fields]) => [name, fields.filter(isOpen)] as const)
      .filter(([, fields]) => fields.length > 0),
  ),
});

/** The fields that an action tests, sets or asks for. */
const fieldsOf = (action: RowAction): readonly string[] => [
  ...(action.when === undefined ? [] : conditionsOf(action.when).map(({ field }) => field)),
  ...Object.keys(isSetAction(action) ? action.set : (action.inputs ?? {})),
];

/** The form without the inputs of closed fields, and without a closed field's value as the label of a chosen record. */
const formOf = (form: FormSpec, isOpen: (name: string) => boolean): FormSpec => {
  // An input under a condition goes with the input that its condition tests.
  const open = formWith(form, (name) => {
    const when = form.inputs[name]?.when;
    return isOpen(name) && (when === undefined || isOpen(when.input));
  });
  const labelled = ({ label, ...input }: RecordInput): FormInput =>
    label !== undefined && isOpen(label) ? { ...input, label } : input;
  return {
    ...open,
    inputs: Object.fromEntries(
      Object.entries(open.inputs).map(([name, input]) => [
        name,
        input.kind === 'record' ? labelled(input) : input,
      ]),
    ),
  };
};

const findFor = ({ by, newest }: FindSpec, isOpen: (name: string) => boolean): FindSpec => ({
  by: by.filter(isOpen),
  ...(newest !== undefined && isOpen(newest) && { newest }),
});

const actionsFor = (
  actions: Readonly<Record<string, RowAction>>,
  isOpen: (name: string) => boolean,
): Readonly<Record<string, RowAction>> =>
  Object.fromEntries(Object.entries(actions).filter(([, action]) => fieldsOf(action).every(isOpen)));

/** Without the filters that the server does not know. */
const answerable = <R extends Resource>(resource: R, ability: AppAbility): R => {
  const { list } = resource;
  const filters = Object.entries(list?.filters ?? {}).filter(([, { optional }]) => !optional);
  if (!list || hasOptionalFilters(ability) || filters.length === Object.keys(list.filters).length)
    return resource;
  return { ...resource, list: { ...list, filters: Object.fromEntries(filters) } };
};

const reduced = <R extends Resource>(declared: R, ability: AppAbility): R => {
  const resource = answerable(declared, ability);
  const { list, form, detail, rowActions, fields, idField, representation, tellApart, find } = resource;
  const isOpen = (name: string) => mayRead(ability, resource, name);
  if (Object.keys(fields).every(isOpen)) return resource;
  return {
    ...resource,
    representation: isOpen(representation) ? representation : idField,
    ...(tellApart && { tellApart: tellApart.filter(isOpen) }),
    ...(find && { find: findFor(find, isOpen) }),
    ...(list && { list: readableList(list, idField, isOpen) }),
    ...(form && { form: formOf(form, isOpen) }),
    ...(detail && { detail: sectionsFor(detail, isOpen) }),
    ...(rowActions && { rowActions: actionsFor(rowActions, isOpen) }),
  };
};

const known = new WeakMap<AppAbility, WeakMap<Resource, Resource>>();

/**
 * A declaration as this user is served it: nothing of its list, form, record's view or row actions is left that names a field which they
 * may not know, so that what is derived from it cannot show the field or tell its values. The fields themselves stay; the same object
 * for the same ability, and the declaration itself where nothing is withheld.
 */
export const readableResource = <R extends Resource>(resource: R, ability: AppAbility): R => {
  const ofUser = known.get(ability) ?? new WeakMap<Resource, Resource>();
  known.set(ability, ofUser);
  const found = (ofUser.get(resource) as R | undefined) ?? reduced(resource, ability);
  ofUser.set(resource, found);
  return found;
};
