import type { Keys } from '../api/deps';

export type TrailKeys = Pick<Keys, 'trail'>;

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const imported = new WeakMap<Uint8Array, Promise<CryptoKey>>();

const keyOf = ({ trail }: TrailKeys): Promise<CryptoKey> => {
  const known = imported.get(trail);
  if (known) return known;
  const key = crypto.subtle.importKey('raw', trail, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  imported.set(trail, key);
  return key;
};

/** Returns the HMAC-SHA256 in base64. `purpose` keeps a digest for one purpose from being accepted for another. */
export const keyedDigest = async (
  keys: TrailKeys,
  purpose: 'row' | 'values' | 'head' | 'checkpoint',
  text: string,
): Promise<string> =>
  base64(new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(keys), encode(`${purpose}\n${text}`))));

/** Returns a salt. It keeps an attacker who has the key from guessing an erased value by its digest. */
export const newSalt = (): string => base64(crypto.getRandomValues(new Uint8Array(16)));
