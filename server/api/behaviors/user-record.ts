import type { Condition } from '@core/resource/condition';
import type { Row, Storage } from '@server/storage/storage';
import { takeRows, type RowsByTable } from '@server/trash/deleted-records';
import { isoTime } from '../clock';
import type { Call } from './behavior';

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
export const removeUserData = async (tx: Storage, userId: number): Promise<RowsByTable> => {
  for (const table of endedTables) await tx.table(table).remove([ofUser(userId)]);
  return takeRows(tx, {
    ...Object.fromEntries(keptTables.map((table) => [table, [ofUser(userId)]])),
    'my-team': [{ field: 'id', op: 'eq', value: userId }],
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
    trend: JSON.stringify(new Array<number>(12).fill(0)),
  });
};

/** Whether the user ever set a password. A user who did not can become active only through a mailed link. */
export const hasPassword = async (tx: Storage, userId: unknown): Promise<boolean> =>
  (await tx.table('credentials').count([ofUser(userId)])) > 0;

/** Returns the last sign-in of a user in the audit trail as ISO 8601, or null when the trail has none. */
const lastSignIn = async (storage: Storage, userId: number): Promise<unknown> => {
  const { data } = await storage.table('audit_trail').list({
    where: [ofUser(userId), { field: 'action', op: 'eq', value: 'sign-in' }],
    sort: [{ field: 'at', order: 'desc' }],
    offset: 0,
    limit: 1,
  });
  return data[0]?.['at'] ?? null;
};

/** Returns when the user's open link for setting a password expires, or null. A new link replaces the previous one. */
const openLinkUntil = async ({ deps: { storage, clock } }: Call, userId: number): Promise<unknown> => {
  const now = isoTime(clock.now());
  const links = await storage.table('link_tokens').find([ofUser(userId)]);
  const open = links.find(
    ({ purpose, used, expires }) => purpose !== 'address' && used === null && String(expires) > now,
  );
  return open?.['expires'] ?? null;
};

/**
 * Returns when a user last signed in and when the open link to the account expires. Both are null for callers who do
 * not manage the user.
 */
export const accessOf = async (call: Call, userId: number, mayKnow: boolean) => {
  if (!mayKnow) return { last_login: null, open_link_until: null };
  const [last_login, open_link_until] = await Promise.all([
    lastSignIn(call.deps.storage, userId),
    openLinkUntil(call, userId),
  ]);
  return { last_login, open_link_until };
};
