import { lightFormat } from 'date-fns';
import { byLanguage } from '../format/date';
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

const weekday = byLanguage((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long' }));

/** A day with its weekday, as a line of its own: `Friday, 11/20/2026`. */
export const formatToday = (today: Date, language: string): string => {
  const name = weekday(language).format(today);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${lightFormat(today, 'MM/dd/yyyy')}`;
};
