import { isoTime } from '../api/clock';
import type { ApiDeps } from '../api/deps';
import { setFormStatus } from '../api/membership/forms';
import type { Row, Storage } from '../storage/storage';
import type { EnvelopeState } from './provider';

/** What the server stores about an envelope. */
export interface EnvelopeRecord {
  readonly id: string;
  readonly formId: string;
  readonly state: EnvelopeState;
  /** Whether the signed copy was mailed. */
  readonly isMailed: boolean;
  /** Sealed for `documentOwner`, in base64. */
  readonly signedDocument: string | null;
}

const table = 'envelopes';
const byId = (id: string) => ({ field: 'envelope_id', op: 'eq', value: id }) as const;

/** The owner that a signed document is sealed for. */
export const documentOwner = (envelopeId: string): string => `envelope:${envelopeId}`;

export const envelopeRecord = (row: Row): EnvelopeRecord => ({
  id: String(row['envelope_id']),
  formId: String(row['form_id']),
  state: row['state'] as EnvelopeState,
  isMailed: row['mailed'] !== null,
  signedDocument: row['signed_document'] === null ? null : String(row['signed_document']),
});

export const findEnvelopeBy = async (
  storage: Storage,
  field: 'envelope_id' | 'handle_hash',
  value: string,
): Promise<EnvelopeRecord | null> => {
  const row = await storage.table(table).first([{ field, op: 'eq', value }]);
  return row && envelopeRecord(row);
};

export const findEnvelope = (storage: Storage, id: string): Promise<EnvelopeRecord | null> =>
  findEnvelopeBy(storage, 'envelope_id', id);

export const insertEnvelope = async (
  storage: Storage,
  envelope: { readonly id: string; readonly formId: string },
  now: number,
): Promise<void> => {
  await storage.table(table).insert({
    envelope_id: envelope.id,
    form_id: envelope.formId,
    state: 'sent' satisfies EnvelopeState,
    created: isoTime(now),
    changed: isoTime(now),
    mailed: null,
    signed_document: null,
  });
};

/** Updates an envelope if its columns still match `where`. Returns whether it did. */
export const changeEnvelope = async (
  storage: Storage,
  id: string,
  patch: Row,
  where: Row = {},
): Promise<boolean> => {
  const conditions = Object.entries(where).map(([field, value]) => ({ field, op: 'eq', value }) as const);
  return (await storage.table(table).update([byId(id), ...conditions], patch)) > 0;
};

/**
 * Saves an envelope's new state, for the envelope and its form. `sent` changes nothing, so a late message never reverts a
 * state. Nothing changes `completed`, and `completed` overrides any other end. Among the other end states, the first one
 * counts.
 */
export const saveState = async (
  { storage, clock }: Pick<ApiDeps, 'storage' | 'clock'>,
  { id, formId }: EnvelopeRecord,
  state: EnvelopeState,
): Promise<void> => {
  if (state === 'sent') return;
  const now = clock.now();
  await storage.transaction(async (tx) => {
    const open =
      state === 'completed' ? ({ op: 'ne', value: state } as const) : ({ op: 'eq', value: 'sent' } as const);
    const changed = await tx
      .table(table)
      .update([byId(id), { field: 'state', ...open }], { state, changed: isoTime(now) });
    if (changed > 0) await setFormStatus(tx, { formId, envelopeId: id }, state, now);
  });
};
