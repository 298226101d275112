/** A figure read what its caller may not know. It never reaches an answer: the figure is left out, see `answered`. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable';
}

/** What a figure answers; undefined when it reads what the caller may not know. */
export const unlessWithheld = async <T>(figure: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await figure();
  } catch (error) {
    if (error instanceof NotReadable) return undefined;
    throw error;
  }
};

/**
 * The parts of an answer, each read by itself: the key of one that reads what the caller may not know is left out, so that nothing
 * stands for it and no other part suffers.
 */
export const answered = async <T extends object>(parts: {
  readonly [Name in keyof T]: () => Promise<T[Name]>;
}): Promise<Partial<T>> => {
  const answer: Record<string, unknown> = {};
  for (const [key, part] of Object.entries<() => Promise<unknown>>(parts)) {
    const value = await unlessWithheld(part);
    if (value !== undefined) answer[key] = value;
  }
  return answer as Partial<T>;
};
