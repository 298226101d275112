import { useEffect, useEffectEvent, useState } from 'react';

const minute = 60_000;
/** Without a touch of the page, everything typed is forgotten after the second of these; the first warns (WCAG 2.2.1). */
const warnAfter = 28 * minute;
const endAfter = 30 * minute;
const signs = ['pointerdown', 'keydown', 'input'] as const;

/** Whether the end is near. The clock decides, not the timer: a phone in a pocket stops timers. */
export const useIdle = (isOn: boolean, onOver: () => void): boolean => {
  const [isNear, setNear] = useState(false);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!isOn) return undefined;
    let last = Date.now();
    const look = () => {
      const idle = Date.now() - last;
      setNear(idle >= warnAfter && idle < endAfter);
      if (idle < endAfter) return;
      last = Date.now();
      over();
    };
    // A touch that comes too late must not save what should be gone.
    const touch = () => {
      look();
      last = Date.now();
      setNear(false);
    };
    const timer = setInterval(look, 10_000);
    for (const sign of signs) document.addEventListener(sign, touch, true);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const sign of signs) document.removeEventListener(sign, touch, true);
      document.removeEventListener('visibilitychange', look);
      setNear(false);
    };
  }, [isOn]);
  return isNear;
};
