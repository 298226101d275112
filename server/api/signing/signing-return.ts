import type { Handler } from 'hono';
import { completeSoon } from '../../signing/completion';
import { findEnvelope } from '../../signing/envelope-record';
import type { EnvelopeState } from '../../signing/provider';
import { readBody, textOf } from '../body';
import { second } from '../clock';
import type { ApiDeps, ApiEnv } from '../deps';
import { findForm, type StoredForm } from '../membership/forms';
import { isFormOfLink, readRecordLink, type RecordLink } from '../membership/record-link';
import { notFound } from '../refusal';
import { whileFree } from './busy';
import { currentState } from './current-state';

type ReturnStatus = 'completed' | 'processing' | 'not_signed' | 'declined' | 'expired' | 'voided';

/** How long the answer waits for the signed copy to be mailed; after that it is `processing`. */
const patience = 3 * second;

const formOfEnvelope = async (
  { storage }: ApiDeps,
  envelopeId: string,
  link: RecordLink,
): Promise<StoredForm> => {
  const envelope = await findEnvelope(storage, envelopeId);
  const form = envelope && (await findForm(storage, envelope.formId));
  if (!form || !(await isFormOfLink(storage, form, link))) throw notFound();
  return form;
};

const isDoneSoon = async (deps: ApiDeps, envelopeId: string): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  try {
    return await Promise.race([completeSoon(deps, envelopeId), late]);
  } finally {
    clearTimeout(timer);
  }
};

const statusOf = async (deps: ApiDeps, envelopeId: string, state: EnvelopeState): Promise<ReturnStatus> => {
  if (state === 'sent') return 'not_signed';
  if (state !== 'completed') return state;
  return (await isDoneSoon(deps, envelopeId)) ? 'completed' : 'processing';
};

/**
 * How the signing of an envelope ended. The address that the browser came back by proves nothing, so `event` is not even read: what
 * counts is the server's own record, or the provider's answer while that is open.
 */
export const signingReturn: Handler<ApiEnv> = async (c) => {
  const { deps } = c.var;
  const body = await readBody(c);
  const envelopeId = textOf(body, 'envelope_id');
  const form = await formOfEnvelope(deps, envelopeId, readRecordLink(body));
  const status = await whileFree(async () =>
    statusOf(deps, envelopeId, await currentState(deps, envelopeId)),
  );
  const isSigned = status === 'completed' || status === 'processing';
  return c.json({
    status,
    can_resume: status === 'not_signed' && form.envelopeId === envelopeId,
    ...(isSigned && { email_masked: form.emailMasked }),
  });
};
