import type { MemberFormBody } from '@core/membership/wire';
import type { Row, Storage } from '@server/storage/storage';
import { readLanguage, type Language } from '@server/words/language';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { notFound } from '../refusal';
import { digest } from '../session/secrets';
import type { AddressOutcome } from './addresses';
import type { FormScope } from './form-token';
import { unseal } from './seal';

/**
 * `completed` is final. A form `in_review` cannot be signed before it is accepted. After `refused`, `declined`,
 * `voided` or `expired`, the person may start again. `replaced` is a form in review whose sender sent another one.
 */
export type FormStatus =
  | 'awaiting_signature'
  | 'completed'
  | 'declined'
  | 'voided'
  | 'expired'
  | 'in_review'
  | 'refused'
  | 'replaced';

/** A form with its answers sealed. A person has one form, whose answers and status change. */
export interface StoredForm {
  readonly id: string;
  readonly recordId: number | null;
  readonly companyId: number;
  readonly status: FormStatus;
  readonly language: Language;
  readonly emailMasked: string;
  /** When the answers or the status changed. */
  readonly changed: string;
  /** The envelope with the current answers. Null until one is created, and again when the answers change. */
  readonly envelopeId: string | null;
  readonly sealed: string;
  /** The result of the check of the form's address. */
  readonly addressOutcome: AddressOutcome;
  /** Hash of the form's secret; see `form-handle`. */
  readonly handleHash: string | null;
  readonly generation: number;
  /** The row of `pact-reviews` about the form. */
  readonly reviewId: number | null;
  /** The record that a form in review may belong to. */
  readonly candidateId: number | null;
  /** Whose form a form in review may be. */
  readonly person: string | null;
}

const numberOrNull = (value: Row[string] | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);
const byNumber = (field: string, value: number) => ({ field, op: 'eq', value }) as const;
const byId = (id: string) => ({ field: 'id', op: 'eq', value: id }) as const;

/** The owner string that the answers are sealed with. */
export const sealOwner = (formId: string): string => `form:${formId}`;

export const storedForm = (row: Row): StoredForm => ({
  id: String(row['id']),
  recordId: numberOrNull(row['record_id']),
  companyId: Number(row['company_id']),
  status: row['status'] as FormStatus,
  language: readLanguage(row['language']),
  emailMasked: String(row['email_masked']),
  changed: String(row['changed']),
  envelopeId: row['envelope_id'] === null ? null : String(row['envelope_id']),
  sealed: String(row['sealed']),
  addressOutcome: row['address_outcome'] as AddressOutcome,
  handleHash: row['handle_hash'] === null ? null : String(row['handle_hash']),
  generation: Number(row['generation']),
  reviewId: numberOrNull(row['review_id']),
  candidateId: numberOrNull(row['candidate_id']),
  person: row['person'] === null ? null : String(row['person']),
});

/** The subject of the one form of a person on record. Forms in review do not belong to a person yet. */
export const subjectOfRecord = (recordId: number): string => `record:${recordId}`;

export const formOfRecord = (storage: Storage, recordId: number): Promise<Row | null> =>
  storage.table('membership_forms').first([{ field: 'subject', op: 'eq', value: subjectOfRecord(recordId) }]);

export const findForm = async (storage: Storage, id: string): Promise<StoredForm | null> => {
  const row = await storage.table('membership_forms').first([byId(id)]);
  return row && storedForm(row);
};

/**
 * Returns the form that a token gives access to: the one sent with it, or an earlier one that its holder named, has a
 * mailed key for, or answered the second question for. The digits alone are not enough, because the signing page shows
 * the complete form. Throws 404 for any other form, and without the form's own secret.
 */
export const formInScope = async (
  storage: Storage,
  scope: FormScope,
  handle: string,
): Promise<StoredForm> => {
  const form = scope.formId === null ? null : await findForm(storage, scope.formId);
  const isNamed = form !== null && form.handleHash === (await digest(handle));
  if (!isNamed || (scope.recordId !== null && scope.recordId !== form.recordId)) throw notFound();
  return form;
};

/**
 * Decrypts the answers of a form, including the social security number. The number may be shown only in the document to
 * sign.
 */
export const formOf = async ({ keys }: Pick<ApiDeps, 'keys'>, form: StoredForm): Promise<MemberFormBody> =>
  JSON.parse(await unseal(keys, form.sealed, sealOwner(form.id))) as MemberFormBody;

/**
 * Stores the envelope of the form's current answers. Returns false when another envelope was stored first or the
 * answers changed.
 */
export const setEnvelope = async (storage: Storage, form: StoredForm, envelopeId: string): Promise<boolean> =>
  (await storage.table('membership_forms').update(
    [
      byId(form.id),
      { field: 'envelope_id', op: 'eq', value: form.envelopeId },
      // Answers that changed in the meantime are not in this envelope.
      { field: 'sealed', op: 'eq', value: form.sealed },
    ],
    { envelope_id: envelopeId },
  )) === 1;

/** Makes the person a member. If they are an employee with an account, their onboarding is complete. */
const admit = async (tx: Storage, recordId: number): Promise<void> => {
  const record = byNumber('id', recordId);
  await tx.table('membership_records').update([record], { member: true });
  const employee = (await tx.table('membership_records').first([record]))?.['employee_id'] ?? null;
  if (employee !== null)
    await tx
      .table('user_profiles')
      .update([byNumber('employee_id', Number(employee))], { onboarding_complete: true });
};

/**
 * Updates a form with the status of an envelope. For an envelope that the form no longer uses, only `completed` counts,
 * because the signature is valid. `completed` never changes back. A person who has signed becomes a member. Returns
 * whether anything changed.
 */
export const setFormStatus = (
  storage: Storage,
  { formId, envelopeId }: { readonly formId: string; readonly envelopeId: string },
  status: FormStatus,
  now: number,
): Promise<boolean> =>
  storage.transaction(async (tx) => {
    const forms = tx.table('membership_forms');
    const ofEnvelope = { field: 'envelope_id', op: 'eq', value: envelopeId } as const;
    const where = [
      byId(formId),
      { field: 'status', op: 'ne', value: 'completed' } as const,
      { field: 'status', op: 'ne', value: status } as const,
      ...(status === 'completed' ? [] : [ofEnvelope]),
    ];
    const changed = await forms.update(where, { status, changed: isoTime(now) });
    const form = changed && status === 'completed' ? await forms.first([byId(formId)]) : null;
    if (form && form['record_id'] !== null) await admit(tx, Number(form['record_id']));
    return changed > 0;
  });

/** Whether a form for this person is waiting for a review. */
export const isInReview = async (storage: Storage, recordId: number): Promise<boolean> =>
  (await storage.table('membership_forms').count([
    { field: 'record_id', op: 'eq', value: recordId },
    { field: 'status', op: 'eq', value: 'in_review' },
  ])) > 0;

/** The short reference that persons and reviewers use for a form. */
export const referenceOf = (formId: string): string => formId.slice(0, 8).toUpperCase();
