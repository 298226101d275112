import { localStore, storedName } from './storage';

type Listener = (key: string) => void;

const changes = new Set<Listener>();
const keepers = new Set<Listener>();
/** Chosen while no keeper was there: before the sign-in. */
const waiting = new Set<string>();

const tell = (listeners: ReadonlySet<Listener>, key: string) => {
  for (const listener of listeners) listener(key);
};

/**
 * How users want the portal: its language, its appearance, the columns of a list. Each has a key of the browser's storage, is in force
 * at once, and outlives the session.
 */
export const choices = {
  /** Null where nothing was chosen. */
  read: (key: string): string | null => localStore.get(key),

  /** What the user chose here; null takes it back. A keeper takes it along to other devices. */
  choose: (key: string, value: string | null): void => {
    localStore.set(key, value);
    tell(changes, key);
    if (keepers.size > 0) tell(keepers, key);
    else waiting.add(key);
  },

  /** What the user chose on another device. */
  take: (key: string, value: string): void => {
    if (localStore.get(key) === value) return;
    localStore.set(key, value);
    tell(changes, key);
  },

  /** Calls the listener with the key of each choice that changes, here or in another tab of the browser. Answers how to end that. */
  subscribe: (listener: Listener): (() => void) => {
    const prefix = storedName('');
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.startsWith(prefix)) listener(key.slice(prefix.length));
    };
    changes.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      changes.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },

  /** Calls the keeper with the key of each choice that is made here, those before it came included. Answers how to end that. */
  keep: (keeper: Listener): (() => void) => {
    keepers.add(keeper);
    for (const key of waiting) keeper(key);
    waiting.clear();
    return () => void keepers.delete(keeper);
  },
};

/** The key of the choice that is `off` when the question mark shall not open the list of keys. */
export const shortcutsKey = 'shortcuts';
