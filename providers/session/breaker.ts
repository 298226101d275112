const most = 10;
const windowMs = 30_000;

/** Says no for 30 s after ten tries within 30 s: an endpoint that always answers 401 must not make a storm. */
export const createBreaker = (now: () => number) => {
  let tries: number[] = [];
  let closedUntil = 0;
  return {
    allows: (): boolean => {
      const at = now();
      if (at < closedUntil) return false;
      tries = [...tries.filter((time) => at - time < windowMs), at];
      if (tries.length <= most) return true;
      closedUntil = at + windowMs;
      tries = [];
      return false;
    },
  };
};
