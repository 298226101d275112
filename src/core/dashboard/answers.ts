import { parseDate } from '../format/date';

type Fields = Readonly<Record<string, unknown>>;

/** A figure of an answer; null for whatever is no finite number. */
export type Figure = number | null;
export type Figures = Readonly<Record<string, Figure>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberOf = (value: unknown): Figure =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const fieldsOf = (answer: unknown): Fields => {
  if (isFields(answer)) return answer;
  throw new TypeError('The answer is no object');
};
const rowsIn = (value: unknown): readonly Fields[] | null =>
  Array.isArray(value) ? value.filter(isFields) : null;
const rowsOf = (answer: unknown): readonly Fields[] => {
  const rows = rowsIn(fieldsOf(answer)['data']);
  if (rows) return rows;
  throw new TypeError('The answer has no rows');
};

const isMonth = (value: unknown): value is string => parseDate(`${textOf(value)}-01`) !== null;
const byMonth = <T extends { readonly month: string }>(rows: readonly T[]): T[] =>
  [...rows].sort((one, other) => one.month.localeCompare(other.month));

/** Figures by key, of `{ data: [{ key, count }] }`. Throws when the answer is nothing of the kind. */
export const readFigures = (answer: unknown): Figures =>
  Object.fromEntries(rowsOf(answer).map((row) => [textOf(row['key']), numberOf(row['count'])]));

export interface MonthCount {
  /** `yyyy-MM` */
  readonly month: string;
  readonly count: Figure;
}

/** Counts by month, oldest first, of `{ data: [{ month, count }] }`. Rows without a month are left out. */
export const readTrend = (answer: unknown): readonly MonthCount[] =>
  byMonth(
    rowsOf(answer).flatMap(({ month, count }) => (isMonth(month) ? [{ month, count: numberOf(count) }] : [])),
  );

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

/** What asks for attention, the most urgent first; what has no due date comes last. */
export const readAttention = (answer: unknown): readonly AttentionItem[] =>
  rowsOf(answer)
    .map((row, index) => ({
      id: `${String(row['kind'])}/${String(row['id'])}/${index}`,
      kind: textOf(row['kind']),
      title: textOf(row['title']),
      detail: textOf(row['detail']),
      dueDate: parseDate(row['due_date']) ? textOf(row['due_date']) : '',
      count: numberOf(row['count']),
    }))
    .sort((one, other) => (one.dueDate || '9999').localeCompare(other.dueDate || '9999'));
