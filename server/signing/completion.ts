import { isoTime } from '../api/clock';
import type { ApiDeps } from '../api/deps';
import { findForm, formOf } from '../api/membership/forms';
import { seal, unseal } from '../api/membership/seal';
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

const mailCopy = async (deps: ApiDeps, formId: string, document: Uint8Array<ArrayBuffer>): Promise<void> => {
  const form = await findForm(deps.storage, formId);
  if (!form) return;
  const { email_address: to } = await formOf(deps, form);
  await deps.mailer.deliver({
    kind: 'signed-copy',
    to,
    language: form.language,
    document,
  });
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
    await mailCopy(deps, envelope.formId, document);
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
