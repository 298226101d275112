import type { Storage } from '@server/storage/storage';
import type { StoredForm } from './forms';

/** A form in review whose sender has sent another one: it needs no review any more. */
export const setAside = async (tx: Storage, form: StoredForm | null, now: string): Promise<void> => {
  if (form?.status !== 'in_review') return;
  const isOpen = [
    { field: 'id', op: 'eq', value: form.id },
    { field: 'status', op: 'eq', value: 'in_review' },
  ] as const;
  const changed = await tx.table('membership_forms').update(isOpen, { status: 'replaced', changed: now });
  if (changed > 0)
    await tx
      .table('pact-reviews')
      .update([{ field: 'id', op: 'eq', value: form.reviewId }], { review_status: 'Replaced', decided: now });
};
