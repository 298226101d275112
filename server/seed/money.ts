import type { Row } from '../storage/storage';

/** Dollars as whole cents. Sums are made of these, so that they agree to the cent. */
export const toCents = (dollars: unknown): number => Math.round(Number(dollars) * 100);

/** Dollars rounded to the cent. */
export const dollars = (amount: number): number => Math.round(amount * 100) / 100;

/** The sum of a money field, in dollars. */
export const sumOfMoney = (rows: readonly Row[], field: string): number =>
  rows.reduce((sum, row) => sum + toCents(row[field]), 0) / 100;
