import type { Filter, OneOfFilter } from '../resource/filter';
import type { RelatedSpec } from '../resource/related';
import { relationsOf, type NamedRelation } from '../resource/relation';
import {
  defaultCard,
  isListed,
  type ListedResource,
  type ListSpec,
  type Resource,
} from '../resource/resource';

/** A list on the pages of a resource's records: the records of another resource that refer to one of them. */
export interface RelatedList {
  /** The other resource. */
  readonly resource: ListedResource;
  /** The field of its relation, which holds the related record's name. */
  readonly relation: string;
  /** The filter of its list by the related record. */
  readonly filter: string;
  readonly spec: RelatedSpec;
}

/** Returns the relations of a resource to another one in the same scope, in their order. */
export const relationsTo = (parent: Resource, child: Resource): readonly NamedRelation[] =>
  child.scope === parent.scope ? relationsOf(child.fields).filter(({ of }) => of === parent.name) : [];

/** Returns the filter of a list by a relation. Undefined if it has none, for example because the server lacks it. */
const filterBy = ({ filters }: ListSpec, { key }: NamedRelation): string | undefined =>
  Object.entries(filters).find(([, filter]) => filter.kind === 'record' && filter.field === key)?.[0];

/**
 * Returns the related lists of a resource's records, in their order. `others`: the resources that the caller may list,
 * without what the caller may not read.
 */
export const relatedListsOf = (parent: Resource, others: readonly Resource[]): readonly RelatedList[] => {
  const { related = {} } = parent.record ?? {};
  const names = new Set([...Object.keys(related), ...others.map(({ name }) => name)]);
  return [...names].flatMap((name): RelatedList[] => {
    const { [name]: spec = {} } = related;
    const resource = others.find((other) => other.name === name);
    if (spec === false || !resource || !isListed(resource)) return [];
    const relation = relationsTo(parent, resource).find(({ label }) => label === (spec.by ?? label));
    const filter = relation && filterBy(resource.list, relation);
    return relation && filter !== undefined ? [{ resource, relation: relation.label, filter, spec }] : [];
  });
};

/** Returns a filter with the option that excludes nothing, or its default, as the only one. Undefined if nothing is sent for it. */
const fixedFilter = (filter: Filter): OneOfFilter | undefined => {
  if (filter.kind !== 'one-of') return undefined;
  const { param, options } = filter;
  const open = Object.keys(options).find((name) => options[name]?.where === undefined);
  const chosen = open ?? filter.default ?? '';
  const option = options[chosen];
  return option?.send === undefined
    ? undefined
    : { kind: 'one-of', param, options: { [chosen]: option }, default: chosen };
};

const without = <T extends ListSpec['card']>(card: T, name: string): T => ({
  ...card,
  meta: card.meta.filter((other) => other !== name),
  fields: card.fields.filter((other) => other !== name),
});

/**
 * Returns the resource of a related list for one record, by its id: its list has all records that refer to the record, in
 * the list's columns and order, without other filters, figures and charts. The filter by the record has that one option,
 * so that no address and no control changes it. Its records can only be opened, and added if the declaration says so.
 */
export const relatedResource = (related: RelatedList, id: string): ListedResource => {
  const { relation, filter, spec } = related;
  const { actions: _, operations, ...resource } = related.resource;
  const { importance, thenBy, search, paging, rowLink, ...list } = resource.list;
  const columns = spec.columns ?? list.columns.filter((name) => name !== relation);
  const { by: sortBy, order = 'asc' } = spec.sort ?? list.defaultSort;
  const own = list.filters[filter];
  const filters = Object.entries(list.filters).flatMap(([name, other]) => {
    const fixed = name === filter ? undefined : fixedFilter(other);
    return fixed ? [[name, fixed] as const] : [];
  });
  return {
    ...resource,
    operations: spec.create && operations.create ? { create: operations.create } : {},
    list: {
      columns,
      ...(importance && { importance }),
      sortBy: list.sortBy.filter((name) => name !== relation || name === sortBy),
      defaultSort: { by: sortBy, order },
      ...(thenBy && { thenBy }),
      search,
      paging,
      card: spec.columns ? defaultCard(columns, resource.fields) : without(list.card, relation),
      ...(rowLink && { rowLink }),
      filters: {
        ...Object.fromEntries(filters),
        ...(own?.kind === 'record' && {
          [filter]: {
            kind: 'one-of',
            param: own.param,
            options: { [id]: { send: id } },
            default: id,
          } as const,
        }),
      },
    },
  };
};
