import type { Condition } from '@core/resource/condition';
import type { Row, Storage } from '@server/storage/storage';
import { endSessionsOf } from '../auth/sessions';
import { isoTime } from '../clock';
import type { Call } from './behavior';

export const ofUser = (id: unknown): Condition => ({ field: 'user_id', op: 'eq', value: Number(id) });

const belongings = [
  'credentials',
  'user_clients',
  'user_profiles',
  'agency_users',
  'refresh_tokens',
  'sessions',
  'known_devices',
  'app_factors',
  'recovery_codes',
  'factor_setups',
  'address_changes',
  'two_factor_challenges',
  'link_tokens',
  'saved_views',
  'default_views',
  'favorite_clients',
  'user_choices',
];

/** What a new user needs beside the record of the user. What is there already is kept. */
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

/** Everything that goes with a user who goes. Reports keep the name of an agent who was there. */
export const removeBelongings = async (tx: Storage, userId: number): Promise<void> => {
  for (const table of belongings) await tx.table(table).remove([ofUser(userId)]);
  await tx.table('my-team').remove([{ field: 'id', op: 'eq', value: userId }]);
};

/** The name as reports and rankings show it. */
const fullName = (row: Row): string => `${String(row['first_name'])} ${String(row['last_name'])}`;

/** An agent's name is the same wherever it stands. Nothing happens for who is no agent. */
export const renameAgent = async (tx: Storage, user: Row): Promise<void> => {
  const id = Number(user['id']);
  const name = fullName(user);
  await tx.table('my-team').update([{ field: 'id', op: 'eq', value: id }], { full_name: name });
  for (const table of ['my-clients', 'revenue-report'])
    await tx.table(table).update([{ field: 'agent_id', op: 'eq', value: id }], { agent_name: name });
};

/** A place in the ranking of the agency; the figures come with the first sales. */
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

/** Signs the user out everywhere and makes links and codes on their way worthless. */
export const revokeAccess = async (tx: Storage, userId: number): Promise<void> => {
  await endSessionsOf(tx, userId);
  for (const table of ['link_tokens', 'address_changes', 'two_factor_challenges', 'factor_setups'])
    await tx.table(table).remove([ofUser(userId)]);
};

/** Whether the user ever chose a password. Users who did not become active by the mailed link alone. */
export const hasPassword = async (tx: Storage, userId: unknown): Promise<boolean> =>
  (await tx.table('credentials').count([ofUser(userId)])) > 0;

/** The last sign-in of a user that the audit trail still knows, as ISO 8601. */
const lastSignIn = async (storage: Storage, userId: number): Promise<unknown> => {
  const { data } = await storage.table('audit_trail').list({
    where: [ofUser(userId), { field: 'action', op: 'eq', value: 'sign-in' }],
    sort: [{ field: 'at', order: 'desc' }],
    offset: 0,
    limit: 1,
  });
  return data[0]?.['at'] ?? null;
};

/** Until when a mailed link works that leads to a password. A new one takes the place of the one before. */
const openLinkUntil = async ({ deps: { storage, clock } }: Call, userId: number): Promise<unknown> => {
  const now = isoTime(clock.now());
  const links = await storage.table('link_tokens').find([ofUser(userId)]);
  const open = links.find(
    ({ purpose, used, expires }) => purpose !== 'address' && used === null && String(expires) > now,
  );
  return open?.['expires'] ?? null;
};

/** When a user last signed in, and until when a mailed link opens the account: for callers who manage the user, else nothing. */
export const accessOf = async (call: Call, userId: number, mayKnow: boolean) => {
  if (!mayKnow) return { last_login: null, open_link_until: null };
  const [last_login, open_link_until] = await Promise.all([
    lastSignIn(call.deps.storage, userId),
    openLinkUntil(call, userId),
  ]);
  return { last_login, open_link_until };
};
