import type { MemberFormBody } from '@core/membership/wire';
import type { Row, Storage } from '@server/storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { findForm, formOf, storedForm, subjectOfRecord } from './forms';
import { type SavedForm, sentColumns, type SentForm, markReplaced } from './sent-form';
import { storeReview } from './store-review';
import { matchTag } from './tags';

const byId = (id: unknown) => ({ field: 'id', op: 'eq', value: String(id) }) as const;

/** Returns the tag of the values that must match between a form and a record. */
export const formTag = ({ keys }: Pick<ApiDeps, 'keys'>, companyId: number, form: MemberFormBody) =>
  matchTag(keys, {
    companyId,
    lastFour: form.social_security_number.slice(-4),
    lastName: form.last_name,
    dateOfBirth: form.date_of_birth,
  });

/** Returns the company's record that has the form's tag, either on record or accepted by a reviewer. */
const matchIn = async (tx: Storage, companyId: number, tag: string): Promise<Row | null> => {
  const records = tx.table('membership_records');
  const ofCompany = { field: 'company_id', op: 'eq', value: companyId } as const;
  return (
    (await records.first([ofCompany, { field: 'match_tag', op: 'eq', value: tag }])) ??
    (await records.first([ofCompany, { field: 'accepted_tag', op: 'eq', value: tag }]))
  );
};

/** Returns the record that a form belongs to, or null when its last name or date of birth does not match. */
const recordOf = async (deps: ApiDeps, tx: Storage, { scope, form }: SentForm): Promise<Row | null> => {
  const { companyId, recordId } = scope;
  const tag = await formTag(deps, companyId, form);
  if (recordId === null) return matchIn(tx, companyId, tag);
  const record = await tx.table('membership_records').first([{ field: 'id', op: 'eq', value: recordId }]);
  return record && [record['match_tag'], record['accepted_tag']].includes(tag) ? record : null;
};

/**
 * Stores a validated form. A person has one form: a new one replaces it under the same id, and needs a new envelope
 * when its answers differ or the old one was closed. A form whose last name or date of birth does not match the record
 * leaves it unchanged and goes to review. Returns null when the person has already signed.
 */
export const storeForm = async (deps: ApiDeps, tx: Storage, sent: SentForm): Promise<SavedForm | null> => {
  const record = await recordOf(deps, tx, sent);
  if (!record) return storeReview(deps, tx, sent);
  if (record['member'] === true) return null;
  const recordId = Number(record['id']);
  const { formId: earlier } = sent.scope;
  if (earlier !== null) await markReplaced(tx, await findForm(tx, earlier), isoTime(deps.clock.now()));
  const forms = tx.table('membership_forms');
  const subject = subjectOfRecord(recordId);
  const row = await forms.first([{ field: 'subject', op: 'eq', value: subject }]);
  const existing = row && storedForm(row);
  if (existing?.status === 'completed') return null;
  const isSame =
    existing?.status === 'awaiting_signature' &&
    JSON.stringify(await formOf(deps, existing)) === JSON.stringify(sent.form);
  const id = existing?.id ?? crypto.randomUUID();
  const status = 'awaiting_signature' as const;
  const values = isSame ? { language: sent.language } : { status, ...(await sentColumns(deps, id, sent)) };
  if (existing) {
    const open = { field: 'status', op: 'ne', value: 'completed' } as const;
    return (await forms.update([byId(id), open], values)) ? { id, status, reviewId: null } : null;
  }
  const owner = { record_id: recordId, company_id: sent.scope.companyId };
  await forms.insert({ id, subject, ...owner, ...values, created: isoTime(deps.clock.now()) });
  return { id, status, reviewId: null };
};
