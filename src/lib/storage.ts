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
  const attempt = (work: (storage: Storage) => void): boolean => {
    try {
      work(open());
      return true;
    } catch {
      return false;
    }
  };
  const write = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(prefix + key, value);
      // Some private windows accept every write but store nothing.
      if (storage.getItem(prefix + key) !== value) throw new Error('not kept');
    });
  const remove = (key: string) => attempt((storage) => storage.removeItem(prefix + key));
  const set = (key: string, value: string | null) => {
    memory.delete(key);
    if (value !== null && write(key, value)) return;
    // A full storage still has the previous value, which must not come back.
    const isRemoved = remove(key);
    if (value !== null || !isRemoved) memory.set(key, value);
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
      const isAnyInMemory = entries.some(([key]) => memory.has(key));
      if (!isAnyInMemory && entries.every(([key, value]) => write(key, value))) return true;
      for (const [key, value] of [...entries].reverse()) {
        if (!isAnyInMemory) remove(key);
        memory.set(key, value);
      }
      return false;
    },
  };
};

/** The name under which the browser's `storage` event reports a key. */
export const storageKeyOf = (key: string): string => prefix + key;

export const localStore = createKeyStore(() => window.localStorage);
