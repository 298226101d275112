import type { Row, Storage } from '@server/storage/storage';
import type { Language } from '@server/words/language';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import type { FormScope } from './form-token';
import { sealOwner, type StoredForm } from './forms';
import type { ParsedForm } from './read-form';
import { seal } from './seal';
import { addressTag } from './tags';

export interface SentForm extends ParsedForm {
  readonly scope: FormScope;
  readonly language: Language;
}

export interface SavedForm {
  readonly id: string;
  readonly status: 'awaiting_signature' | 'in_review';
  /** The row of `pact-reviews` about it. */
  readonly reviewId: number | null;
}

const outcomeOf = async ({ keys }: ApiDeps, { scope, form }: SentForm): Promise<string> =>
  scope.addressTag === (await addressTag(keys, form)) ? (scope.addressOutcome ?? 'unchecked') : 'unchecked';

/** Returns the columns that store the answers of a form, as sent now. */
export const sentColumns = async (deps: ApiDeps, id: string, sent: SentForm): Promise<Row> => ({
  language: sent.language,
  sealed: await seal(deps.keys, JSON.stringify(sent.form), sealOwner(id)),
  email_masked: sent.emailMasked,
  address_outcome: await outcomeOf(deps, sent),
  changed: isoTime(deps.clock.now()),
  envelope_id: null,
});

/** Marks a form in review as replaced, because its sender has sent another one. It no longer needs a review. */
export const markReplaced = async (tx: Storage, form: StoredForm | null, now: string): Promise<void> => {
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
