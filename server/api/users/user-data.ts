import type { Condition } from '@core/resource/condition';
import type { Storage } from '@server/storage/storage';
import { takeRows, type RowsByTable } from '@server/trash/deleted-records';
import type { Ctx, Row } from '../behaviors/context';
import { storageOf } from '../resources/context';

export const ofUser = (id: unknown): Condition => ({ field: 'user_id', op: 'eq', value: Number(id) });

/** What a restored user has again. */
const keptTables = [
  'credentials',
  'user_clients',
  'user_profiles',
  'agency_users',
  'known_devices',
  'app_factors',
  'recovery_codes',
  'saved_views',
  'default_views',
  'favorite_clients',
  'user_choices',
];

/** What ends with a user for good. */
const endedTables = [
  'refresh_tokens',
  'sessions',
  'factor_setups',
  'address_changes',
  'two_factor_challenges',
  'link_tokens',
];

/** Creates the profile of a new user. An existing profile is kept. */
export const ensureProfile = async (tx: Storage, userId: number): Promise<void> => {
  if (await tx.table('user_profiles').count([ofUser(userId)])) return;
  await tx.table('user_profiles').insert({
    user_id: userId,
    employee_id: null,
    onboarding_complete: false,
    two_factor: false,
    profile_picture_url: null,
  });
};

/**
 * Removes everything that belongs to a deleted user, and returns what a restore puts back. Reports keep the name of a
 * former agent.
 */
export const removeUser = async (ctx: Ctx, { id }: Row): Promise<RowsByTable> => {
  const tx = storageOf(ctx.system);
  for (const table of endedTables) await tx.table(table).remove([ofUser(id)]);
  return takeRows(tx, {
    ...Object.fromEntries(keptTables.map((table) => [table, [ofUser(id)]])),
    'my-team': [{ field: 'id', op: 'eq', value: Number(id) }],
  });
};

/** The name as shown in reports and rankings. */
const fullName = (row: Row): string => `${String(row['first_name'])} ${String(row['last_name'])}`;

/** Updates an agent's name in every table that shows it. Does nothing for a user who is not an agent. */
export const renameAgent = async (tx: Storage, user: Row): Promise<void> => {
  const id = Number(user['id']);
  const name = fullName(user);
  await tx.table('my-team').update([{ field: 'id', op: 'eq', value: id }], { full_name: name });
  for (const table of ['my-clients', 'revenue-report'])
    await tx.table(table).update([{ field: 'agent_id', op: 'eq', value: id }], { agent_name: name });
};

/** Adds the user to the agency's ranking. The figures come with the first sales. */
export const ensureInTeam = async (tx: Storage, agencyId: number, user: Row): Promise<void> => {
  const id = Number(user['id']);
  if (await tx.table('my-team').count([{ field: 'id', op: 'eq', value: id }])) return;
  await tx.table('my-team').insert({
    id,
    agency_id: agencyId,
    full_name: fullName(user),
    profile_picture_url: null,
    sales_amount: 0,
    sales_count: 0,
    recruits: 0,
    active_clients: 0,
    trend: JSON.stringify(new Array<number>(12).fill(0)),
  });
};

/** Whether the user ever set a password. A user who did not can become active only through a mailed link. */
export const hasPassword = async (tx: Storage, userId: unknown): Promise<boolean> =>
  (await tx.table('credentials').count([ofUser(userId)])) > 0;
