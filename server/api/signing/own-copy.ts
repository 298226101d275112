import type { Context } from 'hono';
import { formSummaryCall, signedCopyCall } from '@core/calls/signing';
import { signedDocument } from '@server/signing/completion';
import { envelopeRecord } from '@server/signing/envelope-record';
import { documentOf } from '@server/signing/open-envelope';
import { toBase64 } from '@server/words/base64';
import { textsOf } from '@server/words/texts';
import { inspectBody, parseParams } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiDeps, ApiEnv } from '../deps';
import { openFormToken } from '../membership/form-token';
import { formInScope, type StoredForm } from '../membership/forms';
import { notFound } from '../refusal';
import { refuseWhenBusy } from './current-state';

/** Returns the signed form that a token gives access to, as for the signing page. Throws 404 for one that is not signed. */
const signedForm = async (deps: ApiDeps, token: string, id: string): Promise<StoredForm> => {
  const form = await formInScope(deps.storage, await openFormToken(deps, token), id);
  if (form.status !== 'completed') throw notFound();
  return form;
};

/** Returns the content of a signed form, for the person to keep. */
export const formSummary = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { proof, body } = await inspectBody(c, formSummaryCall);
  const form = await signedForm(deps, proof.form_token, parseParams(c, formSummaryCall).formId);
  const { sections } = await documentOf(deps, form, body().language);
  return answer(c, formSummaryCall, {
    sections: sections.map(({ title, lines }) => ({
      title,
      lines: lines.map(({ label, value }) => ({ label, value })),
    })),
  });
};

/** Returns the signed document. Throws 404 while the provider has none yet. */
export const signedCopy = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { proof, body } = await inspectBody(c, signedCopyCall);
  const form = await signedForm(deps, proof.form_token, parseParams(c, signedCopyCall).formId);
  const { language } = body();
  const row = await deps.storage.table('envelopes').first([
    { field: 'form_id', op: 'eq', value: form.id },
    { field: 'state', op: 'eq', value: 'completed' },
  ]);
  const document = row && (await refuseWhenBusy(() => signedDocument(deps, envelopeRecord(row))));
  if (!document) throw notFound();
  return answer(c, signedCopyCall, {
    file_name: textsOf('mail', language)['signed-copy'].fileName,
    content: toBase64(document),
  });
};
