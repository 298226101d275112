import type { MemberFormBody } from '../../../src/core/membership/wire';
import type { Row } from '../../storage/storage';
import type { ApiDeps } from '../deps';
import type { AddressOutcome } from './addresses';
import { formOf, storedForm, type StoredForm } from './forms';
import { unseal } from './seal';

/** What the form begins with. There is no social security number in it, whole or part. */
export type Prefill = Partial<Omit<MemberFormBody, 'social_security_number'>>;

/** What the record's data is sealed for. */
export const recordOwner = (recordId: number): string => `record:${recordId}`;

export interface KnownAnswers {
  readonly prefill: Prefill;
  /** The form that was sent, where one was. */
  readonly form: StoredForm | null;
  /** What was said of that form's address. */
  readonly addressOutcome: AddressOutcome | null;
}

export const answersOfForm = async (deps: ApiDeps, row: Row): Promise<KnownAnswers> => {
  const form = storedForm(row);
  const { social_security_number: _, ...prefill } = await formOf(deps, form);
  return { prefill, form, addressOutcome: row['address_outcome'] as AddressOutcome };
};

/** The answers of the form that the person sent before; of one who sent none, what the record says. */
export const answersOfRecord = async (deps: ApiDeps, record: Row): Promise<KnownAnswers> => {
  const recordId = Number(record['id']);
  const row = await deps.storage
    .table('membership_forms')
    .first([{ field: 'record_id', op: 'eq', value: recordId }]);
  if (row) return answersOfForm(deps, row);
  const known = await unseal(deps.keys, String(record['sealed']), recordOwner(recordId));
  return { prefill: JSON.parse(known) as Prefill, form: null, addressOutcome: null };
};
