import type { Condition } from '@core/resource/condition';
import type { JobData } from '@server/jobs/job-data';
import type { JobKind } from '@server/jobs/job-kind';
import type { Storage } from '@server/storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { Refusal } from '../refusal';
import { digest, randomSecret } from '../session/secrets';
import { openToken, signToken } from '../session/tokens';

type Purpose = 'activation' | 'reset' | 'address';

/** Password links (activation, reset) replace each other. So do links that confirm an address. */
const replacedPurposes: Readonly<Record<Purpose, readonly Purpose[]>> = {
  activation: ['activation', 'reset'],
  reset: ['activation', 'reset'],
  address: ['address'],
};

/**
 * Creates a single-use token for the link in a mail. Earlier links for the same purpose stop working. `askedBy` is
 * another user who had it mailed. Returns null if the user has been deleted.
 */
export const createLink = async (
  deps: ApiDeps,
  userId: number,
  purpose: Purpose,
  askedBy: number | null = null,
): Promise<string | null> => {
  const { keys, clock, limits, storage } = deps;
  const lifetimes = {
    activation: limits.activationLink,
    reset: limits.resetLink,
    address: limits.addressLink,
  };
  const [issued, jti] = [clock.now(), randomSecret()];
  const expires = issued + lifetimes[purpose];
  const hash = await digest(jti);
  const isCreated = await storage.transaction(async (tx) => {
    const user = await tx.table('users').lock([{ field: 'id', op: 'eq', value: userId }], 'shared');
    if (!user) return false;
    const links = tx.table('link_tokens');
    await links.remove([{ field: 'expires', op: 'lt', value: isoTime(issued) }]);
    await revokeLinks(tx, userId, replacedPurposes[purpose]);
    await links.insert({
      hash,
      user_id: userId,
      purpose,
      issued: isoTime(issued),
      expires: isoTime(expires),
      used: null,
      asked_by: askedBy,
    });
    return true;
  });
  if (!isCreated) return null;
  return signToken(keys, { purpose, claims: { id: userId, jti }, issued, expires });
};

/** Mails the link for setting a password, to the address that the user has by then. Not to deactivated users. */
export const sendPasswordLink: JobKind<JobData['password-link']> = async (
  deps,
  { userId, askedBy, language },
) => {
  const user = await deps.storage.table('users').first([{ field: 'id', op: 'eq', value: userId }]);
  if (!user || user['stage'] === 'inactive') return;
  const kind = user['stage'] === 'active' ? 'reset' : 'activation';
  const token = await createLink(deps, userId, kind, askedBy);
  if (token === null) return;
  const [to, firstName] = [String(user['username']), String(user['first_name'])];
  await deps.mailer.deliver({ kind, to, firstName, language, token });
};

/** Removes a user's unused links of the given purposes (by default all), so that they stop working. */
export const revokeLinks = async (
  tx: Storage,
  userId: number,
  purposes: readonly Purpose[] = ['activation', 'reset', 'address'],
): Promise<void> => {
  await tx.table('link_tokens').remove([
    { field: 'user_id', op: 'eq', value: userId },
    { field: 'purpose', op: 'in', value: purposes },
    { field: 'used', op: 'eq', value: null },
  ]);
};

export interface OpenLink {
  readonly userId: number;
  /** Another user who had the link mailed. */
  readonly askedBy: number | null;
  readonly hash: string;
}

const byHash = (hash: string): Condition => ({ field: 'hash', op: 'eq', value: hash });

/**
 * Checks a link's token without using it up. Throws 400 `token expired` (also for an unknown token or one replaced by a
 * newer link) or 400 `token used`.
 */
export const openLink = async (deps: ApiDeps, token: string, purposes: Purpose[]): Promise<OpenLink> => {
  const expired = new Refusal(400, 'token expired');
  const opened = await openToken(deps.keys, token, purposes, deps.clock.now());
  if (opened.state !== 'valid') throw expired;
  const hash = await digest(opened.claims.jti);
  const row = await deps.storage.table('link_tokens').first([byHash(hash)]);
  if (!row || row['user_id'] !== opened.claims.id) throw expired;
  if (row['used'] !== null) throw new Refusal(400, 'token used');
  const askedBy = row['asked_by'] === null ? null : Number(row['asked_by']);
  return { userId: opened.claims.id, askedBy, hash };
};

/** Uses up a link and drops all other links of the same user. Of two concurrent calls, only one succeeds. */
export const consumeLink = async (storage: Storage, link: OpenLink, now: number): Promise<void> => {
  const unused: Condition = { field: 'used', op: 'eq', value: null };
  const links = storage.table('link_tokens');
  if (!(await links.update([byHash(link.hash), unused], { used: isoTime(now) })))
    throw new Refusal(400, 'token used');
  await revokeLinks(storage, link.userId);
};
