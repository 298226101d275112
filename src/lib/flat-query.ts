/**
 * Stands in for `qs` in Refine, which takes addresses apart with it on every page. The portal reads its addresses itself (the address
 * codec), so names and values without any structure are all that is needed: 14 kB gz less, and nothing nested can be sent in an address.
 */
type Values = Readonly<Record<string, unknown>>;

/** The query by name; the last of several with the same name counts. */
const parse = (query: string): Record<string, string> => {
  const found = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(query)) found[name] = value;
  return found;
};

/** `?` and all values that are text, numbers or yes and no; an empty text without any. */
const stringify = (values: Values): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
};

export default { parse, stringify };
