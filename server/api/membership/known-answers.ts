import type { MemberFormBody } from '@core/membership/wire';
import type { Row } from '@server/storage/storage';
import type { ApiDeps } from '../deps';
import type { AddressOutcome } from './addresses';
import { formOf, formOfRecord, storedForm, type StoredForm } from './forms';
import { unseal } from './seal';

/** The initial answers of the form. They never include any part of the social security number. */
export type Prefill = Partial<Omit<MemberFormBody, 'social_security_number'>>;

/** The owner string that the record's data is sealed with. */
export const recordOwner = (recordId: number): string => `record:${recordId}`;

export interface KnownAnswers {
  readonly prefill: Prefill;
  /** The form that was sent before, if any. */
  readonly form: StoredForm | null;
  /** The result of that form's address check. */
  readonly addressOutcome: AddressOutcome | null;
}

export const answersOfForm = async (deps: Pick<ApiDeps, 'keys'>, form: StoredForm): Promise<KnownAnswers> => {
  const { social_security_number: _, ...prefill } = await formOf(deps, form);
  return { prefill, form, addressOutcome: form.addressOutcome };
};

/** Decrypts the data on record of a person. */
export const recordAnswers = async ({ keys }: Pick<ApiDeps, 'keys'>, record: Row): Promise<Prefill> => {
  const known = await unseal(keys, String(record['sealed']), recordOwner(Number(record['id'])));
  return JSON.parse(known) as Prefill;
};

/** Returns the answers of the form that the person sent before, otherwise the data on record. */
export const answersOfRecord = async (
  deps: Pick<ApiDeps, 'keys' | 'storage'>,
  record: Row,
): Promise<KnownAnswers> => {
  const row = await formOfRecord(deps.storage, Number(record['id']));
  if (row) return answersOfForm(deps, storedForm(row));
  return { prefill: await recordAnswers(deps, record), form: null, addressOutcome: null };
};
