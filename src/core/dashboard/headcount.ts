import type { Headcount } from './answers';

const most = 5;

interface Shown {
  readonly rows: readonly Headcount[];
  /** How many worksites are left out, and the employees there; null when all are shown. */
  readonly others: { readonly sites: number; readonly count: number } | null;
}

/** The five largest worksites, and the rest as one. A single one left over is shown like the others: it takes no more room. */
export const largestWorksites = (headcount: readonly Headcount[]): Shown => {
  if (headcount.length <= most + 1) return { rows: headcount, others: null };
  const rest = headcount.slice(most);
  return {
    rows: headcount.slice(0, most),
    others: { sites: rest.length, count: rest.reduce((sum, { count }) => sum + count, 0) },
  };
};
