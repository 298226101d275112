/** A browser storage in memory, with the switch that a full or blocked one needs. */
export const createFakeStorage = (entries: Record<string, string> = {}) => {
  const map = new Map(Object.entries(entries));
  let broken = false;
  const guard = () => {
    if (broken) throw new Error('blocked');
  };
  const storage: Storage = {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => {
      guard();
      return map.get(key) ?? null;
    },
    setItem: (key, value) => {
      guard();
      map.set(key, value);
    },
    removeItem: (key) => {
      guard();
      map.delete(key);
    },
  };
  return {
    storage,
    entries: () => Object.fromEntries(map),
    breakDown: () => {
      broken = true;
    },
  };
};
