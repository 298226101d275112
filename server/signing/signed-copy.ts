import { countInTransaction } from '../api/auth/attempts';
import type { ApiDeps } from '../api/deps';
import { findForm, formOfRecord, storedForm, type StoredForm } from '../api/membership/forms';
import { notFound } from '../api/refusal';
import { refuseWhenBusy } from '../api/signing/current-state';
import type { JobData } from '../jobs/job-data';
import type { JobKind } from '../jobs/job-kind';
import type { Storage } from '../storage/storage';
import { copyMail, signedDocument } from './completion';
import { envelopeRecord } from './envelope-record';

/** Returns the form that a person on record has signed. Null without any. */
export const signedFormOfRecord = async (storage: Storage, recordId: number): Promise<StoredForm | null> => {
  const row = await formOfRecord(storage, recordId);
  return row?.['status'] === 'completed' ? storedForm(row) : null;
};

/** Returns the document of a signed form. Throws 404 while the provider has none yet, and 503 while it is busy. */
export const documentOfForm = async (deps: ApiDeps, form: StoredForm): Promise<Uint8Array<ArrayBuffer>> => {
  const row = await deps.storage.table('envelopes').first([
    { field: 'form_id', op: 'eq', value: form.id },
    { field: 'state', op: 'eq', value: 'completed' },
  ]);
  const document = row && (await refuseWhenBusy(() => signedDocument(deps, envelopeRecord(row))));
  if (!document) throw notFound();
  return document;
};

/** Mails the document of a signed form to the address in the form. */
export const sendSignedCopy: JobKind<JobData['signed-copy']> = async (deps, { formId }) => {
  const form = await findForm(deps.storage, formId);
  if (!form) return;
  const document = await documentOfForm(deps, form).catch((error: unknown) => {
    // The provider may have it later.
    throw new Error('no document yet', { cause: error });
  });
  await deps.mailer.deliver(await copyMail(deps, form, document));
};

/** Counts a copy that is mailed again. Throws 429 after too many of one form, no matter who asks for them. */
export const countCopy = (deps: Pick<ApiDeps, 'storage' | 'clock' | 'limits'>, { id }: StoredForm) =>
  countInTransaction(deps, `copy:${id}`, deps.limits.copyMails);
