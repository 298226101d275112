import type { Context } from 'hono';
import { formSummaryCall, signedCopyCall } from '@core/calls/signing';
import { documentOf } from '@server/signing/open-envelope';
import { documentOfForm } from '@server/signing/signed-copy';
import { toBase64 } from '@server/words/base64';
import { textsOf } from '@server/words/texts';
import { inspectBody, parseParams } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiDeps, ApiEnv } from '../deps';
import { openFormToken } from '../membership/form-token';
import { formInScope, type StoredForm } from '../membership/forms';
import { notFound } from '../refusal';

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

/** Returns the signed document. */
export const signedCopy = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { proof, body } = await inspectBody(c, signedCopyCall);
  const form = await signedForm(deps, proof.form_token, parseParams(c, signedCopyCall).formId);
  const { language } = body();
  const document = await documentOfForm(deps, form);
  return answer(c, signedCopyCall, {
    file_name: textsOf('mail', language)['signed-copy'].fileName,
    content: toBase64(document),
  });
};
