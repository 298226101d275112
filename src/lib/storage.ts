/** Text by key that survives a reload where the browser allows it. Never throws. */
export interface KeyStore {
  get(key: string): string | null;
  /** `null` removes the entry. */
  set(key: string, value: string | null): void;
}

const prefix = 'portal.';

/**
 * A key store over the browser's. Blocked or full storage falls back to memory for this tab, so signing in still works
 * there. All keys get the prefix `portal.`.
 */
export const createKeyStore = (open: () => Storage): KeyStore => {
  const memory = new Map<string, string>();
  return {
    get: (key) => {
      try {
        return open().getItem(prefix + key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set: (key, value) => {
      memory.delete(key);
      try {
        if (value === null) open().removeItem(prefix + key);
        else open().setItem(prefix + key, value);
      } catch {
        if (value !== null) memory.set(key, value);
      }
    },
  };
};

/** The name under which the browser's `storage` event reports a key. */
export const storedName = (key: string): string => prefix + key;

export const localStore = createKeyStore(() => window.localStorage);
