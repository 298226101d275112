import type { DraftAnswers } from '@core/membership/draft';
import type { Row, Storage } from '@server/storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { digest, randomSecret } from '../session/secrets';
import type { FormScope, TokenHolder } from './form-token';
import { seal, unseal } from './seal';

const table = 'membership_drafts';

/** The owner string that a draft's answers are sealed with. */
export const draftOwner = (id: string): string => `draft:${id}`;

/** Answers as saved. A masked text stands for the value on record and stays masked. */
export type SavedAnswers = Partial<DraftAnswers>;

/** Answers saved for later, or, once they were sent, a reference to the resulting form. */
export interface Draft {
  readonly id: string;
  /** Null for an empty draft, and once the answers were sent. */
  readonly sealed: string | null;
  readonly formId: string | null;
}

const draftOfRow = (row: Row): Draft => ({
  id: String(row['id']),
  sealed: row['sealed'] === null ? null : String(row['sealed']),
  formId: row['form_id'] === null ? null : String(row['form_id']),
});

const equals = (field: string, value: string | number | boolean | null) =>
  ({ field, op: 'eq', value }) as const;
const byId = (id: string) => [equals('id', id)];

/** Limits drafts to the ones of the same link and digits. A key alone never opens a draft. */
const ofScope = ({ recordId, companyId, lastFourTag }: TokenHolder) => [
  equals('record_id', recordId),
  equals('company_id', companyId),
  equals('last_four_tag', lastFourTag),
];

/**
 * Hashes a browser's key together with the draft's owner, so that callers cannot tell from their own drafts whether
 * another person's draft has the same key.
 */
const keyHash = ({ recordId, companyId, lastFourTag }: TokenHolder, key: string): Promise<string> =>
  digest(JSON.stringify([recordId, companyId, lastFourTag, key]));

const notExpired = (now: number) => ({ field: 'expires', op: 'gte', value: isoTime(now) }) as const;

type DraftDeps = Pick<ApiDeps, 'storage' | 'clock'>;

/** Returns the draft for a key from the browser or from a mailed link. Null for another person's draft. */
export const draftByKey = async (
  { storage, clock }: DraftDeps,
  scope: TokenHolder,
  key: string,
): Promise<Draft | null> => {
  const now = clock.now();
  const drafts = storage.table(table);
  const row =
    (await drafts.first([
      equals('key_hash', await keyHash(scope, key)),
      ...ofScope(scope),
      notExpired(now),
    ])) ??
    (await drafts.first([
      equals('mail_hash', await digest(key)),
      { field: 'mail_expires', op: 'gte', value: isoTime(now) },
      ...ofScope(scope),
      notExpired(now),
    ]));
  return row && draftOfRow(row);
};

/**
 * Returns the newest draft of a record, for persons who answered the second question both when they started the draft
 * and now.
 */
export const newestDraft = async (
  { storage, clock }: DraftDeps,
  scope: TokenHolder,
): Promise<Draft | null> => {
  const rows = await storage
    .table(table)
    .find([...ofScope(scope), equals('whole', true), notExpired(clock.now())]);
  const [newest] = rows.toSorted((one, other) =>
    String(other['changed']).localeCompare(String(one['changed'])),
  );
  return newest ? draftOfRow(newest) : null;
};

/** Returns the draft of a token, or null. */
export const draftInScope = async ({ storage }: DraftDeps, { draftId }: FormScope): Promise<Draft | null> => {
  const row = draftId === null ? null : await storage.table(table).first(byId(draftId));
  return row && draftOfRow(row);
};

export const answersOfDraft = async (
  { keys }: Pick<ApiDeps, 'keys'>,
  { id, sealed }: Draft,
): Promise<SavedAnswers | null> =>
  sealed === null ? null : (JSON.parse(await unseal(keys, sealed, draftOwner(id))) as SavedAnswers);

interface NewDraft {
  readonly scope: TokenHolder;
  readonly key: string;
  readonly isWhole: boolean;
}

/** Creates an empty draft. Also removes expired drafts. */
export const beginDraft = async (
  { storage, clock, limits }: Pick<ApiDeps, 'storage' | 'clock' | 'limits'>,
  { scope, key, isWhole }: NewDraft,
): Promise<Draft> => {
  const [drafts, now, id] = [storage.table(table), clock.now(), crypto.randomUUID()];
  await drafts.remove([{ field: 'expires', op: 'lt', value: isoTime(now) }]);
  await drafts.insert({
    id,
    key_hash: await keyHash(scope, key),
    mail_hash: null,
    mail_expires: null,
    record_id: scope.recordId,
    company_id: scope.companyId,
    last_four_tag: scope.lastFourTag,
    whole: isWhole,
    sealed: null,
    form_id: null,
    changed: isoTime(now),
    expires: isoTime(now + limits.draft),
  });
  return { id, sealed: null, formId: null };
};

/** Saves answers in a draft and extends its lifetime. */
export const fillDraft = async (
  { storage, clock, keys, limits }: ApiDeps,
  { id }: Draft,
  answers: SavedAnswers,
): Promise<void> => {
  const now = clock.now();
  await storage.table(table).update(byId(id), {
    sealed: await seal(keys, JSON.stringify(answers), draftOwner(id)),
    changed: isoTime(now),
    expires: isoTime(now + limits.draft),
  });
};

/** Creates a new key for a mailed link to a draft. An earlier link stops working. */
export const createMailKey = async (
  tx: Storage,
  id: string,
  { now, lifetime }: { readonly now: number; readonly lifetime: number },
): Promise<string> => {
  const key = randomSecret();
  await tx
    .table(table)
    .update(byId(id), { mail_hash: await digest(key), mail_expires: isoTime(now + lifetime) });
  return key;
};

/**
 * Closes the draft of a sent form: it keeps no answers and refers to the form. Other drafts that refer to the form are
 * deleted, because the form's current answers are not theirs.
 */
export const closeDraft = async (tx: Storage, { draftId }: FormScope, formId: string): Promise<void> => {
  const drafts = tx.table(table);
  const own = draftId === null ? [] : [{ field: 'id', op: 'ne', value: draftId } as const];
  await drafts.remove([equals('form_id', formId), ...own]);
  if (draftId !== null) await drafts.update(byId(draftId), { sealed: null, form_id: formId });
};
