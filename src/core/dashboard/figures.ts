import { lightFormat } from 'date-fns';
import { byLanguage } from '../format/date';
import type { ListTarget } from '../list/address';
import type { ClaimsMonth, Headcount } from './answers';

const active = { status: 'Active' } as const;

const workers = (filters: Readonly<Record<string, string>>): ListTarget => ({ area: 'workers', filters });
const claims = (filters: Readonly<Record<string, string>>): ListTarget => ({ area: 'claims', filters });

/** The records that each figure of the dashboard counts. */
export const figureTargets = {
  openClaims: claims({ unsettled: 'Yes' }),
  salvage: claims({ salvage: 'Yes' }),
  claimsOf: (month: string): Readonly<Record<Exclude<keyof ClaimsMonth, 'month'>, ListTarget>> => ({
    opened: claims({ injured: month }),
    closed: claims({ closed: month }),
  }),
  activeEmployees: workers(active),
  newEmployees: workers({ status: 'All', hired: 'payPeriod' }),
  cutoff: {
    met: workers({ ...active, cutoff: 'Met' }),
    not_met: workers({ ...active, cutoff: 'Not Met' }),
  },
  worksite: (name: string): ListTarget => workers({ ...active, worksite: name }),
} as const;

const maxWorksites = 5;

/** Returns the five largest worksites. If there are six, returns all of them. */
export const largestWorksites = (headcount: readonly Headcount[]): readonly Headcount[] =>
  headcount.length <= maxWorksites + 1 ? headcount : headcount.slice(0, maxWorksites);

const weekday = byLanguage((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long' }));

/** Formats a day with its weekday, capitalized: `Friday, 11/20/2026`. */
export const formatToday = (today: Date, language: string): string => {
  const name = weekday(language).format(today);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${lightFormat(today, 'MM/dd/yyyy')}`;
};
