import type { ApiDeps } from '@server/api/deps';
import { readLanguage, type Language } from '@server/words/language';
import { isoTime } from '@server/api/clock';
import { seal, unseal } from '@server/api/membership/seal';
import { fromBase64, toBase64 } from '@server/words/base64';
import type { EnvelopeRequest, EnvelopeState } from '../provider';

export type StandInDeps = Pick<ApiDeps, 'storage' | 'keys' | 'clock' | 'pdf'>;

/** An envelope of the stand-in. */
export interface StandInEnvelope {
  readonly id: string;
  readonly state: EnvelopeState;
  readonly language: Language;
  readonly signerName: string;
  readonly title: string;
  readonly facts: EnvelopeRequest['facts'];
  readonly document: Uint8Array<ArrayBuffer>;
  readonly signedDocument: Uint8Array<ArrayBuffer> | null;
}

interface Content {
  readonly signerName: string;
  readonly title: string;
  readonly facts: EnvelopeRequest['facts'];
  readonly document: string;
}

const table = 'stand_in_envelopes';
const byId = (id: string) => ({ field: 'envelope_id', op: 'eq', value: id }) as const;
/** The owner that an envelope's content is sealed for. */
export const standInOwner = (id: string): string => `stand-in:${id}`;
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => fromBase64(base64) ?? new Uint8Array();

/** Creates an envelope. The request's key becomes its id, so that the same request creates one envelope. */
export const createStandInEnvelope = async (
  { storage, keys, clock }: StandInDeps,
  { key, signer, language, title, document, facts }: EnvelopeRequest,
): Promise<string> => {
  if (await storage.table(table).count([byId(key)])) return key;
  const content: Content = { signerName: signer.name, title, facts, document: toBase64(document) };
  await storage.table(table).insert({
    envelope_id: key,
    state: 'sent' satisfies EnvelopeState,
    language,
    content: await seal(keys, JSON.stringify(content), standInOwner(key)),
    signed_document: null,
    created: isoTime(clock.now()),
    changed: isoTime(clock.now()),
  });
  return key;
};

export const standInState = async (
  { storage }: Pick<StandInDeps, 'storage'>,
  id: string,
): Promise<EnvelopeState | null> => {
  const row = await storage.table(table).first([byId(id)]);
  return row && (row['state'] as EnvelopeState);
};

export const findStandInEnvelope = async (
  { storage, keys }: StandInDeps,
  id: string,
): Promise<StandInEnvelope | null> => {
  const row = await storage.table(table).first([byId(id)]);
  if (!row) return null;
  const content = JSON.parse(await unseal(keys, String(row['content']), standInOwner(id))) as Content;
  const signed = row['signed_document'];
  return {
    id,
    state: row['state'] as EnvelopeState,
    language: readLanguage(row['language']),
    ...content,
    document: bytesOf(content.document),
    signedDocument: signed === null ? null : bytesOf(await unseal(keys, String(signed), standInOwner(id))),
  };
};

/** Ends an open envelope. Returns false when it had already ended. */
export const endStandInEnvelope = async (
  { storage, keys, clock }: StandInDeps,
  id: string,
  end: { readonly state: 'declined' } | { readonly state: 'completed'; readonly signed: Uint8Array },
): Promise<boolean> => {
  const open = { field: 'state', op: 'eq', value: 'sent' } as const;
  const signed = end.state === 'completed' ? await seal(keys, toBase64(end.signed), standInOwner(id)) : null;
  const patch = { state: end.state, signed_document: signed, changed: isoTime(clock.now()) };
  return (await storage.table(table).update([byId(id), open], patch)) > 0;
};
