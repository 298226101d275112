import type { Context } from 'hono';
import type { AnswerOf } from '@core/calls/call';
import { submitFormCall } from '@core/calls/membership';
import { signedFormOfRecord } from '@server/signing/signed-copy';
import { inspectBody } from '../calls/parse';
import type { ApiEnv } from '../deps';
import { formHandle, openHandle } from './form-handle';
import { updateFormToken, openFormToken } from './form-token';
import { findForm } from './forms';
import { readForm } from './read-form';
import { repeatForm, sendOnce, type Stored } from './send-once';
import type { SentForm } from './sent-form';

type Answer = AnswerOf<typeof submitFormCall>;

type StoredForm = Extract<Stored, { readonly id: string }>;

/** Binds the token to the form, so that its holder may sign it, unless another sender has replaced its answers since. */
const bind = async (
  c: Context<ApiEnv>,
  sent: SentForm,
  { stored, isRepeated }: { readonly stored: StoredForm; readonly isRepeated: boolean },
): Promise<void> => {
  const { deps } = c.var;
  const { id, generation } = stored;
  if ((await findForm(deps.storage, id))?.generation !== generation) return;
  if (isRepeated) await repeatForm(deps, id, sent);
  const current = await findForm(deps.storage, id);
  if (current?.generation !== generation) return;
  await openHandle(deps, current);
  await updateFormToken(deps.storage, sent.scope, { form_id: id });
};

/** Receives a completed form. A person has one form, no matter how often it is sent. */
export const submit = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { proof, fields, errors, body } = await inspectBody(c, submitFormCall);
  const scope = await openFormToken(deps, proof.form_token);
  const parsed = await readForm(deps, scope, fields, errors);
  const sent: SentForm = { ...parsed, scope, language: body().language };
  const { stored, isRepeated } = await sendOnce(c, sent);
  if (stored.status === 'already_member') {
    const { status, memberId } = stored;
    const form = memberId === null ? null : await signedFormOfRecord(deps.storage, memberId);
    if (memberId !== null) await updateFormToken(deps.storage, scope, { member_id: memberId });
    return c.json({ status, ...(form && { email_masked: form.emailMasked }) } satisfies Answer, 200);
  }
  await bind(c, sent, { stored, isRepeated });
  const { status, emailMasked } = stored;
  const form_id = await formHandle(deps.keys, stored);
  return c.json({ form_id, status, email_masked: emailMasked } satisfies Answer, 201);
};
