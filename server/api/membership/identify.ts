import type { Context } from 'hono';
import type { BodyOf } from '@core/calls/call';
import type { verifyCall } from '@core/calls/membership';
import type { Row } from '@server/storage/storage';
import type { ApiDeps, ApiEnv } from '../deps';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { invalid, Refusal } from '../refusal';
import { countFromNetwork, countGuess } from './guess-limits';
import { uncountVerified } from './lookup-limits';
import { findOneTimeLink, redeemLink } from './one-time-links';
import { recordAnswers } from './known-answers';
import { hasExpired } from './lookup';
import { findRecord, type RecordLink } from './record-link';
import { seal, unseal } from './seal';
import { lastFourTag } from './tags';

const incorrect = () => new Refusal(422, 'ssn incorrect');

export interface Person {
  readonly record: Row | null;
  readonly companyId: number;
  readonly lastFourTag: string;
  /** Whether a mailed link took the place of the digits. */
  readonly byMail: boolean;
  /** The form that the key of a mailed link continues. */
  readonly keyFormId: string | null;
}

/** What the person submitted with the link. */
interface Proof {
  readonly digits: string;
  readonly key: string;
  /** yyyy-MM-dd. Null when the date is not asked for. */
  readonly birth: string | null;
}

type Body = BodyOf<typeof verifyCall>;

const readProof = (
  { membership }: ApiDeps,
  { ssn_last_four: digits = '', key = '', date_of_birth: birth = '' }: Body,
): Proof => {
  if (!membership?.asksBirthDate) return { digits, key, birth: null };
  if (birth === '') throw invalid({ date_of_birth: 'required' });
  return { digits, key, birth };
};

/** Whether the date of birth matches one of these records. Takes the same time without a record. */
const isBornOn = async (deps: ApiDeps, rows: readonly Row[], birth: string | null): Promise<boolean> => {
  if (birth === null) return rows.length > 0;
  if (rows.length === 0) await unseal(deps.keys, await seal(deps.keys, birth, 'none'), 'none');
  const days = await Promise.all(
    rows.map(async (row) => (await recordAnswers(deps, row)).date_of_birth ?? ''),
  );
  return days.includes(birth);
};

/**
 * Records a wrong answer and returns the error for it. Unknown people get a row as well, so that its time reveals
 * nothing. The limits on guesses bound the number of rows.
 */
const refusedAs = async (
  c: Context<ApiEnv>,
  { record, companyId }: { readonly record: Row | null; readonly companyId: number },
  note: 'last four digits' | 'mailed link',
): Promise<Refusal> => {
  const { deps } = c.var;
  await deps.storage.transaction((tx) =>
    recordEvents(deps, tx, actorOf(c), [
      {
        action: 'refused',
        resource: 'membership',
        recordId: record && Number(record['id']),
        clientId: companyId || null,
        note,
      },
    ]),
  );
  return incorrect();
};

/** Identifies a person by the key of a mailed link. A wrong date of birth does not use up the key. */
const identifyByKey = async (
  c: Context<ApiEnv>,
  link: RecordLink,
  { key, birth }: Proof,
): Promise<Person> => {
  const { deps } = c.var;
  await countFromNetwork(c);
  const record = await findRecord(deps.storage, link);
  const row = await findOneTimeLink(deps, key, Number(record?.['id'] ?? 0));
  const isCorrect = (await isBornOn(deps, record && row ? [record] : [], birth)) && row !== null;
  if (!record || !isCorrect || !(await redeemLink(deps.storage, row)))
    throw await refusedAs(c, { record, companyId: Number(record?.['company_id'] ?? 0) }, 'mailed link');
  const formId = row['form_id'] ?? null;
  return {
    record,
    companyId: Number(record['company_id']),
    lastFourTag: String(record['last_four_tag']),
    byMail: true,
    keyFormId: formId === null ? null : String(formId),
  };
};

/**
 * Identifies a person by the digits. A missing record and another person's digits take the same steps and end the same
 * way.
 */
const identifyByDigits = async (
  c: Context<ApiEnv>,
  link: RecordLink,
  { digits, birth }: Proof,
): Promise<Person | { readonly shut: Row | null }> => {
  const { deps } = c.var;
  const { storage, keys } = deps;
  const record = await findRecord(storage, link);
  const onCorrectGuess = await countGuess(c, link, record);
  if (onCorrectGuess === null) return { shut: record };
  const companyId = link.by === 'company_id' ? link.value : Number(record?.['company_id'] ?? 0);
  const tag = await lastFourTag(keys, companyId, digits);
  const sameDigits = await storage.table('membership_records').find([
    { field: 'company_id', op: 'eq', value: companyId },
    { field: 'last_four_tag', op: 'eq', value: tag },
  ]);
  const candidates = sameDigits.filter((row) => link.by === 'company_id' || row['id'] === record?.['id']);
  if (!(await isBornOn(deps, candidates, birth)))
    throw await refusedAs(c, { record, companyId }, 'last four digits');
  await onCorrectGuess();
  return { record, companyId, lastFourTag: tag, byMail: false, keyFormId: null };
};

/**
 * Identifies who opens the form, by the last four digits or by the key of a mailed link. Returns `shut`, with the
 * record if there is one, when the digits alone no longer open the form. Throws 422, 429, and 410 for an expired
 * invitation.
 */
export const identify = async (
  c: Context<ApiEnv>,
  link: RecordLink,
  body: Body,
): Promise<Person | { readonly shut: Row | null }> => {
  const proof = readProof(c.var.deps, body);
  const found = await (proof.key === '' ? identifyByDigits(c, link, proof) : identifyByKey(c, link, proof));
  if ('record' in found && found.record && hasExpired(found.record, c.var.deps.clock))
    throw new Refusal(410, 'expired');
  if ('record' in found) await uncountVerified(c, link, found.companyId);
  return found;
};
