import type { Context } from 'hono';
import type { AnswerOf, BodyOf } from '@core/calls/call';
import { verifyCall } from '@core/calls/membership';
import { isDay } from '@core/format/date';
import type { Row } from '@server/storage/storage';
import { inspectBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiDeps, ApiEnv } from '../deps';
import { answersOfDraft, type Draft, draftByKey, type SavedAnswers, newestDraft } from './drafts';
import { createFormToken, updateFormToken, type TokenHolder } from './form-token';
import { formOfRecord, storedForm, type StoredForm, isInReview, formOf } from './forms';
import { identify, type Person } from './identify';
import { checkKnownAddress } from './check-known-address';
import { answersOfForm, answersOfRecord, type KnownAnswers, type Prefill } from './known-answers';
import { mailLinkInBackground } from './mail-link';
import { maskAnswers } from './mask';
import { readSignedLink } from './signed-link';
import { lastFourTag } from './tags';

type Body = BodyOf<typeof verifyCall>;
type Answer = AnswerOf<typeof verifyCall>;
type Eligible = Extract<Answer, { readonly form_token: string }>;

const formNamedBy = async (
  { storage }: ApiDeps,
  { form_id: named, envelope_id: envelope }: Body,
): Promise<Row | null> => {
  const found = envelope
    ? await storage.table('envelopes').first([{ field: 'envelope_id', op: 'eq', value: envelope }])
    : null;
  const id = named || String(found?.['form_id'] ?? '');
  return id ? storage.table('membership_forms').first([{ field: 'id', op: 'eq', value: id }]) : null;
};

/**
 * Returns the form that a call names by its id or its envelope's id, which only the browser that sent it knows. Null
 * without one, and for a form of another person, company or digits.
 */
const namedForm = async (
  deps: ApiDeps,
  body: Body,
  { recordId, companyId, lastFourTag: tag }: TokenHolder,
): Promise<Row | null> => {
  const row = await formNamedBy(deps, body);
  if (!row || row['company_id'] !== companyId) return null;
  if (recordId !== null) return row['record_id'] === recordId ? row : null;
  const { social_security_number: number } = await formOf(deps, storedForm(row));
  return (await lastFourTag(deps.keys, companyId, number.slice(-4))) === tag ? row : null;
};

interface KnownData {
  /** The initial answers, if anything is known. */
  readonly answers: KnownAnswers | null;
  /** The form that was sent before, if any. */
  readonly form: StoredForm | null;
  /** The caller has proven more than the digits and may continue that form, up to its signature. */
  readonly mayGoOn: boolean;
}

const readRow = (row: Row | null): StoredForm | null => row && storedForm(row);

/** Nothing is known for a company's link, unless the call names the form that was sent through it. */
const knownOf = async (
  deps: ApiDeps,
  { record, keyFormId }: Person,
  { named, isWhole }: { readonly named: Row | null; readonly isWhole: boolean },
): Promise<KnownData> => {
  const namedStored = readRow(named);
  if (!record)
    return { answers: named && (await answersOfForm(deps, named)), form: namedStored, mayGoOn: true };
  const own = readRow(await formOfRecord(deps.storage, Number(record['id'])));
  const answers = await answersOfRecord(deps, record);
  // A form in review does not belong to a person yet. Only its sender sees it instead of the record's form.
  const form = namedStored?.status === 'in_review' ? namedStored : own;
  const mayGoOn = form !== null && (isWhole || form.id === namedStored?.id || form.id === keyFormId);
  return { answers, form, mayGoOn };
};

const formAnswer = async (
  { storage }: ApiDeps,
  { record }: Person,
  { form, mayGoOn }: KnownData,
): Promise<Pick<Eligible, 'form_status' | 'form_id' | 'email_masked'>> => {
  const status = form?.status;
  if (form && (status === 'awaiting_signature' || status === 'in_review'))
    return {
      form_status: status,
      ...(mayGoOn && { form_id: form.id, email_masked: form.emailMasked }),
    };
  if (status === 'declined') return { form_status: status };
  const isReviewed = record !== null && (await isInReview(storage, Number(record['id'])));
  return { form_status: isReviewed ? 'in_review' : 'none' };
};

interface InitialStateInput {
  readonly known: KnownData;
  readonly draft: Draft | null;
  readonly isWhole: boolean;
  /** The token's hash. */
  readonly hash: string;
}

/** Drops an incomplete date of birth. */
const prefillOf = ({ date_of_birth: day, ...others }: SavedAnswers & Prefill): Prefill => ({
  ...others,
  ...(day && isDay(day) && { date_of_birth: day }),
});

/** Returns the draft that the caller has a key for, or that the second question opens. The digits alone open none. */
const openDraft = async (
  deps: ApiDeps,
  verified: TokenHolder,
  { key = '', isWhole }: { readonly key: string | undefined; readonly isWhole: boolean },
): Promise<Draft | null> => {
  const named = key === '' ? null : await draftByKey(deps, verified, key);
  return named ?? (isWhole ? newestDraft(deps, verified) : null);
};

/** Returns the initial state of the form: the known answers, overwritten with the ones typed before. */
const initialState = async (
  deps: ApiDeps,
  { known: { answers }, draft, isWhole, hash }: InitialStateInput,
): Promise<Pick<Eligible, 'prefill' | 'address_check' | 'draft'>> => {
  const prefill = answers && (isWhole ? answers.prefill : maskAnswers(answers.prefill));
  const typed = draft && (await answersOfDraft(deps, draft));
  if (typed) return { prefill: prefillOf({ ...prefill, ...typed }), draft: 'opened' };
  return {
    prefill,
    address_check: await checkKnownAddress(deps, { hash }, answers, !isWhole),
    draft: 'none',
  };
};

const open = async (c: Context<ApiEnv>, person: Person, body: Body): Promise<Answer> => {
  const { deps } = c.var;
  const { record } = person;
  const isWhole = record !== null && deps.membership?.asksBirthDate === true;
  if (record?.['member'] === true) return { result: 'already_member' };
  const verified = { ...person, recordId: record && Number(record['id']) };
  const draft = await openDraft(deps, verified, { key: body.draft_key, isWhole });
  // The key of a draft also identifies a person who sent a form from it.
  const formId = body.form_id ?? draft?.formId ?? '';
  const named = await namedForm(deps, { ...body, form_id: formId }, verified);
  const known = await knownOf(deps, person, { named, isWhole });
  const { form, mayGoOn } = known;
  if (form?.status === 'completed') return { result: 'already_member' };
  const { token, hash } = await createFormToken(deps, verified);
  if (form && mayGoOn) await updateFormToken(deps.storage, { hash }, { form_id: form.id });
  if (draft) await updateFormToken(deps.storage, { hash }, { draft_id: draft.id });
  return {
    result: 'eligible',
    form_token: token,
    expires_in: deps.limits.formToken / 1000,
    ...(await formAnswer(deps, person, known)),
    ...(await initialState(deps, { known, draft, isWhole, hash })),
  };
};

/**
 * Opens the form to callers who know the last four digits. Known answers are masked until a second question is
 * answered. A company's link reveals nothing about any person, unless the call names the form, or its envelope, that
 * was sent through it.
 */
export const verify = async (c: Context<ApiEnv>): Promise<Response> => {
  const sent = await inspectBody(c, verifyCall);
  const link = await readSignedLink(c.var.deps, sent.proof);
  const body = sent.body();
  const found = await identify(c, link, body);
  if ('shut' in found) {
    mailLinkInBackground(c, found.shut);
    return answer(c, verifyCall, { result: 'check_mail' });
  }
  return answer(c, verifyCall, await open(c, found, body));
};
