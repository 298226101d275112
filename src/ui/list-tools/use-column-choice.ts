import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { Resource } from '@core/resource/resource';
import { SessionContext } from '@lib/session-context';
import { localStore } from '@lib/storage';
import { formatColumnChoice, parseColumnChoice, type ColumnChoice } from './column-choice';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Another tab of the same browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

interface Chosen extends ColumnChoice {
  readonly choose: (next: ColumnChoice) => void;
}

/** The columns and the row height that the user chose for a list, on this device. It outlives the session and belongs to this user alone. */
export const useColumnChoice = ({ name }: Pick<Resource, 'name'>): Chosen => {
  const userId = useContext(SessionContext)?.current()?.userId ?? 0;
  const key = `columns.${userId}.${name}`;
  const text = useSyncExternalStore(subscribe, () => localStore.get(key));
  return useMemo(
    () => ({
      ...parseColumnChoice(text),
      choose: (next) => {
        localStore.set(key, formatColumnChoice(next));
        for (const listener of listeners) listener();
      },
    }),
    [key, text],
  );
};
