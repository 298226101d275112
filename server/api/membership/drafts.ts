import type { DraftAnswers } from '@core/membership/draft';
import type { Row, Storage } from '@server/storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { digest, randomSecret } from '../session/secrets';
import type { FormScope, Verified } from './form-token';
import { seal, unseal } from './seal';

const table = 'membership_drafts';

/** What a draft's answers are sealed for. */
export const draftOwner = (id: string): string => `draft:${id}`;

/** As they were saved. A masked text in them stands for what is on record, and stays masked. */
export type SavedAnswers = Partial<DraftAnswers>;

/** Answers that wait for a person to go on with them, or, once they were sent, the way to the form that came of them. */
export interface Draft {
  readonly id: string;
  /** Null once they were sent. */
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

/** Whose a draft is: the link's and the digits' of its own, never only those of a key. */
const ofScope = ({ recordId, companyId, lastFourTag }: Verified) => [
  equals('record_id', recordId),
  equals('company_id', companyId),
  equals('last_four_tag', lastFourTag),
];

/** Of a browser's key, within whose draft it is: no caller can tell by their own drafts whether another person's has the key. */
const keyHash = ({ recordId, companyId, lastFourTag }: Verified, key: string): Promise<string> =>
  digest(JSON.stringify([recordId, companyId, lastFourTag, key]));

const living = (now: number) => ({ field: 'expires', op: 'gte', value: isoTime(now) }) as const;

type DraftDeps = Pick<ApiDeps, 'storage' | 'clock'>;

/** The draft that a key names, the browser's own or that of a mailed link; null for another person's draft. */
export const draftByKey = async (
  { storage, clock }: DraftDeps,
  scope: Verified,
  key: string,
): Promise<Draft | null> => {
  const now = clock.now();
  const drafts = storage.table(table);
  const row =
    (await drafts.first([equals('key_hash', await keyHash(scope, key)), ...ofScope(scope), living(now)])) ??
    (await drafts.first([
      equals('mail_hash', await digest(key)),
      { field: 'mail_expires', op: 'gte', value: isoTime(now) },
      ...ofScope(scope),
      living(now),
    ]));
  return row && draftOfRow(row);
};

/** The newest draft of a record that was begun, and is asked for, by a person who answered the second question. */
export const wholeDraft = async ({ storage, clock }: DraftDeps, scope: Verified): Promise<Draft | null> => {
  const rows = await storage
    .table(table)
    .find([...ofScope(scope), equals('whole', true), living(clock.now())]);
  const [newest] = rows.toSorted((one, other) =>
    String(other['changed']).localeCompare(String(one['changed'])),
  );
  return newest ? draftOfRow(newest) : null;
};

/** The draft that a token's holder goes on with. */
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
  readonly scope: Verified;
  readonly key: string;
  readonly isWhole: boolean;
}

/** An empty draft. Those that ended are cleared away on the occasion. */
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

/** Keeps answers in a draft, which lives on from now. */
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

/** A new key for a mailed link to a draft. An earlier link ends with it. */
export const keyForMail = async (
  tx: Storage,
  { id }: Draft,
  { now, lifetime }: { readonly now: number; readonly lifetime: number },
): Promise<string> => {
  const key = randomSecret();
  await tx
    .table(table)
    .update(byId(id), { mail_hash: await digest(key), mail_expires: isoTime(now + lifetime) });
  return key;
};

/**
 * The form was sent: its draft holds no answers any more and leads to the form. No other draft leads there, because the answers that the
 * form has now are none of theirs.
 */
export const closeDraft = async (tx: Storage, { draftId }: FormScope, formId: string): Promise<void> => {
  const drafts = tx.table(table);
  const own = draftId === null ? [] : [{ field: 'id', op: 'ne', value: draftId } as const];
  await drafts.remove([equals('form_id', formId), ...own]);
  if (draftId !== null) await drafts.update(byId(draftId), { sealed: null, form_id: formId });
};
