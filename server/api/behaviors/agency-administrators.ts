import type { Row, Storage } from '@server/storage/storage';
import { Refusal } from '../refusal';

/** Role of those who may manage the members of their agency. */
const administrator = 'Agency Administrator';

export const isAdministrator = (row: Row): boolean =>
  row['role_name'] === administrator && row['stage'] === 'active';

export const memberIds = async (storage: Storage, agencyId: number | null): Promise<number[]> => {
  const rows = await storage.table('agency_users').find([{ field: 'agency_id', op: 'eq', value: agencyId }]);
  return rows.map((row) => Number(row['user_id']));
};

/** Two who take each other's role away at once take turns: the second sees what the first did. */
const lockAgency = async (tx: Storage, agencyId: number | null): Promise<void> => {
  const agency = [{ field: 'id', op: 'eq', value: agencyId }] as const;
  const row = await tx.table('agencies').first(agency);
  if (row) await tx.table('agencies').update(agency, { name: row['name'] ?? '' });
};

/** Throws 409 `last administrator` when no other member could manage the agency after this one. */
export const requireAnother = async (tx: Storage, agencyId: number | null, member: Row): Promise<void> => {
  await lockAgency(tx, agencyId);
  const others = await tx.table('users').count([
    { field: 'id', op: 'in', value: await memberIds(tx, agencyId) },
    { field: 'id', op: 'ne', value: member['id'] ?? null },
    { field: 'role_name', op: 'eq', value: administrator },
    { field: 'stage', op: 'eq', value: 'active' },
  ]);
  if (others === 0) throw new Refusal(409, 'last administrator');
};
