import type { Language } from '../../words/language';
import type { MemberFormBody } from '../../../src/core/membership/wire';
import type { Row, Storage } from '../../storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { formOf, sealOwner, storedForm } from './forms';
import type { FormScope } from './form-token';
import { maskEmail } from './mask-email';
import { seal } from './seal';
import { addressTag, matchTag, numberTag } from './tags';

export interface SentForm {
  readonly scope: FormScope;
  readonly form: MemberFormBody;
  readonly language: Language;
}

const byId = (id: unknown) => ({ field: 'id', op: 'eq', value: String(id) }) as const;

/** The record that a form is of. After a company's link: who has the same digits, last name and date of birth. */
const recordOf = async (deps: ApiDeps, tx: Storage, { scope, form }: SentForm): Promise<Row | null> => {
  const records = tx.table('membership_records');
  if (scope.recordId !== null) return records.first([{ field: 'id', op: 'eq', value: scope.recordId }]);
  const tag = await matchTag(deps.keys, {
    companyId: scope.companyId,
    lastFour: form.social_security_number.slice(-4),
    lastName: form.last_name,
    dateOfBirth: form.date_of_birth,
  });
  return records.first([
    { field: 'company_id', op: 'eq', value: scope.companyId },
    { field: 'match_tag', op: 'eq', value: tag },
  ]);
};

const subjectOf = async ({ keys }: ApiDeps, { scope, form }: SentForm, record: Row | null) =>
  record
    ? `record:${String(record['id'])}`
    : `number:${await numberTag(keys, scope.companyId, form.social_security_number)}`;

const outcomeOf = async ({ keys }: ApiDeps, { scope, form }: SentForm): Promise<string> =>
  scope.addressTag === (await addressTag(keys, form)) ? (scope.addressOutcome ?? 'unchecked') : 'unchecked';

/**
 * Keeps a checked form. A person has one form: another one takes its place, with the same id, and asks for a new envelope when its
 * answers differ or it was closed. Answers its id; null when the person has signed already.
 */
export const storeForm = async (deps: ApiDeps, tx: Storage, sent: SentForm): Promise<string | null> => {
  const record = await recordOf(deps, tx, sent);
  if (record?.['member'] === true) return null;
  const forms = tx.table('membership_forms');
  const subject = await subjectOf(deps, sent, record);
  const row = await forms.first([{ field: 'subject', op: 'eq', value: subject }]);
  const existing = row && storedForm(row);
  if (existing?.status === 'completed') return null;
  const { form, language } = sent;
  const text = JSON.stringify(form);
  const isSame =
    existing?.status === 'awaiting_signature' && JSON.stringify(await formOf(deps, existing)) === text;
  const id = existing?.id ?? crypto.randomUUID();
  const changed = isoTime(deps.clock.now());
  const values = isSame
    ? { language }
    : {
        status: 'awaiting_signature',
        language,
        sealed: await seal(deps.keys, text, sealOwner(id)),
        email_masked: maskEmail(form.email_address),
        address_outcome: await outcomeOf(deps, sent),
        changed,
        envelope_id: null,
      };
  if (existing) {
    const open = { field: 'status', op: 'ne', value: 'completed' } as const;
    return (await forms.update([byId(id), open], values)) ? id : null;
  }
  const owner = { record_id: record && Number(record['id']), company_id: sent.scope.companyId };
  await forms.insert({ id, subject, ...owner, ...values, created: changed });
  return id;
};
