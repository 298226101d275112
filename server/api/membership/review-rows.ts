import type { Storage } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import type { Difference } from './compare';
import { referenceOf, type StoredForm, storedForm } from './forms';

/** Forms of one person that wait behind the one in the review. A further one takes the place of the newest. */
const maxWaiting = 5;

const byId = (id: string) => ({ field: 'id', op: 'eq', value: id }) as const;
const reviews = (tx: Storage) => tx.table('pact-reviews');
const forms = (tx: Storage) => tx.table('membership_forms');

const reviewEvent = (action: 'create' | 'delete', id: number, clientId: number): TrailEvent => ({
  action,
  resource: 'pact-reviews',
  recordId: id,
  clientId,
});

/** The forms in review that may be one person's: the one that a reviewer sees, and those that wait behind it. */
export interface PersonsForms {
  /** Older data may have several. */
  readonly shown: readonly StoredForm[];
  /** The oldest first. */
  readonly waiting: readonly StoredForm[];
}

export const formsInReview = async (tx: Storage, person: string): Promise<PersonsForms> => {
  const rows = await forms(tx).find([
    { field: 'person', op: 'eq', value: person },
    { field: 'status', op: 'eq', value: 'in_review' },
  ]);
  const all = rows
    .toSorted((one, other) => String(one['created']).localeCompare(String(other['created'])))
    .map(storedForm);
  return {
    shown: all.filter(({ reviewId }) => reviewId !== null),
    waiting: all.filter(({ reviewId }) => reviewId === null),
  };
};

/** Returns how many forms wait behind each of these, by the id of the form's review. */
export const countWaiting = async (
  tx: Storage,
  shown: readonly StoredForm[],
): Promise<ReadonlyMap<number, number>> => {
  const persons = [...new Set(shown.flatMap(({ person }) => (person === null ? [] : [person])))];
  const waiting = await forms(tx).find([
    { field: 'person', op: 'in', value: persons },
    { field: 'status', op: 'eq', value: 'in_review' },
    { field: 'review_id', op: 'eq', value: null },
  ]);
  return new Map(
    shown.map(({ reviewId, person }) => [
      Number(reviewId),
      waiting.filter((row) => person !== null && row['person'] === person).length,
    ]),
  );
};

/**
 * Returns an id for a form in review. All forms of one person have the same reference, so that everyone who asks about
 * one of them is shown the same review.
 */
export const newFormId = ([sibling]: readonly Pick<StoredForm, 'id'>[]): string => {
  const id = crypto.randomUUID();
  return sibling ? sibling.id.slice(0, 8) + id.slice(8) : id;
};

const companyName = async (tx: Storage, id: number): Promise<string> =>
  String(
    (await tx.table('clients').first([{ field: 'client_account_id', op: 'eq', value: id }]))?.[
      'client_account_name'
    ] ?? '',
  );

interface NewReview {
  readonly formId: string;
  readonly companyId: number;
  readonly differs: Difference;
  readonly now: string;
}

/** Creates the row of `pact-reviews` for a form. */
export const createReview = async (
  tx: Storage,
  { formId, companyId, differs, now }: NewReview,
): Promise<{ readonly id: number; readonly event: TrailEvent }> => {
  const row = await reviews(tx).insert({
    reference: referenceOf(formId),
    client_account_name: await companyName(tx, companyId),
    differs,
    received: now,
    review_status: 'Open',
    decided: null,
    decided_by: null,
    reason: null,
  });
  const id = Number(row['id']);
  return { id, event: reviewEvent('create', id, companyId) };
};

const setStatus = (tx: Storage, { id }: StoredForm, status: 'replaced', now: string): Promise<number> =>
  forms(tx).update([byId(id), { field: 'status', op: 'eq', value: 'in_review' }], { status, changed: now });

/** Marks a form in review as replaced. Its review, if it has one, stays as a record of that. */
export const markReplaced = async (tx: Storage, form: StoredForm, now: string): Promise<void> => {
  if ((await setStatus(tx, form, 'replaced', now)) > 0 && form.reviewId !== null)
    await reviews(tx).update([{ field: 'id', op: 'eq', value: form.reviewId }], {
      review_status: 'Replaced',
      decided: now,
    });
};

/**
 * Takes a form out of the review because its sender sends another one, which gets a review of its own. What a reviewer
 * has on the screen never changes into something else: it is gone.
 */
export const withdraw = async (
  tx: Storage,
  form: StoredForm,
  now: string,
): Promise<readonly TrailEvent[]> => {
  if ((await setStatus(tx, form, 'replaced', now)) === 0 || form.reviewId === null) return [];
  await forms(tx).update([byId(form.id)], { review_id: null });
  await reviews(tx).remove([{ field: 'id', op: 'eq', value: form.reviewId }]);
  return [reviewEvent('delete', form.reviewId, form.companyId)];
};

/** Makes room for one more form that waits. */
export const limitWaiting = async (
  tx: Storage,
  waiting: readonly StoredForm[],
  now: string,
): Promise<void> => {
  for (const form of waiting.slice(maxWaiting - 1)) await setStatus(tx, form, 'replaced', now);
};

/** Shows the oldest waiting form of a person to the reviewers, once the one before it is decided. */
export const showNext = async (
  tx: Storage,
  { person, companyId }: StoredForm,
  differsOf: (form: StoredForm) => Promise<Difference>,
  now: string,
): Promise<readonly TrailEvent[]> => {
  if (person === null) return [];
  const { shown, waiting } = await formsInReview(tx, person);
  const [next] = waiting;
  if (!next || shown.length > 0) return [];
  const differs = await differsOf(next);
  const { id, event } = await createReview(tx, { formId: next.id, companyId, differs, now });
  await forms(tx).update([byId(next.id)], { review_id: id });
  return [event];
};
