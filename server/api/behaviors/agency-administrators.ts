import type { Row, Storage, Within } from '@server/storage/storage';
import { Refusal } from '../refusal';

/** Role of those who may manage the members of their agency. */
const administrator = 'Agency Administrator';

export const isAdministrator = (row: Row): boolean =>
  row['role_name'] === administrator && row['stage'] === 'active';

/** The users who are of an agency. */
export const isMember = (agencyId: number | null): Within => ({
  field: 'id',
  within: {
    table: 'agency_users',
    column: 'user_id',
    where: [{ field: 'agency_id', op: 'eq', value: agencyId }],
  },
});

/** Two who take each other's role away at once take turns: the second sees what the first did. */
const lockAgency = async (tx: Storage, agencyId: number | null): Promise<void> => {
  const agency = [{ field: 'id', op: 'eq', value: agencyId }] as const;
  const row = await tx.table('agencies').first(agency);
  if (row) await tx.table('agencies').update(agency, { name: row['name'] ?? '' });
};

/** Throws 409 `last administrator` when no other member could manage the agency after this one. */
export const requireAnother = async (tx: Storage, agencyId: number | null, member: Row): Promise<void> => {
  await lockAgency(tx, agencyId);
  const others = await tx
    .table('users')
    .count([
      isMember(agencyId),
      { field: 'id', op: 'ne', value: member['id'] ?? null },
      { field: 'role_name', op: 'eq', value: administrator },
      { field: 'stage', op: 'eq', value: 'active' },
    ]);
  if (others === 0) throw new Refusal(409, 'last administrator');
};
