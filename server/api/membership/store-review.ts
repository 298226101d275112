import type { Storage } from '@server/storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { findForm, formOf, type StoredForm } from './forms';
import { type Candidate, personOf } from './match-record';
import { createReview, formsInReview, limitWaiting, newFormId, withdraw } from './review-rows';
import { type SavedForm, sentColumns, type SentForm } from './sent-form';

/** Whether this is the form in review that was sent with the same token, with the same answers. */
const isSame = async (deps: ApiDeps, earlier: StoredForm | null, { form }: SentForm): Promise<boolean> =>
  earlier?.status === 'in_review' && JSON.stringify(await formOf(deps, earlier)) === JSON.stringify(form);

/**
 * Stores a form that is not certain to be the person's, for review. It is a separate form, so that it does not replace
 * the form of the person on record, and so that what a reviewer has seen never changes. One person has one review:
 * forms of other senders wait until it is decided. Returns null when the person of the link has already signed.
 */
export const storeReview = async (
  deps: ApiDeps,
  tx: Storage,
  sent: SentForm,
  candidate: Candidate | null,
): Promise<SavedForm | null> => {
  const { scope } = sent;
  // With a company's link, membership is revealed only to a form that matches completely.
  if (scope.recordId !== null && candidate?.record['member'] === true) return null;
  const status = 'in_review' as const;
  const earlier = scope.formId === null ? null : await findForm(tx, scope.formId);
  if (earlier && (await isSame(deps, earlier, sent))) return { ...earlier, status, events: [], review: null };
  const now = isoTime(deps.clock.now());
  const withdrawn = earlier ? await withdraw(tx, earlier, now) : [];
  const person = personOf(candidate, scope);
  const { shown, waiting } = await formsInReview(tx, person);
  const siblings = [...shown, ...waiting, ...(earlier && withdrawn.length > 0 ? [earlier] : [])];
  const id = newFormId(siblings);
  const differs = candidate?.differs ?? 'both';
  const review =
    shown.length > 0
      ? null
      : await createReview(tx, { formId: id, companyId: scope.companyId, differs, now });
  if (!review) await limitWaiting(tx, waiting, now);
  await tx.table('membership_forms').insert({
    id,
    subject: `review:${id}`,
    record_id: scope.recordId,
    company_id: scope.companyId,
    status,
    ...(await sentColumns(deps, id, sent)),
    created: now,
    review_id: review?.id ?? null,
    candidate_id: candidate && Number(candidate.record['id']),
    person,
    by_mail: scope.byMail,
  });
  const recordId = scope.recordId;
  const events = [...withdrawn, ...(review ? [review.event] : [])];
  return { id, generation: 0, recordId, status, events, review: person };
};
