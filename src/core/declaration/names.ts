/** A name in a declaration, and where it is: `list.columns`. */
export type Used = readonly [where: string, name: string];

/** Yields a message for each name that is none of the possible ones. A name that is used twice is reported once. */
export function* unknownNames(
  used: Iterable<Used>,
  possible: readonly string[],
  what: string,
): Generator<string> {
  const reported = new Set<string>();
  for (const [where, name] of used) {
    if (possible.includes(name) || reported.has(name)) continue;
    reported.add(name);
    yield `${where} names the ${what} "${name}", which does not exist. Possible: ${possible.join(', ') || 'none'}.`;
  }
}

/** Returns names with the place where they all are. */
export const at = (where: string, names: Iterable<string | undefined> = []): readonly Used[] =>
  [...names].flatMap((name) => (name === undefined ? [] : [[where, name] as const]));
