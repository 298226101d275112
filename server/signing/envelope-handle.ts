import type { Keys } from '../api/deps';
import { digest, hmac } from '../api/session/secrets';
import type { Storage } from '../storage/storage';
import { changeEnvelope, type EnvelopeRecord, findEnvelopeBy } from './envelope-record';

/**
 * Returns the secret that stands for an envelope outside of the server, and stores its hash. The provider's own id is
 * in documents, mails and its administration, so knowing it must open nothing. The same envelope keeps its secret.
 */
export const envelopeHandle = async (
  { storage, keys }: { readonly storage: Storage; readonly keys: Keys },
  id: string,
): Promise<string> => {
  const handle = await hmac(keys, 'envelope', id);
  await changeEnvelope(storage, id, { handle_hash: await digest(handle) }, { handle_hash: null });
  return handle;
};

/** Returns the envelope that a secret stands for. Null for any other text, such as the id of an envelope. */
export const envelopeOfHandle = async (storage: Storage, handle: string): Promise<EnvelopeRecord | null> =>
  handle === '' ? null : findEnvelopeBy(storage, 'handle_hash', await digest(handle));
