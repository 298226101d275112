/** Smaller counts are not cached: counting is cheap, and another server of the same database may change them. */
const leastKept = 1000;
const mostKept = 500;

interface Kept {
  readonly count: Promise<number>;
  /** Milliseconds of `performance.now()`. */
  readonly until: number;
}

/**
 * Caches the row counts of queries until one of the tables they read is written to. Counting is the only part of a list
 * call whose cost grows with the table.
 */
export interface Counts {
  /** Returns the cached count of the query, or the result of `ask`. */
  readonly of: (tables: readonly string[], question: string, ask: () => Promise<number>) => Promise<number>;
  /** Call this after a write to the table. */
  readonly forget: (table: string) => void;
}

/**
 * Creates the cache. `keepMs` is how long a count stays valid without a local write, because other servers may write to a
 * shared database.
 */
export const createCounts = (keepMs: number): Counts => {
  /** Keyed by the tables that are read, as JSON. */
  const groups = new Map<string, Map<string, Kept>>();
  const keptOf = (tables: readonly string[]) => {
    const group = JSON.stringify(tables);
    const kept = groups.get(group) ?? new Map<string, Kept>();
    groups.set(group, kept);
    return kept;
  };
  return {
    of: (tables, question, ask) => {
      const kept = keptOf(tables);
      const known = kept.get(question);
      if (known && performance.now() < known.until) return known.count;
      const count = ask();
      const own: Kept = { count, until: performance.now() + keepMs };
      if (kept.size >= mostKept) kept.clear();
      kept.set(question, own);
      const drop = () => {
        if (kept.get(question) === own) kept.delete(question);
      };
      count.then((n) => n < leastKept && drop(), drop);
      return count;
    },
    // A count in flight may predate the write. Deleting the map drops it too.
    forget: (table) => {
      for (const group of groups.keys())
        if ((JSON.parse(group) as string[]).includes(table)) groups.delete(group);
    },
  };
};

/** Counts every time, because cached counts do not apply inside a transaction. */
export const noCounts: Pick<Counts, 'of'> = { of: (_, __, ask) => ask() };
