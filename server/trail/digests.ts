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

/** HMAC-SHA256 in base64. `purpose` keeps a digest made for one thing from passing for another. */
export const keyedDigest = async (
  keys: TrailKeys,
  purpose: 'row' | 'values' | 'head' | 'checkpoint',
  text: string,
): Promise<string> =>
  base64(new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(keys), encode(`${purpose}\n${text}`))));

/** Keeps the digest of a value that could be guessed from telling it, once the value is erased and an attacker has the key. */
export const newSalt = (): string => base64(crypto.getRandomValues(new Uint8Array(16)));
