import type { Context } from 'hono';
import { signingSessionCall } from '@core/calls/signing';
import { envelopeHandle } from '@server/signing/envelope-handle';
import { signerOf, openEnvelope } from '@server/signing/open-envelope';
import { EnvelopeClosed } from '@server/signing/provider';
import type { Language } from '@server/words/language';
import { countAttempt } from '../auth/attempts';
import { inspectBody, parseParams } from '../calls/parse';
import { answer } from '../calls/serve-call';
import { hour } from '../clock';
import type { ApiDeps, ApiEnv } from '../deps';
import { openFormToken } from '../membership/form-token';
import { formInScope, formOf, type StoredForm } from '../membership/forms';
import type { RecordLink } from '../membership/record-link';
import { Refusal } from '../refusal';
import { refuseWhenBusy, currentState } from './current-state';
import { returnLink, returnAddress, siteOf } from './return-address';

/** Signing pages of one form. The provider counts each as a call. */
const viewLimit = { count: 60, within: hour };
/** Lifetime of a signing URL, in seconds. */
const lifetime = 300;

const refuseClosed = ({ status }: Pick<StoredForm, 'status'>): void => {
  if (status === 'completed') throw new Refusal(409, 'already signed');
  if (status === 'in_review') throw new Refusal(409, 'in review');
  // Any other status, such as declined or expired: the answers must be sent again first.
  if (status !== 'awaiting_signature') throw new Refusal(409, 'conflict');
};

interface ViewRequest {
  readonly form: StoredForm;
  readonly link: RecordLink;
  readonly language: Language;
  readonly site: string;
}

const openView = async (deps: ApiDeps, { form, link, language, site }: ViewRequest) => {
  const envelopeId = await openEnvelope(deps, form, language);
  const handle = await envelopeHandle(deps, envelopeId);
  try {
    const address = await deps.signing.createView({
      envelopeId,
      signer: signerOf(form, await formOf(deps, form)),
      language,
      returnUrl: await returnAddress({ keys: deps.keys, site, link }, { handle, language }),
    });
    return { redirect_url: address, envelope_id: handle, expires_in: lifetime };
  } catch (error) {
    if (!(error instanceof EnvelopeClosed)) throw error;
    const state = await currentState(deps, envelopeId);
    refuseClosed({ status: state === 'sent' ? 'awaiting_signature' : state });
    throw error;
  }
};

/** Returns a new URL of the signing page for the form's envelope. */
export const signingSession = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const sent = await inspectBody(c, signingSessionCall);
  const scope = await openFormToken(deps, sent.proof.form_token);
  const form = await formInScope(deps.storage, scope, parseParams(c, signingSessionCall).formId);
  const body = sent.body();
  refuseClosed(form);
  await countAttempt(deps, `signing:${form.id}`, viewLimit);
  const viewRequest = {
    form,
    link: await returnLink(deps.storage, body, { form, scope }),
    language: body.language,
    site: siteOf(deps.publicUrl, c.req.url),
  } as const;
  return answer(c, signingSessionCall, await refuseWhenBusy(() => openView(deps, viewRequest)));
};
