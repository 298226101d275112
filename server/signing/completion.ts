import { isoTime } from '../api/clock';
import type { ApiDeps } from '../api/deps';
import { findForm, formOf, type StoredForm } from '../api/membership/forms';
import { seal, unseal } from '../api/membership/seal';
import type { Message } from '../mail/mailer';
import { fromBase64, toBase64 } from '../words/base64';
import { runExclusively } from './claim';
import { changeEnvelope, documentOwner, type EnvelopeRecord, findEnvelope } from './envelope-record';

/** Returns the signed document from the server's storage, or else from the provider. Null while the provider has none yet. */
export const signedDocument = async (
  { storage, keys, signing }: ApiDeps,
  { id, signedDocument: sealed }: EnvelopeRecord,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const owner = documentOwner(id);
  if (sealed !== null) return fromBase64(await unseal(keys, sealed, owner));
  const document = await signing.signedDocument(id);
  if (document)
    await changeEnvelope(storage, id, { signed_document: await seal(keys, toBase64(document), owner) });
  return document;
};

/** Returns the mail with a signed document, to the address that the form names and in the form's language. */
export const copyMail = async (
  deps: Pick<ApiDeps, 'keys'>,
  form: StoredForm,
  document: Uint8Array<ArrayBuffer>,
): Promise<Message> => {
  const { email_address: to } = await formOf(deps, form);
  return { kind: 'signed-copy', to, language: form.language, document };
};

/**
 * Finishes a signed envelope: stores the document and mails it to the signer, once, even with concurrent calls. Returns
 * whether everything is done. The next call retries what failed.
 */
const complete = (deps: ApiDeps, envelopeId: string): Promise<boolean> =>
  runExclusively(deps, `complete:${envelopeId}`, async () => {
    const envelope = await findEnvelope(deps.storage, envelopeId);
    if (envelope?.state !== 'completed') return false;
    if (envelope.isMailed) return true;
    const document = await signedDocument(deps, envelope);
    if (!document) return false;
    const form = await findForm(deps.storage, envelope.formId);
    if (form) await deps.mailer.deliver(await copyMail(deps, form, document));
    await changeEnvelope(deps.storage, envelopeId, { mailed: isoTime(deps.clock.now()) });
    return true;
  });

/** Like `complete`, for callers that do not wait for it: logs a failure, and the next pass retries. */
export const tryComplete = (deps: ApiDeps, envelopeId: string): Promise<boolean> =>
  complete(deps, envelopeId).catch((error: unknown) => {
    deps.log.error('A signed form could not be finished. The next round tries again.', {
      error: error instanceof Error ? error.name : 'unknown',
    });
    return false;
  });
