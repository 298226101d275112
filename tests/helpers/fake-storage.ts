type Operation = 'getItem' | 'setItem' | 'removeItem';

/** A browser storage in memory, with the switches that a full or blocked one needs. */
export const createFakeStorage = (entries: Record<string, string> = {}) => {
  const map = new Map(Object.entries(entries));
  let refused: readonly Operation[] = [];
  let room = Infinity;
  let keeps = true;
  const guard = (operation: Operation) => {
    if (refused.includes(operation)) throw new Error('blocked');
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
      if (room <= 0) throw new DOMException('full', 'QuotaExceededError');
      room -= 1;
      if (keeps) map.set(key, value);
    },
    removeItem: (key) => {
      guard('removeItem');
      map.delete(key);
    },
  };
  return {
    storage,
    entries: () => Object.fromEntries(map),
    /** From now on these throw; all of them when none is named. */
    breakDown: (...operations: Operation[]) => {
      refused = operations.length > 0 ? operations : ['getItem', 'setItem', 'removeItem'];
    },
    /** From now on nothing that is written stays. */
    forget: () => {
      keeps = false;
    },
    /** Full after so many more writes; there is room again with `Infinity`. */
    fillUp: (writes = 0) => {
      room = writes;
    },
  };
};
