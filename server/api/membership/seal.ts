import { fromBase64, toBase64 } from '@server/words/base64';
import type { Keys } from '../deps';
import { firstKeyId, keyOfId, type RingKey } from '../key-ring';

const algorithm = 'AES-GCM';
/** NIST SP 800-38D: 96 random bits, a new nonce for each text. */
const nonceBytes = 12;

type SealKeys = Pick<Keys, 'encryption'>;

const importAesKey = ({ bytes }: RingKey, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', bytes, algorithm, false, [use]);
const parametersOf = (nonce: Uint8Array<ArrayBuffer>, owner: string) => ({
  name: algorithm,
  iv: nonce,
  additionalData: new TextEncoder().encode(owner),
});

/**
 * Returns the id of the key that sealed a text. Base64 has no period, so a text without one is from before keys had
 * ids.
 */
export const sealKeyIdOf = (sealed: string): string =>
  sealed.includes('.') ? sealed.slice(0, sealed.indexOf('.')) : firstKeyId;

/**
 * Encrypts a text for the storage (AES-256-GCM). The format is the key's id, a period, base64. The text can only be
 * opened with the same `owner`, so that it cannot be moved to another row.
 */
export const seal = async ({ encryption }: SealKeys, text: string, owner: string): Promise<string> => {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const [newest] = encryption;
  const key = await importAesKey(newest, 'encrypt');
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(parametersOf(nonce, owner), key, new TextEncoder().encode(text)),
  );
  const combined = new Uint8Array(nonceBytes + sealed.length);
  combined.set(nonce);
  combined.set(sealed, nonceBytes);
  return `${newest.id}.${toBase64(combined)}`;
};

/** Decrypts a text from `seal`. Throws when the text was changed, has another owner, or was sealed with a missing key. */
export const unseal = async ({ encryption }: SealKeys, sealed: string, owner: string): Promise<string> => {
  const found = keyOfId(encryption, sealKeyIdOf(sealed), -Infinity);
  if (!found) throw new Error('sealed with a key that is not here');
  const combined = fromBase64(sealed.slice(sealed.indexOf('.') + 1)) ?? new Uint8Array();
  const parameters = parametersOf(combined.slice(0, nonceBytes), owner);
  const key = await importAesKey(found, 'decrypt');
  return new TextDecoder().decode(
    await crypto.subtle.decrypt(parameters, key, combined.subarray(nonceBytes)),
  );
};
