import { copyMail } from '@server/signing/completion';
import { countCopy, documentOfForm, signedFormOfRecord } from '@server/signing/signed-copy';
import type { Row, Storage } from '@server/storage/storage';
import { languageOf } from '@server/words/language';
import { textsOf } from '@server/words/texts';
import { type StoredForm, subjectOfRecord } from '../membership/forms';
import { notFound } from '../refusal';
import type { Behavior, RecordActionHook } from './behavior';

/** Returns the invitations to the membership form of employees, by employee. */
const invitationsOf = async (storage: Storage, rows: readonly Row[]): Promise<ReadonlyMap<number, Row>> => {
  const ids = rows.map((row) => Number(row['id']));
  const found = await storage
    .table('membership_records')
    .find([{ field: 'employee_id', op: 'in', value: ids }]);
  return new Map(found.map((record) => [Number(record['employee_id']), record]));
};

/** Returns the signed membership form of an employee. Throws 404 without any. */
const signedFormOf = async (storage: Storage, row: Row): Promise<StoredForm> => {
  const invitation = (await invitationsOf(storage, [row])).get(Number(row['id']));
  const form = invitation && (await signedFormOfRecord(storage, Number(invitation['id'])));
  if (!form) throw notFound();
  return form;
};

/** Mails the signed form again to the employee. */
const mailSignedForm: RecordActionHook = async ({ c, deps, resource, clientId }, tx, row) => {
  const form = await signedFormOf(tx, row);
  await countCopy(deps, form);
  const mail = await copyMail(deps, form, await documentOfForm(deps, form));
  return {
    events: [{ action: 'copy-sent', resource: resource.name, recordId: Number(row['id']), clientId }],
    afterwards: () => c.var.deps.mailer.send(mail),
  };
};

/** An employee may have signed the membership form. */
export const workerBehavior: Behavior = {
  complete: async ({ deps: { storage } }, rows) => {
    const invitations = await invitationsOf(storage, rows);
    const subjects = [...invitations.values()].map(({ id }) => subjectOfRecord(Number(id)));
    const forms =
      subjects.length === 0
        ? []
        : await storage.table('membership_forms').find([
            { field: 'subject', op: 'in', value: subjects },
            { field: 'status', op: 'eq', value: 'completed' },
          ]);
    const signed = new Map(forms.map((form) => [Number(form['record_id']), form['changed'] ?? null]));
    return rows.map((row) => ({
      ...row,
      membership_signed: signed.get(Number(invitations.get(Number(row['id']))?.['id'])) ?? null,
    }));
  },
  actions: { 'mail-signed-form': mailSignedForm },
  files: {
    'signed-form': async ({ c, deps }, row) => ({
      name: textsOf('mail', languageOf(c.req.raw.headers))['signed-copy'].fileName,
      type: 'application/pdf',
      content: await documentOfForm(deps, await signedFormOf(deps.storage, row)),
    }),
  },
};
