/**
 * Which area was refused, from the guard to the page that says so: a redirect carries no history state, and the address of the forbidden
 * pages is fixed. The page keeps it in its history entry.
 */
export const createRefusal = () => {
  let area: string | null = null;
  return {
    note: (name: string | null) => {
      area = name;
    },
    /** The area, once: a later visit to the page by its address was refused nothing. */
    take: (): string | null => {
      const noted = area;
      area = null;
      return noted;
    },
  };
};

export type Refusal = ReturnType<typeof createRefusal>;
