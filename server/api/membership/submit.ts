import type { Context } from 'hono';
import type { AnswerOf } from '@core/calls/call';
import { submitFormCall } from '@core/calls/membership';
import { retryCollision } from '@server/storage/retry-collision';
import type { Storage } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { countInTransaction, countTable } from '../auth/attempts';
import { networkCounts } from '../auth/network-attempts';
import { inspectBody } from '../calls/parse';
import type { ApiDeps, ApiEnv } from '../deps';
import { runOnce } from '../run-once';
import { hmac } from '../session/secrets';
import { closeDraft } from './drafts';
import { type FormScope, updateFormToken, openFormToken, ownerOf } from './form-token';
import { findForm } from './forms';
import { mailInReview } from './mail-review';
import { readForm } from './read-form';
import type { SavedForm, SentForm } from './sent-form';
import { storeForm } from './store-form';

type Answer = AnswerOf<typeof submitFormCall>;

const answerOf = (
  saved: SavedForm | null,
  { emailMasked }: SentForm,
): { readonly status: 200 | 201; readonly body: Answer } =>
  saved === null
    ? { status: 200, body: { status: 'already_member' } }
    : { status: 201, body: { form_id: saved.id, status: saved.status, email_masked: emailMasked } };

/**
 * Handles a repeated form. Its answers stay the same. It starts again if it was declined, voided or expired, and takes
 * the page's current language.
 */
const repeat = (deps: ApiDeps, id: string, sent: SentForm): Promise<void> =>
  deps.storage.transaction(async (tx) => {
    const form = await findForm(tx, id);
    if (form?.status === 'awaiting_signature' || form?.status === 'in_review')
      await tx
        .table('membership_forms')
        .update([{ field: 'id', op: 'eq', value: id }], { language: sent.language });
    else if (form && ['declined', 'voided', 'expired'].includes(form.status)) await storeForm(deps, tx, sent);
  });

const isOfCompany = ({ recordId }: FormScope): boolean => recordId === null;

/**
 * Counts a form, because each one is compared with the record and must not be used to guess names and dates of birth. A
 * form that is sent again with its key is compared once, and counted once.
 * Forms through a company's link are counted together. Forms of one person are counted per network, so that others
 * cannot lock the person out.
 */
const countForm = async (c: Context<ApiEnv>, tx: Storage, scope: FormScope): Promise<void> => {
  const { deps } = c.var;
  const name = `form:${ownerOf(scope)}`;
  const { formsByDigits } = deps.limits;
  const counts = isOfCompany(scope)
    ? [{ key: name, limit: formsByDigits }]
    : networkCounts(c, name, formsByDigits);
  for (const { key, limit } of counts) await countInTransaction({ ...deps, storage: tx }, key, limit);
};

const eventsOf = ({ id, status, reviewId }: SavedForm, { companyId }: FormScope): TrailEvent[] => [
  {
    action: 'create',
    resource: 'membership',
    recordId: id,
    clientId: companyId,
    changes: { answers: 'secret' },
    note: status === 'in_review' ? 'form in review' : 'form sent',
  },
  ...(reviewId === null
    ? []
    : [{ action: 'create', resource: 'pact-reviews', recordId: reviewId, clientId: companyId } as const]),
];

/** Stores the form, closes its draft and records both in the trail. */
const storeAndRecord = async (c: Context<ApiEnv>, tx: Storage, sent: SentForm): Promise<SavedForm | null> => {
  const saved = await storeForm(c.var.deps, tx, sent);
  if (!saved) return null;
  await recordEvents(c.var.deps, tx, actorOf(c), eventsOf(saved, sent.scope));
  await closeDraft(tx, sent.scope, saved.id);
  return saved;
};

/** Receives a completed form. A person has one form, no matter how often it is sent. */
export const submit = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { proof, fields, errors, body } = await inspectBody(c, submitFormCall);
  const scope = await openFormToken(deps, proof.form_token);
  const parsed = await readForm(deps, scope, fields, errors);
  const sent: SentForm = { ...parsed, scope, language: body().language };
  // Excludes token and language: it is still the same form after entering the digits again or switching the language.
  const fingerprint = await hmac(deps.keys, 'form', JSON.stringify(parsed.form));
  // One person may send two first forms at the same time with different keys. On a retry, the later one finds the
  // earlier one.
  const outcome = await retryCollision(['membership_forms', countTable], () =>
    runOnce(deps, {
      given: c.req.header('Idempotency-Key'),
      owner: `form:${ownerOf(scope)}`,
      fingerprint,
      run: async (tx) => {
        await countForm(c, tx, scope);
        return answerOf(await storeAndRecord(c, tx, sent), sent);
      },
    }),
  );
  const result = JSON.parse(outcome.body) as Answer;
  if ('form_id' in result) {
    const { form_id, status } = result;
    await updateFormToken(deps.storage, scope, { form_id });
    if (outcome.repeated) await repeat(deps, form_id, sent);
    else if (status === 'in_review') await mailInReview(deps, form_id);
  }
  return c.body(outcome.body, outcome.status, { 'Content-Type': 'application/json' });
};
