let name = '';

/** Remembers the name that the user will sign in with next. It is personal, so it is kept only in the memory of this page. */
export const setLoginName = (next: string): void => {
  name = next;
};

/** Returns the remembered name; empty if there is none. */
export const loginName = (): string => name;
