import type { MemberFormBody } from '@core/membership/wire';
import type { Row, Storage } from '@server/storage/storage';
import { readLanguage, type Language } from '@server/words/language';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { notFound } from '../refusal';
import type { FormScope } from './form-token';
import { unseal } from './seal';

/**
 * `completed` is the end. One in review is not signed before it is accepted; after `refused`, as after `declined`, `voided` and
 * `expired`, the person may start again. `replaced` is one in review whose sender sent another one.
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

/** A form without its answers, which are sealed. A person has one, whose answers and status change. */
export interface StoredForm {
  readonly id: string;
  readonly recordId: number | null;
  readonly companyId: number;
  readonly status: FormStatus;
  readonly language: Language;
  readonly emailMasked: string;
  /** The envelope with the answers as they are now; null until there is one, and again when the answers changed. */
  readonly envelopeId: string | null;
  readonly sealed: string;
  /** The row of `pact-reviews` that is about the form. */
  readonly reviewId: number | null;
  /** The record that a form in review may be of. */
  readonly candidateId: number | null;
}

const numberOrNull = (value: Row[string] | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);
const byNumber = (field: string, value: number) => ({ field, op: 'eq', value }) as const;
const byId = (id: string) => ({ field: 'id', op: 'eq', value: id }) as const;

/** What the answers are sealed for. */
export const sealOwner = (formId: string): string => `form:${formId}`;

export const storedForm = (row: Row): StoredForm => ({
  id: String(row['id']),
  recordId: numberOrNull(row['record_id']),
  companyId: Number(row['company_id']),
  status: row['status'] as FormStatus,
  language: readLanguage(row['language']),
  emailMasked: String(row['email_masked']),
  envelopeId: row['envelope_id'] === null ? null : String(row['envelope_id']),
  sealed: String(row['sealed']),
  reviewId: numberOrNull(row['review_id']),
  candidateId: numberOrNull(row['candidate_id']),
});

/** Whom the one form of a person on record is of. Forms in review belong to no person yet. */
export const subjectOfRecord = (recordId: number): string => `record:${recordId}`;

export const formOfRecord = (storage: Storage, recordId: number): Promise<Row | null> =>
  storage.table('membership_forms').first([{ field: 'subject', op: 'eq', value: subjectOfRecord(recordId) }]);

export const findForm = async (storage: Storage, id: string): Promise<StoredForm | null> => {
  const row = await storage.table('membership_forms').first([byId(id)]);
  return row && storedForm(row);
};

/**
 * The form that a token gives access to: the one that was sent with it, or that its holder named or answered for. The signing page
 * shows the whole form, so the digits alone do not lead there. Throws 404 for any other.
 */
export const formInScope = async (storage: Storage, scope: FormScope, id: string): Promise<StoredForm> => {
  const form = scope.formId === id ? await findForm(storage, id) : null;
  if (!form || (scope.recordId !== null && scope.recordId !== form.recordId)) throw notFound();
  return form;
};

/** The answers of a form, social security number included: for the document to sign and for nothing else. */
export const formOf = async ({ keys }: Pick<ApiDeps, 'keys'>, form: StoredForm): Promise<MemberFormBody> =>
  JSON.parse(await unseal(keys, form.sealed, sealOwner(form.id))) as MemberFormBody;

/** Remembers the envelope with the form's present answers. Answers false when another one was there first. */
export const setEnvelope = async (storage: Storage, form: StoredForm, envelopeId: string): Promise<boolean> =>
  (await storage.table('membership_forms').update(
    [
      byId(form.id),
      { field: 'envelope_id', op: 'eq', value: form.envelopeId },
      // Answers that changed meanwhile are in no envelope yet.
      { field: 'sealed', op: 'eq', value: form.sealed },
    ],
    { envelope_id: envelopeId },
  )) === 1;

/** The person is a member from now on, and an employee with an account has done what the portal asked of them. */
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
 * What became of an envelope. Of one that the form has left behind only `completed` counts, because signed is signed. Nothing
 * moves `completed` back. A person who has signed is a member. Answers whether anything changed.
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

/** Whether a form that may be of this person waits for a review. */
export const isInReview = async (storage: Storage, recordId: number): Promise<boolean> =>
  (await storage.table('membership_forms').count([
    { field: 'record_id', op: 'eq', value: recordId },
    { field: 'status', op: 'eq', value: 'in_review' },
  ])) > 0;

/** How a person and a reviewer name a form to each other. */
export const referenceOf = (formId: string): string => formId.slice(0, 8).toUpperCase();
