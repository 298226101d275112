import { useEffect } from 'react';

/** The browser asks before it leaves the page, in its own words, which a page cannot change. */
export const useUnloadWarning = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
};
