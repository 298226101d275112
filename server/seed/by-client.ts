import type { Row } from '../storage/storage';

/** Rows by the number of the client that they belong to. */
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
