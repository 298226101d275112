import type { Row, Storage } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { unbindOthers } from './form-token';
import { findForm, formOf, storedForm, type StoredForm, subjectOfRecord } from './forms';
import { candidateOf, hasTooManyMisses, lockPerson, personOf } from './match-record';
import { markReplaced } from './review-rows';
import { showNextReview } from './reviews';
import { type SavedForm, sentColumns, type SentForm } from './sent-form';
import { storeReview } from './store-review';

const byId = (id: unknown) => ({ field: 'id', op: 'eq', value: String(id) }) as const;

/** Closes the review of an earlier form of the same sender, whose new form needs none. */
const closeReview = async (deps: ApiDeps, tx: Storage, sent: SentForm): Promise<readonly TrailEvent[]> => {
  const earlier = sent.scope.formId === null ? null : await findForm(tx, sent.scope.formId);
  if (earlier?.status !== 'in_review') return [];
  await markReplaced(tx, earlier, isoTime(deps.clock.now()));
  return showNextReview({ ...deps, storage: tx }, earlier);
};

/**
 * Returns the columns to change in a form that exists. Other answers of another sender end the access of the earlier
 * one: their secret, their tokens and their envelope belong to the answers that they sent.
 */
const replacement = async (
  deps: ApiDeps,
  tx: Storage,
  existing: StoredForm,
  sent: SentForm,
): Promise<Row & { readonly generation: number }> => {
  const { generation, id } = existing;
  const isSame = JSON.stringify(await formOf(deps, existing)) === JSON.stringify(sent.form);
  if (isSame && existing.status === 'awaiting_signature') return { language: sent.language, generation };
  const columns = { status: 'awaiting_signature', ...(await sentColumns(deps, id, sent)) };
  if (isSame || sent.scope.formId === id) return { ...columns, generation };
  await unbindOthers(tx, sent.scope, id);
  return { ...columns, generation: generation + 1, handle_hash: null };
};

const storeOwn = async (
  deps: ApiDeps,
  tx: Storage,
  sent: SentForm,
  recordId: number,
): Promise<Pick<SavedForm, 'id' | 'generation'> | null> => {
  const forms = tx.table('membership_forms');
  const subject = subjectOfRecord(recordId);
  const row = await forms.first([{ field: 'subject', op: 'eq', value: subject }]);
  const existing = row && storedForm(row);
  if (existing) {
    if (existing.status === 'completed') return null;
    const columns = await replacement(deps, tx, existing, sent);
    const open = { field: 'status', op: 'ne', value: 'completed' } as const;
    const { id } = existing;
    return (await forms.update([byId(id), open], columns)) ? { id, generation: columns.generation } : null;
  }
  const [id, status] = [crypto.randomUUID(), 'awaiting_signature'];
  const owner = { record_id: recordId, company_id: sent.scope.companyId };
  const created = isoTime(deps.clock.now());
  await forms.insert({ id, subject, ...owner, status, ...(await sentColumns(deps, id, sent)), created });
  return { id, generation: 0 };
};

/** The record that a form matched has signed a form before. */
export interface AlreadyMember {
  readonly memberId: number | null;
}

/**
 * Stores a validated form. A person has one form: a new one replaces it under the same id, and needs a new envelope
 * when its answers differ or the old one was closed. A form that does not prove to be the person's leaves it unchanged
 * and goes to review.
 */
export const storeForm = async (
  deps: ApiDeps,
  tx: Storage,
  sent: SentForm,
): Promise<SavedForm | AlreadyMember> => {
  const { scope, form, isNameTyped } = sent;
  const candidate = await candidateOf(deps, tx, scope, form);
  await lockPerson(tx, candidate, scope);
  const isProven = isNameTyped && !(await hasTooManyMisses(deps, tx, personOf(candidate, scope), scope));
  if (!candidate?.isMatch || !isProven)
    return (await storeReview(deps, tx, sent, candidate)) ?? { memberId: null };
  const recordId = Number(candidate.record['id']);
  const isMember = candidate.record['member'] === true;
  const own = isMember ? null : await storeOwn(deps, tx, sent, recordId);
  if (!own) return { memberId: recordId };
  const events = await closeReview(deps, tx, sent);
  return { ...own, recordId, status: 'awaiting_signature', events, review: null };
};
