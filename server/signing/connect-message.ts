import { fromBase64, toBase64 } from '../words/base64';
import type { EnvelopeState, EnvelopeNotification } from './provider';

const states: Readonly<Record<string, EnvelopeState>> = {
  'envelope-sent': 'sent',
  'envelope-delivered': 'sent',
  'envelope-completed': 'completed',
  'envelope-declined': 'declined',
  'envelope-voided': 'voided',
};

/** Header of one signature. DocuSign sends one per active key. */
export const signatureHeader = (at: number): string => `X-DocuSign-Signature-${at}`;

const importKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

/** Returns the HMAC-SHA256 of the raw bytes, as base64. */
export const signBytes = async (secret: string, body: Uint8Array<ArrayBuffer>): Promise<string> => {
  const signature = await crypto.subtle.sign('HMAC', await importKey(secret), body);
  return toBase64(new Uint8Array(signature));
};

/** DocuSign allows a hundred keys, but no message needs that many checks. */
const maxSignatures = 10;

/** Whether one of the message's signatures was made with one of the keys. Compares in constant time. */
export const isSigned = async (
  secrets: readonly string[],
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<boolean> => {
  const keys = await Promise.all(secrets.filter((secret) => secret !== '').map(importKey));
  for (let at = 1; at <= maxSignatures; at++) {
    const signature = fromBase64(headers.get(signatureHeader(at)) ?? '');
    if (!signature?.length) continue;
    for (const key of keys) if (await crypto.subtle.verify('HMAC', key, signature, body)) return true;
  }
  return false;
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** Parses a Connect message in JSON. Returns null for events that are not relevant here, and for other content. */
export const readConnectMessage = (body: Uint8Array): EnvelopeNotification | null => {
  let message: unknown;
  try {
    message = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
  const event = fieldOf(message, 'event');
  const envelopeId = fieldOf(fieldOf(message, 'data'), 'envelopeId');
  const state = typeof event === 'string' && Object.hasOwn(states, event) ? states[event] : undefined;
  return state && typeof envelopeId === 'string' ? { envelopeId, state } : null;
};

/** Builds a message like DocuSign Connect sends it (JSON, individual messages). */
export const writeConnectMessage = (
  { envelopeId, state }: EnvelopeNotification,
  now: number,
): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    JSON.stringify({
      event: `envelope-${state}`,
      apiVersion: 'v2.1',
      retryCount: 0,
      generatedDateTime: new Date(now).toISOString(),
      data: { envelopeId },
    }),
  );
