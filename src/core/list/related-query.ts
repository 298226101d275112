import type { RelatedList } from './related-lists';

/** The name of the parameter with the open one of several related lists. */
const openName = 'related';

/** Returns the one of several related lists that an address opens: the first one if it names none of them. */
export const openRelated = (query: string, lists: readonly RelatedList[]): RelatedList | undefined => {
  const wanted = new URLSearchParams(query).get(openName);
  return lists.find(({ resource }) => resource.name === wanted) ?? lists[0];
};

/** Returns the query of the same address with another related list open. */
export const withOpenRelated = (query: string, name: string): string => {
  const params = new URLSearchParams(query);
  params.set(openName, name);
  return `?${params}`;
};

const prefixOf = (name: string): string => `${name}.`;

/**
 * Returns the part of an address's query that belongs to a related list, as the query of a list. The parameters of a
 * related list have its name before theirs: `vehicles.page=2`.
 */
export const relatedQuery = (query: string, name: string): string => {
  const prefix = prefixOf(name);
  const own = [...new URLSearchParams(query)].flatMap(([param, value]) =>
    param.startsWith(prefix) ? [[param.slice(prefix.length), value]] : [],
  );
  return new URLSearchParams(own).toString();
};

/** Returns an address's query with that of a related list in place of its former one; empty if nothing is left. */
export const withRelatedQuery = (query: string, name: string, own: string): string => {
  const prefix = prefixOf(name);
  const others = [...new URLSearchParams(query)].filter(([param]) => !param.startsWith(prefix));
  const next = [...new URLSearchParams(own)].map(([param, value]) => [prefix + param, value]);
  const params = new URLSearchParams([...others, ...next]).toString();
  return params && `?${params}`;
};
