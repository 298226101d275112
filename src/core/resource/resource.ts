import type { FieldInput, FormInput, FormSpec } from '../form/form';
import type { Area, Operation, OperationSpec, ResourceApi } from './area';
import type { RowRule } from './condition';
import type { Column, Declaration, DeclaredInputs } from './declaration';
import type { Field, Fields, WithKeys } from './field';
import { inputOfField, isStateful } from './kinds';
import type { ListSpec } from './list-spec';
import type { RecordSpec } from './related';
import { withKeys, withRecordInputs, withRelationFilters } from './relation';
import type { Actions } from './action';
import type { ResourceWords } from './words';

export type * from './area';
export type { ListSpec, SortOrder } from './list-spec';

/** A screen that is not a list. */
export interface Page extends Area {
  readonly kind: 'page';
  /** The folder whose `ui/page.tsx` has the component: the page's name, so that pages that derive from it share it. */
  readonly home: string;
  /** The page is outside of the clients, but keeps the menu of the client the user works with. */
  readonly keepsClient?: true;
  /** The page redirects to another path in its scope, such as its first tab. */
  readonly redirect?: string;
}

export interface DetailSpec {
  /** Fields by section. The words file has the titles of the sections, except for `wholeRecord`. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

/** How the global search finds records of the resource, by the fields of the list's search; see docs/model. */
export interface FindSpec {
  /** The field that sorts newer records first. The record's number when absent. */
  readonly newest?: string;
}

/** The only section of a detail view without a declaration. It shows all fields of the record. */
export const wholeRecord = 'all';

export interface Resource extends Area {
  readonly kind: 'resource';
  readonly api: ResourceApi;
  /** The records are the clients; each has a workspace below `/clients`. Only one resource can be the tenant. */
  readonly tenant?: boolean;
  /** Name of the field that identifies a record. */
  readonly idField: string;
  /** Name of the field that is shown as the record's name. */
  readonly representation: string;
  /** Fields that distinguish records with the same name. Shown below the name in search results and in record choices. */
  readonly tellApart?: readonly string[];
  /** When absent, the global search does not find the records. */
  readonly find?: FindSpec;
  readonly fields: Fields;
  /** Rules that limit which records a caller can read. */
  readonly rows?: readonly RowRule[];
  /** When absent, the resource is a lookup for forms and has no screen. */
  readonly list?: ListSpec;
  /** The detail view of a record, at the list's path plus `/:id`. Absent if the rows of the list link to another screen. */
  readonly detail?: DetailSpec;
  readonly record?: RecordSpec;
  readonly form?: FormSpec;
  /** Actions on records besides edit and delete, offered where `when` holds. Words: `actions.<name>`. */
  readonly actions?: Actions;
  /** PDF files that the server creates, by their key in the words. `path` is relative to the backend's address. */
  readonly downloads?: Readonly<Record<string, { readonly path: string }>>;
  /** The operations on records and their permissions, in addition to the access of the area. */
  readonly operations: Readonly<Partial<Record<Operation, OperationSpec>>>;
}

/** A resource with a list. Resources without one are lookups for forms. */
export type ListedResource = Resource & { readonly list: ListSpec };

export const isListed = (resource: Resource): resource is ListedResource => resource.list !== undefined;

/** A resource with a list and a detail view. */
export type DetailedResource = ListedResource & { readonly detail: DetailSpec };

export const isDetailed = (resource: Resource): resource is DetailedResource =>
  isListed(resource) && resource.detail !== undefined;

export const isResource = (area: Area): area is Resource => 'kind' in area && area.kind === 'resource';

/** Returns the content of the cards of a list that declares none: a status as the chip, and the next columns. */
export const defaultCard = (columns: readonly string[], fields: Fields): ListSpec['card'] => {
  const rest = columns.slice(1);
  const chip = rest.find((name) => isStateful(fields[name]));
  return { ...(chip && { chip }), meta: [], fields: rest.filter((name) => name !== chip).slice(0, 4) };
};

const listOf = (
  list: Omit<Partial<ListSpec>, 'card'> & Pick<ListSpec, 'columns'> & { card?: object },
  fields: Fields,
) =>
  ({
    paging: 'pages',
    ...list,
    filters: withRelationFilters(fields, list.filters),
    defaultSort: { order: 'asc', ...list.defaultSort },
    card: { ...defaultCard(list.columns, fields), ...list.card },
  }) as ListSpec;

/**
 * Returns the detail view of a resource that does not declare one: the columns first, then the other fields. Leaves out
 * the id unless it is a column, the record's name, pictures, the keys of relations, the numbers of records that the form
 * has an input for, and computed fields that only list rows have.
 */
const defaultDetail = (
  { columns }: Pick<ListSpec, 'columns'>,
  fields: Fields,
  named: readonly string[],
  inputs: Readonly<Record<string, FormInput>> = {},
): DetailSpec => {
  const pictures = Object.values(fields).map(({ picture }) => picture);
  const isShown = (name: string) =>
    !named.includes(name) &&
    !pictures.includes(name) &&
    inputs[name]?.kind !== 'record' &&
    !fields[name]?.refers &&
    (!fields[name]?.computed || fields[name].relation !== undefined || fields[name].detailOnly === true);
  return { sections: { [wholeRecord]: [...new Set([...columns, ...Object.keys(fields)])].filter(isShown) } };
};

/** The fields that the title of a record stands for. An id that is a column is shown beside it. */
const namedFields = (
  { columns }: { readonly columns: readonly string[] },
  idField: string,
  representation: string,
): readonly string[] => (columns.includes(idField) ? [representation] : [idField, representation]);

/** Returns the inputs of a form with their kinds. Throws for one that has none and is none of a field's. */
const inputsOf = (
  { name: resource, fields }: Pick<Resource, 'name' | 'fields'>,
  inputs: Readonly<Record<string, FormInput | FieldInput>>,
): FormSpec['inputs'] =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => {
      if (input.kind !== undefined) return [name, input];
      const field = fields[name];
      const found = field && inputOfField(field);
      if (!found) throw new Error(`form.inputs.${name} of "${resource}" has no kind, and no field says one.`);
      return [name, { ...found, ...input }];
    }),
  );

/** Whether the rows of a list link to another screen than the record's. */
const linksElsewhere = ({ rowLink }: Pick<ListSpec, 'rowLink'>) => rowLink?.startsWith('/') === true;

/** A resource that knows the types of its fields. */
export type DeclaredResource<F extends Fields> = Omit<Resource, 'fields'> & { readonly fields: F };

/**
 * Declares a resource. Everything else (routes, menu, screens, API calls, endpoints, tests) is derived from the result.
 * The type argument is the English words file. The declaration does not compile if a field or an input has no words, if
 * a column is not a field, or if a sort key is not a column.
 *
 * Defaults: `path` is the name, `idField` is `id`, the sort order is ascending. A list whose rows do not link to
 * another screen gets a detail view with all fields; if the server has no call for a single record, the record is
 * looked up in the list.
 *
 *     export default defineResource<typeof words>()({ name: 'workers', … });
 */
export const defineResource =
  <W extends ResourceWords>() =>
  <const F extends Fields, const C extends Column<F>, const I extends DeclaredInputs = Record<never, never>>(
    declaration: Declaration<W, F, C, I>,
  ): DeclaredResource<WithKeys<F>> => {
    const { list, detail: declared, form: declaredForm, operations = {}, rules, ...rest } = declaration;
    const fields = withKeys(declaration.fields);
    const form = declaredForm && withRecordInputs(fields, declaredForm);
    const inputs = form && inputsOf(declaration, form.inputs);
    const { idField = 'id', representation, api } = declaration;
    const isDefault = list && declared === undefined && !linksElsewhere(list);
    const detail = isDefault
      ? defaultDetail(list, fields, namedFields(list, idField, representation), inputs)
      : declared;
    return {
      path: declaration.name,
      ...rest,
      idField,
      ...(form && { form: { ...form, inputs, ...(rules && { rules }) } }),
      ...(detail && { detail }),
      ...(isDefault && { api: { optional: 'record', ...api } }),
      kind: 'resource',
      fields,
      operations: Object.fromEntries(
        Object.entries(operations).map(([name, operationSpec]) => [
          name,
          { ...operationSpec, permissions: operationSpec.permissions ?? [] },
        ]),
      ),
      ...(list && { list: listOf(list as never, fields) }),
    } as unknown as DeclaredResource<WithKeys<F>>;
  };

/** Declares a page. Its component is the default export of `resources/<name>/ui/page.tsx`. */
export const definePage = (page: Omit<Page, 'kind' | 'home'>): Page => ({
  ...page,
  kind: 'page',
  home: page.name,
});

/** Returns a field of a resource by name. Throws if there is none, which is always a mistake in our own code. */
export const fieldOf = (resource: Resource, name: string): Field => {
  const found = resource.fields[name];
  if (!found) throw new Error(`Resource ${resource.name} has no field ${name}`);
  return found;
};

/** The largest value of an integer column in the database. */
const maxRecordId = 2 ** 31 - 1;

export const isRecordId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxRecordId;

/** Reads a record's number from a path or a query. Returns null if the text cannot be one. */
export const recordId = (text: string | undefined | null): number | null => {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return isRecordId(id) ? id : null;
};
