import type { Row, Storage } from '@server/storage/storage';
import { notFound } from '../refusal';
import type { StoredForm } from './forms';

/** Who a link to the form is for: one person by either number, or any person of a company. */
export interface RecordLink {
  readonly by: 'id' | 'employee_id' | 'company_id';
  readonly value: number;
}

const names = ['id', 'employee_id', 'company_id'] as const;

const numberOf = (value: unknown): number | null => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^[1-9]\d{0,15}$/.test(text)) return null;
  return Number.isSafeInteger(Number(text)) ? Number(text) : null;
};

/** Reads the link from a query or a body. The first of the three names counts. Throws 404 without a valid one. */
export const readRecordLink = (source: Readonly<Record<string, unknown>>): RecordLink => {
  for (const by of names) {
    const value = Object.hasOwn(source, by) ? numberOf(source[by]) : null;
    if (value !== null) return { by, value };
  }
  throw notFound();
};

/** Returns the record of a person's link. Null for an unknown person and for a company's link. */
export const findRecord = async (storage: Storage, { by, value }: RecordLink): Promise<Row | null> =>
  by === 'company_id' ? null : storage.table('membership_records').first([{ field: by, op: 'eq', value }]);

/** Whether a form belongs to the person or company of a link. */
export const isFormOfLink = async (
  storage: Storage,
  form: StoredForm,
  link: RecordLink,
): Promise<boolean> => {
  if (link.by === 'company_id') return form.companyId === link.value;
  const record = await findRecord(storage, link);
  return record !== null && record['id'] === form.recordId;
};
