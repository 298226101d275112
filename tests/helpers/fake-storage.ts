type Operation = 'getItem' | 'setItem' | 'removeItem';

/** Creates an in-memory browser storage that can be made full or blocked. */
export const createFakeStorage = (entries: Record<string, string> = {}) => {
  const map = new Map(Object.entries(entries));
  let blocked: readonly Operation[] = [];
  let remainingWrites = Infinity;
  let persists = true;
  const guard = (operation: Operation) => {
    if (blocked.includes(operation)) throw new Error('blocked');
  };
  const storage: Storage = {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => {
      guard('getItem');
      return map.get(key) ?? null;
    },
    setItem: (key, value) => {
      guard('setItem');
      if (remainingWrites <= 0) throw new DOMException('full', 'QuotaExceededError');
      remainingWrites -= 1;
      if (persists) map.set(key, value);
    },
    removeItem: (key) => {
      guard('removeItem');
      map.delete(key);
    },
  };
  return {
    storage,
    entries: () => Object.fromEntries(map),
    /** Makes these operations throw from now on; all of them when none is given. */
    breakDown: (...operations: Operation[]) => {
      blocked = operations.length > 0 ? operations : ['getItem', 'setItem', 'removeItem'];
    },
    /** Discards all writes from now on. */
    forget: () => {
      persists = false;
    },
    /** Makes the storage full after this many more writes; `Infinity` makes room again. */
    fillUp: (writes = 0) => {
      remainingWrites = writes;
    },
  };
};
