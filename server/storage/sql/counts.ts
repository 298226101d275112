/** Smaller numbers are counted anew each time: that costs little, and another server of the same database may change them. */
const leastKept = 1000;
const mostKept = 500;

interface Kept {
  readonly count: Promise<number>;
  /** Milliseconds of `performance.now()`. */
  readonly until: number;
}

/**
 * Remembers how many rows answer a question, until something is written to one of the tables that it reads. Counting is the one part of a list call whose
 * cost grows with the table.
 */
export interface Counts {
  /** What `ask` answers, or answered to the same question. */
  readonly of: (tables: readonly string[], question: string, ask: () => Promise<number>) => Promise<number>;
  /** To be called when a write to the table is through. */
  readonly forget: (table: string) => void;
}

/** `keepMs`: how long a number is good for when nothing was written here; others may write where the database is shared. */
export const createCounts = (keepMs: number): Counts => {
  /** By the tables that are read, as JSON. */
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
    // A count that is under way may be of before: with its map it is let go.
    forget: (table) => {
      for (const group of groups.keys())
        if ((JSON.parse(group) as string[]).includes(table)) groups.delete(group);
    },
  };
};

/** Counts each time: inside a transaction no other count holds. */
export const noCounts: Pick<Counts, 'of'> = { of: (_, __, ask) => ask() };
