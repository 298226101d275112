import { readLanguage, type Language } from '@server/words/language';
import { day, isoTime, minute } from '@server/api/clock';
import { digest, randomSecret } from '@server/api/session/secrets';
import type { Row } from '@server/storage/storage';
import type { StandInDeps } from './envelopes';

/** One address of the signing page. */
export interface View {
  readonly hash: string;
  readonly envelopeId: string;
  readonly language: Language;
  readonly returnUrl: string;
}

type ViewDeps = Pick<StandInDeps, 'storage' | 'clock'>;

const table = 'stand_in_views';
/** How long an address can be opened, and how long the page may then stay open. */
const lifetime = { address: 5 * minute, session: 20 * minute };

const byHash = (hash: string) => ({ field: 'hash', op: 'eq', value: hash }) as const;

const viewOf = (row: Row): View => ({
  hash: String(row['hash']),
  envelopeId: String(row['envelope_id']),
  language: readLanguage(row['language']),
  returnUrl: String(row['return_url']),
});

/** Creates an address and returns its token, of which only the hash is stored. Also deletes old addresses. */
export const createView = async ({ storage, clock }: ViewDeps, view: Omit<View, 'hash'>): Promise<string> => {
  const [token, now] = [randomSecret(), clock.now()];
  const views = storage.table(table);
  // Kept for a day, so that an expired address still redirects back.
  await views.remove([{ field: 'expires', op: 'lt', value: isoTime(now - day) }]);
  await views.insert({
    hash: await digest(token),
    envelope_id: view.envelopeId,
    language: view.language,
    return_url: view.returnUrl,
    expires: isoTime(now + lifetime.address),
    session_hash: null,
    finished: false,
  });
  return token;
};

export type OpenedView =
  | { readonly view: View; readonly session: string }
  /** The address was used or has expired. */
  | { readonly view: View; readonly session: null };

/** Uses an address. Of two concurrent callers, only one gets a session. Returns null for an unknown address. */
export const consumeView = async (
  { storage, clock }: ViewDeps,
  token: string,
): Promise<OpenedView | null> => {
  const views = storage.table(table);
  const hash = await digest(token);
  const row = await views.first([byHash(hash)]);
  if (!row) return null;
  const [session, now] = [randomSecret(), clock.now()];
  const opened = await views.update(
    [
      byHash(hash),
      { field: 'session_hash', op: 'eq', value: null },
      { field: 'finished', op: 'eq', value: false },
      { field: 'expires', op: 'gt', value: isoTime(now) },
    ],
    { session_hash: await digest(session), expires: isoTime(now + lifetime.session) },
  );
  return { view: viewOf(row), session: opened > 0 ? session : null };
};

/** `expired`: the page stayed open for too long. `foreign`: this is not the page that the address opened. */
export type SessionState = 'open' | 'expired' | 'finished' | 'foreign';

/** Finds the page that has `session`. Returns null for an unknown address. */
export const findSession = async (
  { storage, clock }: ViewDeps,
  token: string,
  session: string,
): Promise<{ readonly view: View; readonly state: SessionState } | null> => {
  const row = await storage.table(table).first([byHash(await digest(token))]);
  if (!row) return null;
  const stateOf = (isOwn: boolean): SessionState => {
    if (!isOwn) return 'foreign';
    if (row['finished'] === true) return 'finished';
    return String(row['expires']) <= isoTime(clock.now()) ? 'expired' : 'open';
  };
  return { view: viewOf(row), state: stateOf(row['session_hash'] === (await digest(session))) };
};

/** Ends the session of a page. Returns false when it had already ended. */
export const finishView = async ({ storage }: ViewDeps, { hash }: View): Promise<boolean> =>
  (await storage
    .table(table)
    .update([byHash(hash), { field: 'finished', op: 'eq', value: false }], { finished: true })) > 0;
