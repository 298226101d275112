import type { Context, Handler } from 'hono';
import { isLastFour } from '../../../src/core/membership/social-security';
import type { Row } from '../../storage/storage';
import { type JsonObject, readBody, textOf } from '../body';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { companyForm } from './company-form';
import { createFormToken, noteInToken, type Verified } from './form-token';
import type { StoredForm } from './forms';
import { judgeAddress } from './judge-address';
import { answersOfForm, answersOfRecord, type KnownAnswers } from './known-answers';
import { hasExpired } from './lookup';
import { countGuess } from './misses';
import { findRecord, readRecordLink, type RecordLink } from './record-link';
import { lastFourTag } from './tags';

const incorrect = () => new Refusal(422, 'ssn incorrect');

interface Person {
  readonly record: Row | null;
  readonly companyId: number;
  readonly lastFourTag: string;
}

/** Whose digits these are. Nobody and somebody else take the same steps and end the same way. */
const identify = async (c: Context<ApiEnv>, link: RecordLink, digits: string): Promise<Person> => {
  const { storage, keys, clock } = c.var.deps;
  const record = await findRecord(storage, link);
  const guessedRight = await countGuess(c, link, record);
  const companyId = link.by === 'company_id' ? link.value : Number(record?.['company_id'] ?? 0);
  const tag = await lastFourTag(keys, companyId, digits);
  const sameDigits = await storage.table('membership_records').find([
    { field: 'company_id', op: 'eq', value: companyId },
    { field: 'last_four_tag', op: 'eq', value: tag },
  ]);
  const isRight = sameDigits.some((row) => link.by === 'company_id' || row['id'] === record?.['id']);
  if (!isRight) throw incorrect();
  await guessedRight();
  if (record && hasExpired(record, clock)) throw new Refusal(410, 'expired');
  return { record, companyId, lastFourTag: tag };
};

const knownOf = async (
  deps: ApiDeps,
  body: JsonObject,
  { record, ...verified }: Person & Verified,
): Promise<KnownAnswers | null> => {
  if (record) return answersOfRecord(deps, record);
  const row = await companyForm(deps, body, verified);
  return row && answersOfForm(deps, row);
};

const formAnswer = (form: StoredForm | null | undefined): object => {
  if (form?.status === 'awaiting_signature')
    return { form_status: form.status, form_id: form.id, email_masked: form.emailMasked };
  return { form_status: form?.status === 'declined' ? 'declined' : 'none' };
};

/**
 * Opens the form for whoever knows the last four digits. A company's link tells nothing about anybody, unless the call names the
 * form, or its envelope, that was sent from there.
 */
export const verify: Handler<ApiEnv> = async (c) => {
  const { deps } = c.var;
  const body = await readBody(c);
  const link = readRecordLink(body);
  const digits = textOf(body, 'ssn_last_four').trim();
  if (!isLastFour(digits)) throw incorrect();
  const person = await identify(c, link, digits);
  const { record } = person;
  const verified = { ...person, recordId: record && Number(record['id']) };
  const known = record?.['member'] === true ? null : await knownOf(deps, body, verified);
  if (record?.['member'] === true || known?.form?.status === 'completed')
    return c.json({ result: 'already_member' });
  const { token, hash } = await createFormToken(deps, verified);
  if (known?.form) await noteInToken(deps.storage, { hash }, { form_id: known.form.id });
  return c.json({
    result: 'eligible',
    form_token: token,
    expires_in: deps.limits.formToken / 1000,
    ...formAnswer(known?.form),
    prefill: known?.prefill ?? null,
    address_check: await judgeAddress(deps, { hash }, known),
  });
};
