import type { Row, Storage, Where } from '@server/storage/storage';
import { takeRows } from '@server/trash/deleted-records';
import type { Behavior } from './behavior';

/** Tables whose rows refer to a worksite by name. */
const referringTables = ['workers', 'claims', 'compliance'] as const;

const atLocation = ({ client_id, location_name }: Row): Where => [
  { field: 'client_id', op: 'eq', value: client_id ?? null },
  { field: 'location_name', op: 'eq', value: location_name ?? null },
];

/** Whether no worksite of the client has this name. A name that another worksite shares is still in use. */
const isFree = async (tx: Storage, row: Row): Promise<boolean> =>
  (await tx.table('locations').count(atLocation(row))) === 0;

/**
 * Other tables refer to a worksite by name. Renaming a worksite updates them, and deleting it also deletes its
 * compliance requirements.
 */
export const locationBehavior: Behavior = {
  saved: async (_, tx, row, __, existing) => {
    const { location_name } = row;
    if (!existing || location_name === undefined || location_name === existing['location_name']) return [];
    if (!(await isFree(tx, existing))) return [];
    for (const table of referringTables)
      await tx.table(table).update(atLocation(existing), { location_name });
    return [];
  },
  remove: async (_, tx, row) => {
    return (await isFree(tx, row)) ? takeRows(tx, { compliance: atLocation(row) }) : {};
  },
  dependents: async (storage, row) => {
    const isShared = (await storage.table('locations').count(atLocation(row))) > 1;
    return {
      workers: Number(row['active_employees']),
      compliance: isShared ? 0 : await storage.table('compliance').count(atLocation(row)),
    };
  },
};
