/** Smaller numbers are counted anew each time: that costs little, and another server of the same database may change them. */
const leastKept = 1000;
const mostKept = 500;

interface Kept {
  readonly count: Promise<number>;
  /** Milliseconds of `performance.now()`. */
  readonly until: number;
}

/**
 * Remembers how many rows of a table answer a question, until something is written to it. Counting is the one part of a list call whose
 * cost grows with the table.
 */
export interface Counts {
  /** What `ask` answers, or answered to the same question. */
  readonly of: (table: string, question: string, ask: () => Promise<number>) => Promise<number>;
  /** To be called when a write to the table is through. */
  readonly forget: (table: string) => void;
}

/** `keepMs`: how long a number is good for when nothing was written here; others may write where the database is shared. */
export const createCounts = (keepMs: number): Counts => {
  const tables = new Map<string, Map<string, Kept>>();
  const keptOf = (table: string) => {
    const kept = tables.get(table) ?? new Map<string, Kept>();
    tables.set(table, kept);
    return kept;
  };
  return {
    of: (table, question, ask) => {
      const kept = keptOf(table);
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
    // A count that is under way may be of before: with its map it is let go.
    forget: (table) => void tables.delete(table),
  };
};

/** Counts each time: inside a transaction no other count holds. */
export const noCounts: Pick<Counts, 'of'> = { of: (_, __, ask) => ask() };
