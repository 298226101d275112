import type { Row, Storage } from '@server/storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { type Difference, differenceOf } from './compare';
import { findForm, formOf, type StoredForm, referenceOf } from './forms';
import { recordAnswers } from './known-answers';
import { type SavedForm, sentColumns, type SentForm, markReplaced } from './sent-form';

interface Candidate {
  readonly record: Row;
  readonly differs: Difference;
}

/**
 * Returns the record that a form may belong to: the link's, or the best match among the company's records with the same
 * digits.
 */
const candidateOf = async (
  deps: ApiDeps,
  tx: Storage,
  { scope, form }: SentForm,
): Promise<Candidate | null> => {
  const records = await tx.table('membership_records').find(
    scope.recordId === null
      ? [
          { field: 'company_id', op: 'eq', value: scope.companyId },
          { field: 'last_four_tag', op: 'eq', value: scope.lastFourTag },
        ]
      : [{ field: 'id', op: 'eq', value: scope.recordId }],
  );
  const all = await Promise.all(
    records.map(async (record) => ({
      record,
      differs: differenceOf(form, await recordAnswers(deps, record)),
    })),
  );
  return all.find(({ differs }) => differs !== 'both') ?? all[0] ?? null;
};

/** Returns the form in review that was sent with the same token, if its answers are the same. */
const sameReview = async (
  deps: ApiDeps,
  earlier: StoredForm | null,
  { form }: SentForm,
): Promise<SavedForm | null> => {
  if (earlier?.status !== 'in_review') return null;
  const isSame = JSON.stringify(await formOf(deps, earlier)) === JSON.stringify(form);
  return isSame ? { id: earlier.id, status: 'in_review', reviewId: earlier.reviewId } : null;
};

const companyName = async (tx: Storage, id: number): Promise<string> =>
  String(
    (await tx.table('clients').first([{ field: 'client_account_id', op: 'eq', value: id }]))?.[
      'client_account_name'
    ] ?? '',
  );

/**
 * Stores a form whose last name or date of birth does not match the record, for review. It is a separate form, so that
 * it does not replace the form of the person on record, and so that what a reviewer has seen never changes. Returns
 * null when the person of the link has already signed.
 */
export const storeReview = async (deps: ApiDeps, tx: Storage, sent: SentForm): Promise<SavedForm | null> => {
  const { scope } = sent;
  const candidate = await candidateOf(deps, tx, sent);
  // With a company's link, membership is revealed only to a form that matches completely.
  if (scope.recordId !== null && candidate?.record['member'] === true) return null;
  const now = isoTime(deps.clock.now());
  const earlier = scope.formId === null ? null : await findForm(tx, scope.formId);
  const same = await sameReview(deps, earlier, sent);
  if (same) return same;
  await markReplaced(tx, earlier, now);
  const id = crypto.randomUUID();
  const review = await tx.table('pact-reviews').insert({
    reference: referenceOf(id),
    client_account_name: await companyName(tx, scope.companyId),
    differs: candidate?.differs ?? 'both',
    received: now,
    review_status: 'Open',
    decided: null,
    decided_by: null,
    reason: null,
  });
  const reviewId = Number(review['id']);
  await tx.table('membership_forms').insert({
    id,
    subject: `review:${id}`,
    record_id: scope.recordId,
    company_id: scope.companyId,
    status: 'in_review',
    ...(await sentColumns(deps, id, sent)),
    created: now,
    review_id: reviewId,
    candidate_id: candidate && Number(candidate.record['id']),
  });
  return { id, status: 'in_review', reviewId };
};
