/**
 * Thrown when a figure reads data that the caller may not know. It never reaches a response: the figure is left out,
 * see `answered`.
 */
export class NotReadable extends Error {
  override readonly name = 'NotReadable';
}

/** Returns the figure, or undefined when it reads data that the caller may not know. */
export const ifReadable = async <T>(figure: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await figure();
  } catch (error) {
    if (error instanceof NotReadable) return undefined;
    throw error;
  }
};

/**
 * Reads the parts of a response separately. A part that reads data the caller may not know is left out without
 * affecting the others.
 */
export const readableParts = async <T extends object>(parts: {
  readonly [Name in keyof T]: () => Promise<T[Name]>;
}): Promise<Partial<T>> => {
  const answer: Record<string, unknown> = {};
  for (const [key, part] of Object.entries<() => Promise<unknown>>(parts)) {
    const value = await ifReadable(part);
    if (value !== undefined) answer[key] = value;
  }
  return answer as Partial<T>;
};
