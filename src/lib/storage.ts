/** Stores texts by key. They survive a reload if the browser allows it. Never throws. */
export interface KeyStore {
  get(key: string): string | null;
  /** `null` removes the entry. */
  set(key: string, value: string | null): void;
  /**
   * Writes entries that belong together: either all into the browser's storage or all into the memory of this tab.
   * Returns true if they are in the browser's storage, where other tabs see them and a reload keeps them.
   */
  setAll(entries: readonly (readonly [key: string, value: string])[]): boolean;
}

const prefix = 'portal.';

/**
 * Creates a key store on top of the browser's storage. If that is blocked or full, it falls back to memory for this
 * tab, so that users can still sign in. Values in memory take precedence: those in the browser are older or could not
 * be removed. All keys get the prefix `portal.`.
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
      // Some private windows accept every write but store nothing.
      if (storage.getItem(prefix + key) !== value) throw new Error('not kept');
    });
  const drop = (key: string) => tries((storage) => storage.removeItem(prefix + key));
  const set = (key: string, value: string | null) => {
    memory.delete(key);
    if (value !== null && keep(key, value)) return;
    // A full storage still has the previous value, which must not come back.
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
      // If an entry is in memory, all stay in memory: the browser's storage may now hold the session of another tab.
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
