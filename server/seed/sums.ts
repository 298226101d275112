import type { Row } from '../storage/storage';

/** Groups rows by the id of their client. */
export const byClient = (rows: readonly Row[]): ((client: unknown) => readonly Row[]) => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const client = Number(row.client_id);
    const group = groups.get(client);
    if (group) group.push(row);
    else groups.set(client, [row]);
  }
  return (client) => groups.get(Number(client)) ?? [];
};

/** Converts dollars to whole cents. Sums use cents, so that they are exact. */
export const toCents = (dollars: unknown): number => Math.round(Number(dollars) * 100);

/** Rounds dollars to the cent. */
export const dollars = (amount: number): number => Math.round(amount * 100) / 100;

/** Returns the sum of a money field, in dollars. */
export const sumOfMoney = (rows: readonly Row[], field: string): number =>
  rows.reduce((sum, row) => sum + toCents(row[field]), 0) / 100;
