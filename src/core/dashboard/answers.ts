import { byMonth, fieldsOf, isMonth, rowsIn, rowsOf } from '../figures/read';
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

export interface Dashboard {
  /** Fractions 0–1. */
  readonly compliance: Figure;
  readonly grossProfit: Figure;
  /** Dollars. */
  readonly wages: Figure;
  /** `yyyy-MM-dd`, or empty. */
  readonly lastPayDate: string;
  readonly nextPayDate: string;
  /** Largest first; null when the answer does not carry it. */
  readonly headcount: readonly Headcount[] | null;
  /** Oldest first; null when the answer does not carry it. */
  readonly claims: readonly ClaimsMonth[] | null;
}

const readHeadcount = (value: unknown): Dashboard['headcount'] =>
  rowsIn(value)
    ?.map((row) => ({ name: textOf(row['location_name']), count: numberOf(row['count']) ?? 0 }))
    .sort((one, other) => other.count - one.count) ?? null;

const readClaims = (value: unknown): Dashboard['claims'] => {
  const months = rowsIn(value)?.flatMap(({ month, opened, closed }) =>
    isMonth(month) ? [{ month, opened: numberOf(opened), closed: numberOf(closed) }] : [],
  );
  return months ? byMonth(months) : null;
};

/** Reads the `dashboard` call's answer. What is missing or of another type becomes null or empty; throws when it is no object. */
export const readDashboard = (answer: unknown): Dashboard => {
  const fields = fieldsOf(answer);
  return {
    compliance: numberOf(fields['pact_compliance']),
    grossProfit: numberOf(fields['ytd_gross_profit']),
    wages: numberOf(fields['ytd_wages']),
    lastPayDate: textOf(fields['last_pay_date']),
    nextPayDate: textOf(fields['next_pay_date']),
    headcount: readHeadcount(fields['headcount_by_location']),
    claims: readClaims(fields['claims_by_month']),
  };
};

export interface AttentionItem {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  /** `yyyy-MM-dd`, or empty. */
  readonly dueDate: string;
  readonly count: Figure;
}

/** Of a text or a number; `String` would call methods of whatever an answer holds. */
const idPart = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What asks for attention, the most urgent first; what has no due date comes last. */
export const readAttention = (answer: unknown): readonly AttentionItem[] =>
  rowsOf(answer)
    .map((row, index) => ({
      id: `${idPart(row['kind'])}/${idPart(row['id'])}/${index}`,
      kind: textOf(row['kind']),
      title: textOf(row['title']),
      detail: textOf(row['detail']),
      dueDate: parseDate(row['due_date']) ? textOf(row['due_date']) : '',
      count: numberOf(row['count']),
    }))
    .sort((one, other) => (one.dueDate || '9999').localeCompare(other.dueDate || '9999'));
