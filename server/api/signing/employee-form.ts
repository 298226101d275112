import { countCopy, documentOfForm, signedFormOfRecord } from '@server/signing/signed-copy';
import type { Ctx, Reader, Row } from '../behaviors/context';
import type { StoredForm } from '../membership/forms';
import { notFound } from '../refusal';
import { callOf, storageOf } from '../resources/context';

/** Returns the signed membership form of an employee. Null without any. */
export const findSignedForm = async (reader: Reader, row: Row): Promise<StoredForm | null> => {
  const storage = storageOf(reader);
  const invitation = await storage.table('membership_records').first([
    { field: 'employee_id', op: 'eq', value: Number(row['id']) },
    { field: 'company_id', op: 'eq', value: Number(row['client_id']) },
  ]);
  return invitation && signedFormOfRecord(storage, Number(invitation['id']));
};

const signedFormOf = async (ctx: Ctx, row: Row): Promise<StoredForm> => {
  const form = await findSignedForm(ctx.system, row);
  if (!form) throw notFound();
  return form;
};

/** Counts a mail with the employee's signed form. Returns the form's id. Throws 404 without a form, 429 after too many. */
export const countFormCopy = async (ctx: Ctx, row: Row): Promise<string> => {
  const form = await signedFormOf(ctx, row);
  await countCopy(callOf(ctx).deps, form);
  return form.id;
};

/** Returns the employee's signed form as a PDF file. Throws 404 without one. */
export const signedDocument = async (ctx: Ctx, row: Row): Promise<Uint8Array<ArrayBuffer>> =>
  documentOfForm(callOf(ctx).deps, await signedFormOf(ctx, row));
