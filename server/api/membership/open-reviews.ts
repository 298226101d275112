import type { Storage } from '@server/storage/storage';

/** Whether a form that may be of this person waits for a review. */
export const isInReview = async (storage: Storage, recordId: number): Promise<boolean> =>
  (await storage.table('membership_forms').count([
    { field: 'record_id', op: 'eq', value: recordId },
    { field: 'status', op: 'eq', value: 'in_review' },
  ])) > 0;
