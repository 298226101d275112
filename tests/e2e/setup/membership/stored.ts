import type { Row } from '@server/storage/storage';
import { openStorage, resources, resourceTables, systemTables } from '../portal';

export interface Stored {
  readonly form: Row;
  readonly envelopes: readonly Row[];
}

/** What a server that has ended keeps of the forms of these records, by record. */
export const storedForms = async (dataFolder: string): Promise<ReadonlyMap<number, readonly Stored[]>> => {
  const { storage } = await openStorage({ dataFolder }, [...systemTables, ...resourceTables(resources)]);
  const forms = await storage.table('membership_forms').find([]);
  const envelopes = await storage.table('envelopes').find([]);
  await storage.close();
  const byRecord = new Map<number, Stored[]>();
  for (const form of forms) {
    const record = Number(form['record_id']);
    const own = { form, envelopes: envelopes.filter((one) => one['form_id'] === form['id']) };
    byRecord.set(record, [...(byRecord.get(record) ?? []), own]);
  }
  return byRecord;
};
