import { useEffect, useRef, useState } from 'react';

/** Calls `onEnd` after `durationMs` of not being held, and never when the duration is null. Holding keeps the time that is left. */
export const useNoticeTimer = (durationMs: number | null, onEnd: () => void) => {
  const [held, setHeld] = useState(false);
  const left = useRef(durationMs ?? 0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (durationMs === null || held) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - start));
    };
  }, [durationMs, held]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
};
