import type { Scalar } from '@core/resource/condition';
import { addDays, daysBetween } from './days';
import { createRandom } from './random';

/** A renewal is due this many days before its date. */
const noticeDays = 60;
/** Clients below this compliance rate are at risk. */
const atRiskThreshold = 0.5;

const monthsBetween = (from: string, to: string): number => {
  const [fromYear, fromMonth, toYear, toMonth] = [
    from.slice(0, 4),
    from.slice(5, 7),
    to.slice(0, 4),
    to.slice(5, 7),
  ].map(Number) as [number, number, number, number];
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return to.slice(8) < from.slice(8) ? months - 1 : months;
};

/** Returns the contract's next anniversary after today. It never falls on 29 February. */
const renewalAfter = (since: string, today: string): string => {
  const [year, day] = [today.slice(0, 4), since.slice(5) === '02-29' ? '02-28' : since.slice(5)];
  const thisYear = `${year}-${day}`;
  return thisYear > today ? thisYear : `${Number(year) + 1}-${day}`;
};

interface RetentionInput {
  /** 0–1. */
  readonly pactCompliance: number;
  /** Before the first payment. */
  readonly isNew: boolean;
}

/** Returns how long the client has been a client and how likely it is to stay. Dates are `yyyy-MM-dd`. */
export const retentionOf = (clientId: Scalar, { pactCompliance, isNew }: RetentionInput, today: string) => {
  const random = createRandom(`retention-${String(clientId)}`);
  const since = addDays(today, -(isNew ? random.int(20, 120) : random.int(3 * 366 + 31, 11 * 365)));
  const renewal = renewalAfter(since, today);
  const status = () => {
    if (isNew) return 'New';
    if (pactCompliance < atRiskThreshold) return 'At Risk';
    return daysBetween(today, renewal) <= noticeDays ? 'Renewal Due' : 'Retained';
  };
  return {
    client_since: since,
    months_retained: monthsBetween(since, today),
    renewal_date: renewal,
    retention_status: status(),
  };
};
