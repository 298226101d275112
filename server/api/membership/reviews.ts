import type { ComparedFact } from '@core/resource/field';
import type { Row, Storage } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import type { Ctx, Reader } from '../behaviors/context';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { notFound, Refusal } from '../refusal';
import { callOf, storageOf } from '../resources/context';
import { compare, type Difference, differenceOf } from './compare';
import { formOf, formOfRecord, storedForm, subjectOfRecord, type StoredForm } from './forms';
import { recordAnswers } from './known-answers';
import { tagToAccept } from './match-record';
import { countWaiting, formsInReview, markReplaced, showNext } from './review-rows';

const byId = (id: unknown) => ({ field: 'id', op: 'eq', value: id as string | number }) as const;

const formOfReview = async (storage: Storage, review: Row): Promise<StoredForm> => {
  const row = await storage
    .table('membership_forms')
    .first([{ field: 'review_id', op: 'eq', value: Number(review['id']) }]);
  if (!row) throw notFound();
  return storedForm(row);
};

/** Returns the client of each review's form, by review id. */
export const clientsOfReviews = async (
  reader: Reader,
  reviews: readonly Row[],
): Promise<ReadonlyMap<number, number>> => {
  const ids = reviews.map(({ id }) => Number(id));
  const rows = await storageOf(reader)
    .table('membership_forms')
    .find([{ field: 'review_id', op: 'in', value: ids }]);
  return new Map(rows.map(storedForm).map(({ reviewId, companyId }) => [Number(reviewId), companyId]));
};

/** Returns how many forms of the same person wait behind that of a review. Null for none. */
export const waitingFor = async (reader: Reader, review: Row): Promise<number | null> => {
  const storage = storageOf(reader);
  const form = await formOfReview(storage, review);
  if (form.status !== 'in_review') return null;
  return (await countWaiting(storage, [form])).get(Number(review['id'])) || null;
};

const candidateOf = (storage: Storage, { candidateId }: StoredForm): Promise<Row | null> =>
  candidateId === null
    ? Promise.resolve(null)
    : storage.table('membership_records').first([byId(candidateId)]);

/** Returns the client of a review's form. */
export const clientOfReview = async (reader: Reader, review: Row): Promise<number> =>
  (await formOfReview(storageOf(reader), review)).companyId;

/** Compares the form of a review with its possible record, fact by fact. */
export const comparisonOf = async (ctx: Ctx, review: Row): Promise<readonly ComparedFact[]> => {
  const { deps } = callOf(ctx);
  const form = await formOfReview(deps.storage, review);
  const record = await candidateOf(deps.storage, form);
  return compare(await formOf(deps, form), record ? await recordAnswers(deps, record) : {});
};

const differenceOfForm =
  (deps: ApiDeps) =>
  async (form: StoredForm): Promise<Difference> => {
    const record = await candidateOf(deps.storage, form);
    return record ? differenceOf(await formOf(deps, form), await recordAnswers(deps, record)) : 'both';
  };

/** Shows the next form that may be the same person's to the reviewers. Returns what happened to the reviews. */
export const showNextReview = (deps: ApiDeps, decided: StoredForm): Promise<readonly TrailEvent[]> =>
  showNext(deps.storage, decided, differenceOfForm(deps), isoTime(deps.clock.now()));

/** The person of an accepted form needs no other one. */
const dropOthers = async (tx: Storage, { id, person }: StoredForm, changed: string): Promise<void> => {
  if (person === null) return;
  const { shown, waiting } = await formsInReview(tx, person);
  for (const form of [...shown, ...waiting]) if (form.id !== id) await markReplaced(tx, form, changed);
};

/**
 * Voids the form that the person sent before, so that the accepted one takes its place. Throws 409 when it is already
 * signed.
 */
const releaseSubject = async (tx: Storage, recordId: number, changed: string): Promise<void> => {
  const row = await formOfRecord(tx, recordId);
  if (row?.['status'] === 'completed') throw new Refusal(409, 'already signed');
  if (row)
    await tx
      .table('membership_forms')
      .update([byId(row['id'])], { subject: `left:${String(row['id'])}`, status: 'voided', changed });
};

/**
 * Accepts a form: it now belongs to the person, who may sign it. From now on, its name and date of birth are valid in
 * addition to the ones on record.
 */
export const acceptForm = async (ctx: Ctx, review: Row): Promise<StoredForm> => {
  const { deps } = callOf(ctx);
  const { storage: tx } = deps;
  const form = await formOfReview(tx, review);
  const record = await candidateOf(tx, form);
  if (record?.['member'] === true) throw new Refusal(409, 'already signed');
  const changed = isoTime(deps.clock.now());
  const forms = tx.table('membership_forms');
  const status = 'awaiting_signature';
  await dropOthers(tx, form, changed);
  if (!record) {
    await forms.update([byId(form.id)], { status, changed });
    return form;
  }
  const recordId = Number(record['id']);
  await releaseSubject(tx, recordId, changed);
  const own = { subject: subjectOfRecord(recordId), record_id: recordId };
  await forms.update([byId(form.id)], { ...own, status, changed });
  const accepted_tag = await tagToAccept(deps, form.companyId, await formOf(deps, form));
  await tx.table('membership_records').update([byId(recordId)], { accepted_tag });
  return form;
};

export interface RefusedForm {
  readonly form: StoredForm;
  /** What happened to the reviews of other forms. */
  readonly events: readonly TrailEvent[];
}

/** Refuses a form that is wrong or not the person's. Its sender may send another one. */
export const refuseForm = async (ctx: Ctx, review: Row): Promise<RefusedForm> => {
  const { deps } = callOf(ctx);
  const { storage: tx, clock } = deps;
  const form = await formOfReview(tx, review);
  const changed = isoTime(clock.now());
  await tx.table('membership_forms').update([byId(form.id)], { status: 'refused', changed });
  return { form, events: await showNextReview(deps, form) };
};
