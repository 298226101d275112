import { useEffect, useRef, useState } from 'react';

/** In milliseconds: how long a wait stays unmentioned, and how long the spinner stays once it is there. */
const pendingDelayMs = 1000;
const pendingMinimumMs = 500;

/** Whether a wait is to be shown: only after a second, and then for half a second at least, so nothing flickers. */
export const usePending = (waiting: boolean): boolean => {
  const [shown, setShown] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (waiting === shown) return undefined;
    const left = waiting ? pendingDelayMs : Math.max(0, since.current + pendingMinimumMs - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(waiting);
    }, left);
    return () => clearTimeout(timer);
  }, [waiting, shown]);

  return shown;
};
