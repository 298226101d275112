import type { Row, Storage, Where } from '@server/storage/storage';
import type { Behavior } from './behavior';

/** Tables whose rows name the worksite that they belong to. */
const naming = ['workers', 'claims', 'compliance'] as const;

const at = ({ client_id, location_name }: Row): Where => [
  { field: 'client_id', op: 'eq', value: client_id ?? null },
  { field: 'location_name', op: 'eq', value: location_name ?? null },
];

/** A name that another worksite of the client has as well is still in use. */
const isFree = async (tx: Storage, row: Row): Promise<boolean> =>
  (await tx.table('locations').count(at(row))) === 0;

/** Records elsewhere know a worksite by its name: they follow a new name, and what it had to fulfill goes with it. */
export const locationBehavior: Behavior = {
  saved: async (_, tx, row, __, existing) => {
    const { location_name } = row;
    if (!existing || location_name === undefined || location_name === existing['location_name']) return [];
    if (!(await isFree(tx, existing))) return [];
    for (const table of naming) await tx.table(table).update(at(existing), { location_name });
    return [];
  },
  remove: async (_, tx, row) => {
    if (await isFree(tx, row)) await tx.table('compliance').remove(at(row));
  },
};
