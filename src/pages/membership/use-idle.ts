import { useEffect, useEffectEvent, useState } from 'react';

const minute = 60_000;
/** Without interaction, the input is cleared after `endAfter`; a warning is shown after `warnAfter` (WCAG 2.2.1). */
const warnAfter = 28 * minute;
const endAfter = 30 * minute;
const activityEvents = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Whether the warning is due. Compares times instead of relying on the timer, because phones pause timers in the
 * background.
 */
export const useIdle = (isOn: boolean, onOver: () => void): boolean => {
  const [isWarningDue, setWarningDue] = useState(false);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!isOn) return undefined;
    let last = Date.now();
    const checkIdle = () => {
      const idle = Date.now() - last;
      setWarningDue(idle >= warnAfter && idle < endAfter);
      if (idle < endAfter) return;
      last = Date.now();
      over();
    };
    // Check first: a late interaction must not keep input that should be cleared.
    const recordActivity = () => {
      checkIdle();
      last = Date.now();
      setWarningDue(false);
    };
    const timer = setInterval(checkIdle, 10_000);
    for (const eventName of activityEvents) document.addEventListener(eventName, recordActivity, true);
    document.addEventListener('visibilitychange', checkIdle);
    return () => {
      clearInterval(timer);
      for (const eventName of activityEvents) document.removeEventListener(eventName, recordActivity, true);
      document.removeEventListener('visibilitychange', checkIdle);
      setWarningDue(false);
    };
  }, [isOn]);
  return isWarningDue;
};
