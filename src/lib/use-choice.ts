import { useSyncExternalStore } from 'react';
import { onChoice, readChoice } from './choices';

/** Subscribes to changes in this tab and in the other tabs of the browser. */
const subscribe = (listener: () => void) => {
  const end = onChoice(listener);
  window.addEventListener('storage', listener);
  return () => {
    end();
    window.removeEventListener('storage', listener);
  };
};

/** Returns the user's current choice under a key of `choices`; null if there is none. */
export const useChoice = (key: string): string | null =>
  useSyncExternalStore(subscribe, () => readChoice(key));
