import type { Keys } from '../deps';

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 random bits as URL-safe text. */
export const randomSecret = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Returns the hash that is stored instead of a random secret. */
export const digest = async (secret: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encode(secret))));

/**
 * Derives a secret from another one, which only this server can do. Also hashes short codes, which a plain digest would
 * not hide.
 */
export const hmac = async (keys: Keys, label: string, secret: string): Promise<string> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', keys.lookup, algorithm, false, ['sign']);
  return base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(`${label}:${secret}`))));
};

/** Six digits, each value equally likely. */
export const randomCode = (): string => {
  const range = 1_000_000;
  const largest = Math.floor(2 ** 32 / range) * range;
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return drawn < largest ? String(drawn % range).padStart(6, '0') : randomCode();
};
