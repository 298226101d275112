import { useSyncExternalStore } from 'react';
import { onChoice, readChoice } from './choices';

/** Changes of this tab, and of the other tabs of the browser. */
const subscribe = (listener: () => void) => {
  const end = onChoice(listener);
  window.addEventListener('storage', listener);
  return () => {
    end();
    window.removeEventListener('storage', listener);
  };
};

/** What the user chose under a key of `choices`, as it is now; null where nothing was. */
export const useChoice = (key: string): string | null =>
  useSyncExternalStore(subscribe, () => readChoice(key));
