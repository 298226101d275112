import { useEffect, useEffectEvent, useState } from 'react';

const minute = 60_000;
/** Without interaction, the input is cleared after `endAfter`; a warning is shown after `warnAfter` (WCAG 2.2.1). */
const warnAfter = 28 * minute;
const endAfter = 30 * minute;
const signs = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Whether the warning is due. Compares times instead of relying on the timer, because phones pause timers in the
 * background.
 */
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
    // Check first: a late interaction must not keep input that should be cleared.
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
