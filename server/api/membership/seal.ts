import { fromBase64, toBase64 } from '../../words/base64';
import type { Keys } from '../deps';

const algorithm = 'AES-GCM';
/** NIST SP 800-38D: 96 random bits, a new nonce for every text. */
const nonceBytes = 12;

const keyOf = (keys: Keys, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', keys.encryption, algorithm, false, [use]);
const parametersOf = (nonce: Uint8Array<ArrayBuffer>, owner: string) => ({
  name: algorithm,
  iv: nonce,
  additionalData: new TextEncoder().encode(owner),
});

/** Encrypts a text for the storage (AES-256-GCM), as base64. It opens for the same `owner` only, so that no row can be given another's. */
export const seal = async (keys: Keys, text: string, owner: string): Promise<string> => {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const key = await keyOf(keys, 'encrypt');
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(parametersOf(nonce, owner), key, new TextEncoder().encode(text)),
  );
  const whole = new Uint8Array(nonceBytes + sealed.length);
  whole.set(nonce);
  whole.set(sealed, nonceBytes);
  return toBase64(whole);
};

/** What `seal` was given. Throws when the text was changed, is of another owner or was sealed with another key. */
export const unseal = async (keys: Keys, sealed: string, owner: string): Promise<string> => {
  const whole = fromBase64(sealed) ?? new Uint8Array();
  const parameters = parametersOf(whole.slice(0, nonceBytes), owner);
  const key = await keyOf(keys, 'decrypt');
  return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, whole.subarray(nonceBytes)));
};
