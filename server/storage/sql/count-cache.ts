/** Smaller counts are not cached: counting is cheap, and another server of the same database may change them. */
const minCachedCount = 1000;
const maxCachedQueries = 500;

interface CachedCount {
  readonly count: Promise<number>;
  /** Milliseconds of `performance.now()`. */
  readonly until: number;
}

/**
 * Caches the row counts of queries until one of the tables they read is written to. Counting is the only part of a list
 * call whose cost grows with the table.
 */
export interface CountCache {
  /** Returns the cached count of the query, or the result of `ask`. */
  readonly of: (
    tables: readonly string[],
    queryKey: string,
    compute: () => Promise<number>,
  ) => Promise<number>;
  /** Call this after a write to the table. */
  readonly invalidate: (table: string) => void;
}

/**
 * Creates the cache. `ttlMs` is how long a count stays valid without a local write, because other servers may write to a
 * shared database.
 */
export const createCountCache = (ttlMs: number): CountCache => {
  /** Keyed by the tables that are read, as JSON. */
  const groups = new Map<string, Map<string, CachedCount>>();
  const cacheOf = (tables: readonly string[]) => {
    const group = JSON.stringify(tables);
    const cache = groups.get(group) ?? new Map<string, CachedCount>();
    groups.set(group, cache);
    return cache;
  };
  return {
    of: (tables, queryKey, compute) => {
      const cache = cacheOf(tables);
      const entry = cache.get(queryKey);
      if (entry && performance.now() < entry.until) return entry.count;
      const count = compute();
      const newEntry: CachedCount = { count, until: performance.now() + ttlMs };
      if (cache.size >= maxCachedQueries) cache.clear();
      cache.set(queryKey, newEntry);
      const evict = () => {
        if (cache.get(queryKey) === newEntry) cache.delete(queryKey);
      };
      count.then((n) => n < minCachedCount && evict(), evict);
      return count;
    },
    // A count in flight may predate the write. Deleting the map drops it too.
    invalidate: (table) => {
      for (const group of groups.keys())
        if ((JSON.parse(group) as string[]).includes(table)) groups.delete(group);
    },
  };
};

/** Counts every time, because cached counts do not apply inside a transaction. */
export const noCountCache: Pick<CountCache, 'of'> = { of: (_, __, compute) => compute() };
