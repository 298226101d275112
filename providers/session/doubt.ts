const pauseMs = 30_000;

/**
 * Whether a 403 is a reason to ask the server for the present rights: once for each token, and once in 30 s, because the
 * token that comes back holds them and a 403 with that one says nothing new.
 */
export const createDoubt = (now: () => number) => {
  let asked: string | null = null;
  let until = -Infinity;
  return {
    isNew: (token: string): boolean => {
      const at = now();
      if (token === asked || at < until) return false;
      asked = token;
      until = at + pauseMs;
      return true;
    },
  };
};
