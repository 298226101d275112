let name = '';

/** Keeps the name with which the user will sign in next, in the memory of this page alone: it is personal. */
export const keepLoginName = (next: string): void => {
  name = next;
};

/** Empty when it is not known. */
export const loginName = (): string => name;
