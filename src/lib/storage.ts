/** Text by key that survives a reload where the browser allows it. Never throws. */
export interface KeyStore {
  get(key: string): string | null;
  /** `null` removes the entry. */
  set(key: string, value: string | null): void;
  /**
   * Writes entries that make sense only together: all into the browser's storage or all into the memory of this tab. True when other
   * tabs see them and a reload keeps them.
   */
  setAll(entries: readonly (readonly [key: string, value: string])[]): boolean;
}

const prefix = 'portal.';

/**
 * A key store over the browser's. Blocked or full storage falls back to memory for this tab, so signing in still works
 * there. What is in memory counts before what the browser has: that is older, or could not be removed. All keys get the
 * prefix `portal.`.
 */
export const createKeyStore = (open: () => Storage): KeyStore => {
  const memory = new Map<string, string | null>();
  const tries = (work: (storage: Storage) => void): boolean => {
    try {
      work(open());
      return true;
    } catch {
      return false;
    }
  };
  const keep = (key: string, value: string) =>
    tries((storage) => {
      storage.setItem(prefix + key, value);
      // Some private windows take everything and keep nothing.
      if (storage.getItem(prefix + key) !== value) throw new Error('not kept');
    });
  const drop = (key: string) => tries((storage) => storage.removeItem(prefix + key));
  const set = (key: string, value: string | null) => {
    memory.delete(key);
    if (value !== null && keep(key, value)) return;
    // A full storage still holds the former value, which must not come back.
    const isGone = drop(key);
    if (value !== null || !isGone) memory.set(key, value);
  };
  return {
    set,
    get: (key) => {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return open().getItem(prefix + key);
      } catch {
        return null;
      }
    },
    setAll: (entries) => {
      // What began in memory stays there: the browser's storage may belong to another tab's session by now.
      const isHere = entries.some(([key]) => memory.has(key));
      if (!isHere && entries.every(([key, value]) => keep(key, value))) return true;
      for (const [key, value] of [...entries].reverse()) {
        if (!isHere) drop(key);
        memory.set(key, value);
      }
      return false;
    },
  };
};

/** The name under which the browser's `storage` event reports a key. */
export const storedName = (key: string): string => prefix + key;

export const localStore = createKeyStore(() => window.localStorage);
