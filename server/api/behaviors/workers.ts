import { countCopy, documentOfForm, signedFormOfRecord } from '@server/signing/signed-copy';
import type { Row, Storage } from '@server/storage/storage';
import { textsOf } from '@server/words/texts';
import type { StoredForm } from '../membership/forms';
import { notFound } from '../refusal';
import type { Behavior, RecordActionHook } from './behavior';

/** Returns the signed membership form of an employee. Null without any. */
const findSignedForm = async (storage: Storage, row: Row): Promise<StoredForm | null> => {
  const invitation = await storage.table('membership_records').first([
    { field: 'employee_id', op: 'eq', value: Number(row['id']) },
    { field: 'company_id', op: 'eq', value: Number(row['client_id']) },
  ]);
  return invitation && signedFormOfRecord(storage, Number(invitation['id']));
};

const signedFormOf = async (storage: Storage, row: Row): Promise<StoredForm> => {
  const form = await findSignedForm(storage, row);
  if (!form) throw notFound();
  return form;
};

/** Mails the signed form again to the employee. */
const mailSignedForm: RecordActionHook = async ({ deps, session, resource, clientId }, tx, row) => {
  const form = await signedFormOf(tx, row);
  await countCopy(deps, form);
  await deps.jobs.enqueue(tx, 'signed-copy', { formId: form.id }, { userId: session.userId });
  return {
    events: [{ action: 'copy-sent', resource: resource.name, recordId: Number(row['id']), clientId }],
  };
};

/** An employee may have signed the membership form. */
export const workerBehavior: Behavior = {
  extend: async ({ deps }, row) => ({
    membership_signed: (await findSignedForm(deps.storage, row))?.changed ?? null,
  }),
  actions: { 'mail-signed-form': mailSignedForm },
  files: {
    'signed-form': async ({ language, deps }, row) => ({
      name: textsOf('mail', language)['signed-copy'].fileName,
      type: 'application/pdf',
      content: await documentOfForm(deps, await signedFormOf(deps.storage, row)),
    }),
  },
};
