import { useEffect } from 'react';

/** Makes the browser ask before it leaves the page. The page cannot change the text of that question. */
export const useUnloadWarning = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isOn]);
};
