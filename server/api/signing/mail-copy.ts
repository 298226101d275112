import type { Context } from 'hono';
import { mailCopyCall } from '@core/calls/signing';
import { countCopy, documentOfForm, signedFormOfRecord } from '@server/signing/signed-copy';
import type { Storage } from '@server/storage/storage';
import { retryCollision } from '@server/storage/retry-collision';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { countTable } from '../auth/attempts';
import { inspectBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { type FormScope, openFormToken } from '../membership/form-token';
import { findForm, type StoredForm } from '../membership/forms';
import { notFound } from '../refusal';

/**
 * Returns the signed form of a token's holder: the one that was sent with it, or that of the member whom it stands for.
 * The copy goes to the address in the form only, so the digits are enough. Throws 404 without any.
 */
const formToMail = async (storage: Storage, scope: FormScope): Promise<StoredForm> => {
  const sent = scope.formId === null ? null : await findForm(storage, scope.formId);
  if (sent?.status === 'completed') return sent;
  const memberId = scope.memberId ?? scope.recordId;
  const form = memberId === null ? null : await signedFormOfRecord(storage, memberId);
  if (!form) throw notFound();
  return form;
};

/** Mails the signed form again. The answer waits neither for the mail nor for its delivery. */
export const mailSignedCopy = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { proof, body } = await inspectBody(c, mailCopyCall);
  const scope = await openFormToken(deps, proof.form_token);
  body();
  const form = await formToMail(deps.storage, scope);
  // Throws when there is no document to mail.
  await documentOfForm(deps, form);
  await retryCollision([countTable], () =>
    deps.storage.transaction(async (tx) => {
      await countCopy({ ...deps, storage: tx }, form);
      await deps.jobs.enqueue(tx, 'signed-copy', { formId: form.id });
      await recordEvents(deps, tx, actorOf(c), [
        { action: 'copy-sent', resource: 'membership', recordId: form.recordId, clientId: form.companyId },
      ]);
    }),
  );
  return answer(c, mailCopyCall, { email_masked: form.emailMasked });
};
