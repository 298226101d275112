/**
 * Which area was refused last. It travels beside the address, because a redirect carries no history state and the address of
 * the forbidden pages is fixed; a reload forgets it.
 */
export const createRefusal = () => {
  let area: string | null = null;
  return {
    note: (name: string | null) => {
      area = name;
    },
    last: () => area,
  };
};

export type Refusal = ReturnType<typeof createRefusal>;
