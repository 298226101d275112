import type { Row } from '@server/storage/storage';
import { openStorage, resources, resourceTables, systemTables } from '../portal';

interface StoredForm {
  readonly form: Row;
  readonly envelopes: readonly Row[];
}

export interface StoredMembership {
  /** The forms by record id. */
  readonly forms: ReadonlyMap<number, readonly StoredForm[]>;
  /** The number of signatures that the e-signature stand-in accepted. */
  readonly signatures: number;
  /** The recipients of signed copies, one per mail. */
  readonly copies: readonly string[];
}

const byRecord = (forms: readonly Row[], envelopes: readonly Row[]): StoredMembership['forms'] => {
  const found = new Map<number, StoredForm[]>();
  for (const form of forms) {
    const record = Number(form['record_id']);
    const own = { form, envelopes: envelopes.filter((one) => one['form_id'] === form['id']) };
    found.set(record, [...(found.get(record) ?? []), own]);
  }
  return found;
};

/** Reads the membership data of a stopped server. */
export const readStoredMembership = async (dataFolder: string): Promise<StoredMembership> => {
  const { storage } = await openStorage({ dataFolder }, [...systemTables, ...resourceTables(resources)]);
  const all = (table: string) => storage.table(table).find([]);
  const forms = byRecord(await all('membership_forms'), await all('envelopes'));
  const signatures = (await all('stand_in_envelopes')).filter(({ state }) => state === 'completed').length;
  const mailIds = new Set((await all('mail_attachments')).map((one) => one['mail_id']));
  const copies = (await all('mails'))
    .filter(({ id }) => mailIds.has(id))
    .map((mail) => String(mail['recipient']));
  await storage.close();
  return { forms, signatures, copies };
};
