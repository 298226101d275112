import { useCallback, useEffect, useState } from 'react';

/** Seconds left of a pause of the given length, counting down once a second; `restart` begins another one. */
export const useWait = (seconds: number): { left: number; restart: (seconds: number) => void } => {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [over]);
  const restart = useCallback((next: number) => {
    setNow(Date.now());
    setUntil(Date.now() + next * 1000);
  }, []);
  return { left, restart };
};
