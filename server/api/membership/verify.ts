import type { Context } from 'hono';
import type { AnswerOf, BodyOf } from '@core/calls/call';
import { verifyCall } from '@core/calls/membership';
import { isDay } from '@core/format/date';
import { signedFormOfRecord } from '@server/signing/signed-copy';
import { inspectBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiDeps, ApiEnv } from '../deps';
import { answersOfDraft, type Draft, draftByKey, type SavedAnswers, newestDraft } from './drafts';
import { createFormToken, updateFormToken, type TokenHolder } from './form-token';
import { openHandle } from './form-handle';
import { formOfRecord, storedForm, type StoredForm, isInReview } from './forms';
import { identify, type Person } from './identify';
import { checkKnownAddress } from './check-known-address';
import { answersOfForm, answersOfRecord, type KnownAnswers, type Prefill } from './known-answers';
import { requestMembershipKey } from './mail-link';
import { answersToRepeat, maskAnswers } from './mask';
import { namedForm } from './named-form';
import { readSignedLink } from './signed-link';

type Body = BodyOf<typeof verifyCall>;
type Answer = AnswerOf<typeof verifyCall>;
type Eligible = Extract<Answer, { readonly form_token: string }>;

interface KnownData {
  /** The initial answers, if anything is known. */
  readonly answers: KnownAnswers | null;
  /** The form that was sent before, if any. */
  readonly form: StoredForm | null;
  /** The caller has proven more than the digits and may continue that form, up to its signature. */
  readonly mayGoOn: boolean;
}

/** Nothing is known for a company's link, unless the call names the form that was sent through it. */
const knownOf = async (
  deps: ApiDeps,
  { record, keyFormId }: Person,
  { named, isWhole }: { readonly named: StoredForm | null; readonly isWhole: boolean },
): Promise<KnownData> => {
  if (!record) return { answers: named && (await answersOfForm(deps, named)), form: named, mayGoOn: true };
  const row = await formOfRecord(deps.storage, Number(record['id']));
  const answers = await answersOfRecord(deps, record);
  // A form in review does not belong to a person yet. Only its sender sees it instead of the record's form.
  const form = named?.status === 'in_review' ? named : row && storedForm(row);
  const mayGoOn = form !== null && (isWhole || form.id === named?.id || form.id === keyFormId);
  return { answers, form, mayGoOn };
};

const formAnswer = async (
  deps: ApiDeps,
  { record }: Person,
  { form, mayGoOn }: KnownData,
): Promise<Pick<Eligible, 'form_status' | 'form_id' | 'email_masked'>> => {
  const status = form?.status;
  if (form && (status === 'awaiting_signature' || status === 'in_review'))
    return {
      form_status: status,
      ...(mayGoOn && { form_id: await openHandle(deps, form), email_masked: form.emailMasked }),
    };
  if (status === 'declined') return { form_status: status };
  const isReviewed = record !== null && (await isInReview(deps.storage, Number(record['id'])));
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

/** Callers who may continue a form see what they typed there: its signing page shows the same. */
const shownPrefill = (
  { form, mayGoOn }: KnownData,
  { prefill, form: source }: KnownAnswers,
  isWhole: boolean,
): Prefill => {
  if (isWhole) return prefill;
  const isOwn = mayGoOn && source !== null && source.id === form?.id;
  return isOwn ? answersToRepeat(prefill) : maskAnswers(prefill);
};

/** Returns the initial state of the form: the known answers, overwritten with the ones typed before. */
const initialState = async (
  deps: ApiDeps,
  { known, draft, isWhole, hash }: InitialStateInput,
): Promise<Pick<Eligible, 'prefill' | 'address_check' | 'draft'>> => {
  const { answers } = known;
  const prefill = answers && shownPrefill(known, answers, isWhole);
  const typed = draft && (await answersOfDraft(deps, draft));
  if (typed) return { prefill: prefillOf({ ...prefill, ...typed }), draft: 'opened' };
  return {
    prefill,
    address_check: await checkKnownAddress(deps, { hash }, answers, !isWhole),
    draft: 'none',
  };
};

/** The answer to a member, with a token to have the signed form mailed again, if the member has signed one here. */
const memberAnswer = async (deps: ApiDeps, verified: TokenHolder): Promise<Answer> => {
  const { recordId } = verified;
  const form = recordId === null ? null : await signedFormOfRecord(deps.storage, recordId);
  if (!form) return { result: 'already_member' };
  const { token } = await createFormToken(deps, verified);
  return { result: 'already_member', form_token: token, email_masked: form.emailMasked };
};

const open = async (c: Context<ApiEnv>, person: Person, body: Body): Promise<Answer> => {
  const { deps } = c.var;
  const { record } = person;
  const isWhole = record !== null && deps.membership?.asksBirthDate === true;
  const verified = { ...person, recordId: record && Number(record['id']) };
  if (record?.['member'] === true) return memberAnswer(deps, verified);
  const draft = await openDraft(deps, verified, { key: body.draft_key, isWhole });
  const named = await namedForm(deps, body, draft?.formId ?? null, verified);
  const known = await knownOf(deps, person, { named, isWhole });
  const { form, mayGoOn } = known;
  if (form?.status === 'completed') return memberAnswer(deps, verified);
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
    await requestMembershipKey(c, link, found.shut);
    return answer(c, verifyCall, { result: 'check_mail' });
  }
  return answer(c, verifyCall, await open(c, found, body));
};
