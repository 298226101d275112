import { byMonth, fieldsOf, isMonth, rowsIn, rowsOf } from '../figures/figures';
import { numberOf, textOf, type Figure } from '../figures/values';
import { parseDate } from '../format/date';

export interface ClaimsMonth {
  readonly month: string;
  readonly opened: Figure;
  readonly closed: Figure;
}

export interface Headcount {
  readonly name: string;
  readonly count: number;
}

/** The dashboard. Parts that the caller may not see are missing, and parts of an unexpected type are null or empty. */
export interface Dashboard {
  /** Fractions 0–1. */
  readonly compliance?: Figure;
  readonly grossProfit?: Figure;
  /** Dollars. */
  readonly wages?: Figure;
  /** `yyyy-MM-dd`, or empty. */
  readonly lastPayDate?: string;
  readonly nextPayDate?: string;
  /** Largest first. */
  readonly headcount?: readonly Headcount[] | null;
  /** Oldest first. */
  readonly claims?: readonly ClaimsMonth[] | null;
}

const readHeadcount = (value: unknown): readonly Headcount[] | null =>
  rowsIn(value)
    ?.map((row) => ({ name: textOf(row['location_name']), count: numberOf(row['count']) ?? 0 }))
    .sort((one, other) => other.count - one.count) ?? null;

const readClaims = (value: unknown): readonly ClaimsMonth[] | null => {
  const months = rowsIn(value)?.flatMap(({ month, opened, closed }) =>
    isMonth(month) ? [{ month, opened: numberOf(opened), closed: numberOf(closed) }] : [],
  );
  return months ? byMonth(months) : null;
};

/** Reads the response of the `dashboard` call. Throws if it is not an object. */
export const readDashboard = (answer: unknown): Dashboard => {
  const fields = fieldsOf(answer);
  const part = <K extends keyof Dashboard>(key: K, name: string, read: (value: unknown) => Dashboard[K]) =>
    (fields[name] === undefined ? {} : { [key]: read(fields[name]) }) as Pick<Dashboard, K>;
  return {
    ...part('compliance', 'pact_compliance', numberOf),
    ...part('grossProfit', 'ytd_gross_profit', numberOf),
    ...part('wages', 'ytd_wages', numberOf),
    ...part('lastPayDate', 'last_pay_date', textOf),
    ...part('nextPayDate', 'next_pay_date', textOf),
    ...part('headcount', 'headcount_by_location', readHeadcount),
    ...part('claims', 'claims_by_month', readClaims),
  };
};

/** Whether the client has no employees and no pay date yet. */
export const isNewClient = ({ headcount, lastPayDate }: Dashboard): boolean =>
  headcount?.length === 0 && lastPayDate === '';

export interface AttentionItem {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  /** `yyyy-MM-dd`, or empty. */
  readonly dueDate: string;
  readonly count: Figure;
  /** The query of the list call for the item's records, as in an address. Empty if the server does not send it. */
  readonly query: string;
}

/** Accepts only texts and numbers, because `String` would call methods of an object in the response. */
const idPart = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Reads the items that need attention, the most urgent first. Items without a due date come last. */
export const readAttention = (answer: unknown): readonly AttentionItem[] =>
  rowsOf(answer)
    .map((row, index) => ({
      id: `${idPart(row['kind'])}/${idPart(row['id'])}/${index}`,
      kind: textOf(row['kind']),
      title: textOf(row['title']),
      detail: textOf(row['detail']),
      dueDate: parseDate(row['due_date']) ? textOf(row['due_date']) : '',
      count: numberOf(row['count']),
      query: textOf(row['query']),
    }))
    .sort((one, other) => (one.dueDate || '9999').localeCompare(other.dueDate || '9999'));
