import { fromBase64, toBase64 } from '@server/words/base64';
import type { Keys } from '../deps';
import { firstKeyId, keyOfId, type RingKey } from '../key-ring';

const algorithm = 'AES-GCM';
/** NIST SP 800-38D: 96 random bits, a new nonce for every text. */
const nonceBytes = 12;

type SealKeys = Pick<Keys, 'encryption'>;

const imported = ({ bytes }: RingKey, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', bytes, algorithm, false, [use]);
const parametersOf = (nonce: Uint8Array<ArrayBuffer>, owner: string) => ({
  name: algorithm,
  iv: nonce,
  additionalData: new TextEncoder().encode(owner),
});

/** The id of the key that sealed a text. Base64 has no full stop, so a text without one is older than the ids. */
export const sealedWith = (sealed: string): string =>
  sealed.includes('.') ? sealed.slice(0, sealed.indexOf('.')) : firstKeyId;

/**
 * Encrypts a text for the storage (AES-256-GCM): the key's id, a full stop, base64. It opens for the same `owner` only, so that no row
 * can be given another's.
 */
export const seal = async ({ encryption }: SealKeys, text: string, owner: string): Promise<string> => {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const [newest] = encryption;
  const key = await imported(newest, 'encrypt');
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(parametersOf(nonce, owner), key, new TextEncoder().encode(text)),
  );
  const whole = new Uint8Array(nonceBytes + sealed.length);
  whole.set(nonce);
  whole.set(sealed, nonceBytes);
  return `${newest.id}.${toBase64(whole)}`;
};

/** What `seal` was given. Throws when the text was changed, is of another owner or was sealed with a key that is not here. */
export const unseal = async ({ encryption }: SealKeys, sealed: string, owner: string): Promise<string> => {
  const found = keyOfId(encryption, sealedWith(sealed), -Infinity);
  if (!found) throw new Error('sealed with a key that is not here');
  const whole = fromBase64(sealed.slice(sealed.indexOf('.') + 1)) ?? new Uint8Array();
  const parameters = parametersOf(whole.slice(0, nonceBytes), owner);
  const key = await imported(found, 'decrypt');
  return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, whole.subarray(nonceBytes)));
};
