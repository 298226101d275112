import type { Context } from 'hono';
import type { AnswerOf, BodyOf } from '@core/calls/call';
import { signingReturnCall } from '@core/calls/signing';
import { tryComplete } from '@server/signing/completion';
import { envelopeOfHandle } from '@server/signing/envelope-handle';
import type { EnvelopeState } from '@server/signing/provider';
import { inspectBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import { second } from '../clock';
import type { ApiDeps, ApiEnv } from '../deps';
import { formOfHandle } from '../membership/form-handle';
import { findForm, type FormStatus, type StoredForm } from '../membership/forms';
import { isFormOfLink, type RecordLink } from '../membership/record-link';
import { readSignedLink } from '../membership/signed-link';
import { notFound } from '../refusal';
import { refuseWhenBusy, currentState } from './current-state';

type ReturnStatus = AnswerOf<typeof signingReturnCall>['status'];

/** How long the response waits for the signed copy to be mailed. After that, the status is `processing`. */
const timeoutMs = 3 * second;

interface RequestedForm {
  readonly form: StoredForm;
  /** Null when the form has no envelope yet. */
  readonly envelopeId: string | null;
}

/** Returns the form of an envelope, or the one that the call names. Throws 404 for a form of another link. */
const requestedForm = async (
  { storage }: ApiDeps,
  { envelope_id: named = '', form_id: formId = '' }: BodyOf<typeof signingReturnCall>,
  link: RecordLink,
): Promise<RequestedForm> => {
  const envelope = await envelopeOfHandle(storage, named);
  const form = envelope
    ? await findForm(storage, envelope.formId)
    : await formOfHandle(storage, named === '' ? formId : '');
  if (!form || !(await isFormOfLink(storage, form, link))) throw notFound();
  return { form, envelopeId: envelope?.id ?? form.envelopeId };
};

const isDoneSoon = async (deps: ApiDeps, envelopeId: string): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  try {
    return await Promise.race([tryComplete(deps, envelopeId), timeout]);
  } finally {
    clearTimeout(timer);
  }
};

const statusOf = async (deps: ApiDeps, envelopeId: string, state: EnvelopeState): Promise<ReturnStatus> => {
  if (state === 'sent') return 'not_signed';
  if (state !== 'completed') return state;
  return (await isDoneSoon(deps, envelopeId)) ? 'completed' : 'processing';
};

/** The status to return for a form without an envelope. */
const statusWithoutEnvelope: Partial<Record<FormStatus, ReturnStatus>> = {
  in_review: 'in_review',
  declined: 'declined',
  voided: 'voided',
  expired: 'expired',
  refused: 'voided',
  replaced: 'voided',
};

/**
 * Returns how the signing of an envelope ended. The URL that the browser returned with proves nothing, so `event` is
 * not read. The server's record counts, or the provider's state while the record is open.
 */
export const signingReturn = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { proof, body } = await inspectBody(c, signingReturnCall);
  const link = await readSignedLink(deps, proof);
  const { form, envelopeId } = await requestedForm(deps, body(), link);
  const status =
    envelopeId === null
      ? (statusWithoutEnvelope[form.status] ?? 'not_signed')
      : await refuseWhenBusy(async () => statusOf(deps, envelopeId, await currentState(deps, envelopeId)));
  const isSigned = status === 'completed' || status === 'processing';
  return answer(c, signingReturnCall, {
    status,
    can_resume: status === 'not_signed' && form.envelopeId === envelopeId,
    ...(isSigned && { email_masked: form.emailMasked }),
  });
};
