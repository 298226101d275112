type Values = Readonly<Record<string, unknown>>;

/** A form and a record that was changed in the meantime. */
export interface Merge {
  /** The values to save: mine where I changed them, theirs where only they did. In a conflict, mine. */
  readonly values: Values;
  /** The inputs that both changed, to different values. */
  readonly conflicts: readonly string[];
  /** The inputs that only the others changed. */
  readonly taken: readonly string[];
  /** The inputs that only I changed. */
  readonly kept: readonly string[];
}

/** Whether two values of an input are the same. Chosen records have no order. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item) => other.includes(item));
};

/**
 * Merges three states of a form's values: `base` when the form was opened, `mine` as typed, `theirs` as the record is
 * now. What one side alone changed is kept.
 */
export const mergeForm = (
  names: readonly string[],
  { base, mine, theirs }: { readonly base: Values; readonly mine: Values; readonly theirs: Values },
): Merge => {
  const isChanged = (values: Values) => (name: string) => !sameValue(values[name], base[name]);
  const [changedByMe, changedByThem] = [isChanged(mine), isChanged(theirs)];
  const taken = names.filter((name) => changedByThem(name) && !changedByMe(name));
  return {
    values: Object.fromEntries(names.map((name) => [name, (taken.includes(name) ? theirs : mine)[name]])),
    conflicts: names.filter(
      (name) => changedByMe(name) && changedByThem(name) && !sameValue(mine[name], theirs[name]),
    ),
    taken,
    kept: names.filter((name) => changedByMe(name) && !changedByThem(name)),
  };
};
