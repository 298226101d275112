import { useEffect } from 'react';

/** The browser asks before it leaves the page; its own words, nobody can choose others. */
export const useUnloadWarning = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
};
