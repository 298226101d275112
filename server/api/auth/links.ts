import type { Language } from '../../words/language';
import type { Condition } from '../../../src/core/resource/condition';
import type { Row, Storage } from '../../storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { Refusal } from '../refusal';
import { digest, randomSecret } from '../session/secrets';
import { openToken, signToken } from '../session/tokens';

type Purpose = 'activation' | 'reset';

/** A single-use token for choosing a password, for the link in a mail. */
const createLink = async (deps: ApiDeps, userId: number, purpose: Purpose): Promise<string> => {
  const { keys, clock, limits, storage } = deps;
  const [issued, jti] = [clock.now(), randomSecret()];
  const expires = issued + (purpose === 'reset' ? limits.resetLink : limits.activationLink);
  await storage.table('link_tokens').remove([{ field: 'expires', op: 'lt', value: isoTime(issued) }]);
  await storage.table('link_tokens').insert({
    hash: await digest(jti),
    user_id: userId,
    purpose,
    issued: isoTime(issued),
    expires: isoTime(expires),
    used: null,
  });
  return signToken(keys, { purpose, claims: { id: userId, jti }, issued, expires });
};

/** Mails the link that leads to a password: activation for somebody who never had one, otherwise reset. */
export const mailLink = async (
  deps: ApiDeps,
  user: Row,
  purpose: Purpose,
  language: Language,
): Promise<void> =>
  deps.mailer.send({
    kind: purpose,
    to: String(user['username']),
    firstName: String(user['first_name']),
    language,
    token: await createLink(deps, Number(user['id']), purpose),
  });

export interface OpenLink {
  readonly userId: number;
  readonly hash: string;
}

const byHash = (hash: string): Condition => ({ field: 'hash', op: 'eq', value: hash });

/** Checks a link's token without using it up. Throws 400 `token expired` (also for a foreign one) or `token used`. */
export const openLink = async (deps: ApiDeps, token: string): Promise<OpenLink> => {
  const expired = new Refusal(400, 'token expired');
  const opened = await openToken(deps.keys, token, ['reset', 'activation'], deps.clock.now());
  if (opened.state !== 'valid') throw expired;
  const hash = await digest(opened.claims.jti);
  const row = await deps.storage.table('link_tokens').first([byHash(hash)]);
  if (!row || row['user_id'] !== opened.claims.id) throw expired;
  if (row['used'] !== null) throw new Refusal(400, 'token used');
  return { userId: opened.claims.id, hash };
};

/** Uses up a link and with it all others of the same user. Of two calls at once only one gets through. */
export const useLink = async (storage: Storage, link: OpenLink, now: number): Promise<void> => {
  const unused: Condition = { field: 'used', op: 'eq', value: null };
  const links = storage.table('link_tokens');
  if (!(await links.update([byHash(link.hash), unused], { used: isoTime(now) })))
    throw new Refusal(400, 'token used');
  const ofUser: Condition = { field: 'user_id', op: 'eq', value: link.userId };
  await links.update([ofUser, unused], { used: isoTime(now) });
};
