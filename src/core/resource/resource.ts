import type { FormInput, FormSpec } from '../form/form';
import type { Area, Operation, OperationSpec, ResourceApi } from './area';
import type { RowRule } from './condition';
import type { Column, Declaration } from './declaration';
import type { Field, Fields } from './field';
import type { ListSpec } from './list-spec';
import type { RowActions } from './row-action';
import type { ResourceWords } from './words';

export type * from './area';
export type { ListSpec, SortOrder } from './list-spec';

/** A screen that is no list; its component is found by name in `app`. */
export interface Page extends Area {
  readonly kind: 'page';
  /** The page is only a way to another address of its scope, such as the first of its tabs. */
  readonly redirect?: string;
}

export interface DetailSpec {
  /** Fields of the single record by section; the words file names the sections, but for `wholeRecord`. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

/** How records are found from everywhere, by what a person knows of them: see docs/model. */
export interface FindSpec {
  /** Text, by its words and how they begin, and the number that identifies a record. Never what is personal beside name and mail. */
  readonly by: readonly string[];
  /** The field by which newer records stand first; their numbers tell when absent. */
  readonly newest?: string;
}

/** The one section of a record's view for which nothing was declared: all that the record has. */
export const wholeRecord = 'all';

export interface Resource extends Area {
  readonly kind: 'resource';
  readonly api: ResourceApi;
  /** Its records are the clients: each has a workspace of its own below `/clients`. One resource only. */
  readonly tenant?: boolean;
  /** Name of the field that identifies a record. */
  readonly idField: string;
  /** Name of the field that names a record to a person. */
  readonly representation: string;
  /** Fields of the list's rows that tell records of one name apart, below the name where one is chosen or found. */
  readonly tellApart?: readonly string[];
  /** Absent: found in its own list only. */
  readonly find?: FindSpec;
  readonly fields: Fields;
  /** Limits to the records that a caller knows of, wherever they are read. */
  readonly rows?: readonly RowRule[];
  /** Absent: a lookup that forms choose from, without a screen of its own. */
  readonly list?: ListSpec;
  /** The single record's view, at the list's path plus `/:id`. Only a list whose rows lead elsewhere has none. */
  readonly detail?: DetailSpec;
  readonly form?: FormSpec;
  /** What may be done with one record beside edit and delete, where `when` holds. Words: `rowActions.<name>`. */
  readonly rowActions?: RowActions;
  /** PDF files that the server makes, by the name of their words: the path below the backend's address. */
  readonly downloads?: Readonly<Record<string, { readonly path: string }>>;
  /** What may be done with records, and what is needed for it beside the area's own access. */
  readonly operations: Readonly<Partial<Record<Operation, OperationSpec>>>;
}

/** A resource that has a list; the others are only looked up by forms. */
export type ListedResource = Resource & { readonly list: ListSpec };

export const isListed = (resource: Resource): resource is ListedResource => resource.list !== undefined;

/** A resource whose single records have a view of their own, over the list. */
export type DetailedResource = ListedResource & { readonly detail: DetailSpec };

export const isDetailed = (resource: Resource): resource is DetailedResource =>
  isListed(resource) && resource.detail !== undefined;

export const isResource = (area: Area): area is Resource => 'kind' in area && area.kind === 'resource';

const defaultCard = (columns: readonly string[], fields: Fields): ListSpec['card'] => {
  const rest = columns.slice(1);
  const chip = rest.find((name) => fields[name]?.kind === 'status');
  return { ...(chip && { chip }), meta: [], fields: rest.filter((name) => name !== chip).slice(0, 4) };
};

const listOf = (
  list: Omit<Partial<ListSpec>, 'card'> & Pick<ListSpec, 'columns'> & { card?: object },
  fields: Fields,
) =>
  ({
    filters: {},
    paging: 'pages',
    ...list,
    defaultSort: { order: 'asc', ...list.defaultSort },
    card: { ...defaultCard(list.columns, fields), ...list.card },
  }) as ListSpec;

/**
 * The view of a record without a declared one: the columns, then what else it has to show. Left out are pictures, numbers of other
 * records that the form names, and what is worked out for rows to decide by.
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
    (!fields[name]?.computed || fields[name].detailOnly === true);
  return { sections: { [wholeRecord]: [...new Set([...columns, ...Object.keys(fields)])].filter(isShown) } };
};

/** Whether the rows of a list lead to another screen than that of the record. */
const leadsElsewhere = ({ rowLink }: Pick<ListSpec, 'rowLink'>) => rowLink?.startsWith('/') === true;

/**
 * Declares a resource: everything else (routes, menu, screens, API calls, endpoints, tests) is derived from the result.
 * The type argument is the English words file; a field or an input without words does not compile, neither does a column
 * that is no field or a sort key that is no column. Defaults: `path` is the name, `idField` is `id`, sort order ascending; a list whose rows lead
 * nowhere else has a view of the record with all its fields, which is looked for in the list where the server has no call for it.
 *
 *     export default defineResource<typeof words>()({ name: 'workers', … });
 */
export const defineResource =
  <W extends ResourceWords>() =>
  <
    const F extends Fields,
    const C extends Column<F>,
    const I extends Readonly<Record<string, FormInput>> = Record<never, never>,
  >(
    declaration: Declaration<W, F, C, I>,
  ): Resource & { readonly fields: F } => {
    const { list, detail: declared, operations = {}, ...rest } = declaration;
    const fields: Fields = declaration.fields;
    const { idField = 'id', representation, api } = declaration;
    const isDefault = list && declared === undefined && !leadsElsewhere(list);
    const detail = isDefault
      ? defaultDetail(list, fields, [idField, representation], rest.form?.inputs)
      : declared;
    return {
      path: declaration.name,
      ...rest,
      idField,
      ...(detail && { detail }),
      ...(isDefault && { api: { optional: 'record', ...api } }),
      kind: 'resource',
      fields: declaration.fields,
      operations: Object.fromEntries(
        Object.entries(operations).map(([name, need]) => [
          name,
          { ...need, permissions: need.permissions ?? [] },
        ]),
      ),
      ...(list && { list: listOf(list as never, fields) }),
    } as Resource & { readonly fields: F };
  };

export const definePage = (page: Omit<Page, 'kind'>): Page => ({ ...page, kind: 'page' });

/** A field of a resource by name. Throws when there is none, which only a slip in our own code can cause. */
export const fieldOf = (resource: Resource, name: string): Field => {
  const found = resource.fields[name];
  if (!found) throw new Error(`Resource ${resource.name} has no field ${name}`);
  return found;
};

/** The largest number that an integer column of the database holds. */
const largest = 2 ** 31 - 1;

export const isRecordId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= largest;

/** A record's number from a path or a query; null when it cannot be one. */
export const recordId = (text: string | undefined | null): number | null => {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return isRecordId(id) ? id : null;
};
