import type { BodyOf } from '@core/calls/call';
import type { signingReturnCall } from '@core/calls/signing';
import { isoTime } from '@server/api/clock';
import type { ApiDeps } from '@server/api/deps';
import { answersOfRecord } from '@server/api/membership/known-answers';
import { maskEmail } from '@server/api/membership/mask';
import { findRecord, readRecordLink } from '@server/api/membership/record-link';
import { digest } from '@server/api/session/secrets';
import { envelopeOfHandle } from '@server/signing/envelope-handle';

type Fields = Partial<BodyOf<typeof signingReturnCall>>;

/** Returns the fields of the body without checking them; the call validates them. */
const fieldsOf = async (request: Request): Promise<Fields> => {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
};

const adopt = async (deps: ApiDeps, fields: Fields, handleHash: string): Promise<void> => {
  const { storage, clock } = deps;
  const record = await findRecord(storage, readRecordLink(fields));
  if (!record || record['member'] === true) return;
  const { prefill } = await answersOfRecord(deps, record);
  const [id, now] = [crypto.randomUUID(), isoTime(clock.now())];
  await storage.transaction(async (tx) => {
    await tx.table('membership_forms').insert({
      id,
      subject: `record:${String(record['id'])}`,
      record_id: Number(record['id']),
      company_id: Number(record['company_id']),
      status: 'completed',
      language: String(record['language']),
      email_masked: maskEmail(prefill.email_address ?? ''),
      address_outcome: 'unchecked',
      created: now,
      changed: now,
      envelope_id: handleHash,
    });
    await tx.table('envelopes').insert({
      envelope_id: handleHash,
      form_id: id,
      state: 'completed',
      created: now,
      changed: now,
      mailed: now,
      signed_document: null,
      handle_hash: handleHash,
    });
    const own = { field: 'id', op: 'eq', value: record['id'] ?? null } as const;
    await tx.table('membership_records').update([own], { member: true });
  });
};

/**
 * The demo stores nothing, so after users return from the signing page it does not know what they signed. It trusts the
 * parameters of the return address. Only for a backend that runs in the visitor's page.
 */
export const adoptSigning = async (deps: ApiDeps, request: Request): Promise<void> => {
  if (!new URL(request.url).pathname.endsWith('/signing-return')) return;
  const fields = await fieldsOf(request);
  const { envelope_id: handle, event } = fields;
  if (event !== 'signing_complete' || typeof handle !== 'string') return;
  // The call rejects an invalid link.
  if (!(await envelopeOfHandle(deps.storage, handle)))
    await adopt(deps, fields, await digest(handle)).catch(() => undefined);
};
