import type { Row } from '@server/storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { Refusal } from '../refusal';
import { digest, randomSecret } from '../session/secrets';
import type { AddressOutcome } from './addresses';

type TokenDeps = Pick<ApiDeps, 'storage' | 'clock' | 'limits'>;

/** Who a form token was issued to. */
export interface TokenHolder {
  /** Null for a company's link, where the digits do not identify a person with certainty. */
  readonly recordId: number | null;
  readonly companyId: number;
  readonly lastFourTag: string;
  /** Whether the form was opened with a mailed link, so that its holder reads the mail of the person on record. */
  readonly byMail: boolean;
}

export interface FormScope extends TokenHolder {
  /** Identifies the token without revealing it. */
  readonly hash: string;
  /** The form that was sent with this token, or that its holder may continue. */
  readonly formId: string | null;
  readonly addressTag: string | null;
  readonly addressOutcome: AddressOutcome | null;
  /** Suggestions that were shown masked, sealed with `suggestionsOwner`. */
  readonly suggested: string | null;
  /** The draft that its holder continues. */
  readonly draftId: string | null;
  /** The record of the member that a form sent with this token matched completely. */
  readonly memberId: number | null;
}

/** The owner for rate limits and idempotency keys: a person on record, or the digits at a company. */
export const ownerOf = ({
  recordId,
  companyId,
  lastFourTag,
}: Pick<TokenHolder, 'recordId' | 'companyId' | 'lastFourTag'>): string =>
  recordId === null ? `company:${companyId}:${lastFourTag}` : `record:${recordId}`;

/** The owner string that suggestions are sealed with. */
export const suggestionsOwner = (hash: string): string => `suggestions:${hash}`;

const byHash = (hash: string) => [{ field: 'hash', op: 'eq', value: hash }] as const;

/** Creates a new token. Only its hash is stored. Also removes expired tokens. */
export const createFormToken = async (
  deps: TokenDeps,
  verified: TokenHolder,
): Promise<{ readonly token: string; readonly hash: string }> => {
  const { storage, clock, limits } = deps;
  const [token, now] = [randomSecret(), clock.now()];
  const hash = await digest(token);
  const tokens = storage.table('form_tokens');
  await tokens.remove([{ field: 'expires', op: 'lt', value: isoTime(now) }]);
  await tokens.insert({
    hash,
    record_id: verified.recordId,
    company_id: verified.companyId,
    last_four_tag: verified.lastFourTag,
    form_id: null,
    address_tag: null,
    address_outcome: null,
    suggested: null,
    draft_id: null,
    by_mail: verified.byMail,
    expires: isoTime(now + limits.formToken),
  });
  return { token, hash };
};

const scopeOf = (row: Row): FormScope => ({
  hash: String(row['hash']),
  recordId: row['record_id'] === null ? null : Number(row['record_id']),
  companyId: Number(row['company_id']),
  lastFourTag: String(row['last_four_tag']),
  formId: row['form_id'] === null ? null : String(row['form_id']),
  addressTag: row['address_tag'] === null ? null : String(row['address_tag']),
  addressOutcome: row['address_outcome'] as AddressOutcome | null,
  suggested: row['suggested'] === null ? null : String(row['suggested']),
  draftId: row['draft_id'] === null ? null : String(row['draft_id']),
  byMail: row['by_mail'] === true,
  memberId: row['member_id'] === null ? null : Number(row['member_id']),
});

/** Returns what a token gives access to, and extends it by 30 minutes. Throws 403 for an unknown or expired one. */
export const openFormToken = async (deps: TokenDeps, token: string): Promise<FormScope> => {
  const { storage, clock, limits } = deps;
  const now = clock.now();
  const tokens = storage.table('form_tokens');
  const row = await tokens.first(byHash(await digest(token)));
  if (!row || Date.parse(String(row['expires'])) <= now) throw new Refusal(403, 'form token expired');
  await tokens.update(byHash(String(row['hash'])), { expires: isoTime(now + limits.formToken) });
  return scopeOf(row);
};

/**
 * Ends the access of all other tokens to a form, because its answers were replaced. They belong to the sender of this
 * token.
 */
export const unbindOthers = async (
  storage: ApiDeps['storage'],
  { hash }: Pick<FormScope, 'hash'>,
  formId: string,
): Promise<void> => {
  const others = [
    { field: 'form_id', op: 'eq', value: formId },
    { field: 'hash', op: 'ne', value: hash },
  ] as const;
  await storage.table('form_tokens').update(others, { form_id: null });
};

/** Stores data with a token. */
export const updateFormToken = async (
  storage: ApiDeps['storage'],
  { hash }: Pick<FormScope, 'hash'>,
  patch:
    | { form_id: string }
    | { address_tag: string; address_outcome: AddressOutcome }
    | { suggested: string }
    | { draft_id: string }
    | { member_id: number },
): Promise<void> => {
  await storage.table('form_tokens').update(byHash(hash), patch);
};
