import type { Context } from 'hono';
import { retryCollision } from '@server/storage/retry-collision';
import type { Storage } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { countInTransaction, countTable } from '../auth/attempts';
import { networkCounts } from '../auth/network-attempts';
import type { ApiDeps, ApiEnv } from '../deps';
import { runOnce } from '../run-once';
import { hmac } from '../session/secrets';
import { closeDraft } from './drafts';
import { type FormScope, ownerOf } from './form-token';
import { findForm } from './forms';
import type { SavedForm, SentForm } from './sent-form';
import { type AlreadyMember, storeForm } from './store-form';

/** What is stored for a repeated call. It holds no secret. */
export type Stored =
  | { readonly status: 'already_member'; readonly memberId: number | null }
  | {
      readonly status: SavedForm['status'];
      readonly id: string;
      readonly generation: number;
      readonly emailMasked: string;
    };

const storedOf = (saved: SavedForm | AlreadyMember, { emailMasked }: SentForm): Stored =>
  'memberId' in saved
    ? { status: 'already_member', memberId: saved.memberId }
    : { status: saved.status, id: saved.id, generation: saved.generation, emailMasked };

const eventsOf = ({ recordId, status, events }: SavedForm, clientId: number): readonly TrailEvent[] => [
  {
    action: 'create',
    resource: 'membership',
    recordId,
    clientId,
    changes: { answers: 'secret' },
    note: status === 'in_review' ? 'form in review' : 'form sent',
  },
  ...events,
];

/**
 * Counts a form, because each one is compared with the record and must not be used to guess names and dates of birth. A
 * form that is sent again with its key is compared once, and counted once. Forms through a company's link are counted
 * together. Forms of one person are counted per network, so that others cannot lock the person out.
 */
const countForm = async (c: Context<ApiEnv>, tx: Storage, scope: FormScope): Promise<void> => {
  const { deps } = c.var;
  const name = `form:${ownerOf(scope)}`;
  const limit = deps.limits.formsByDigits;
  const counts = scope.recordId === null ? [{ key: name, limit }] : networkCounts(c, name, limit);
  for (const count of counts) await countInTransaction({ ...deps, storage: tx }, count.key, count.limit);
};

/** Stores the form, closes its draft and records both in the trail. */
const storeAndRecord = async (
  c: Context<ApiEnv>,
  tx: Storage,
  sent: SentForm,
): Promise<SavedForm | AlreadyMember> => {
  const saved = await storeForm(c.var.deps, tx, sent);
  if ('memberId' in saved) return saved;
  await closeDraft(tx, sent.scope, saved.id);
  await recordEvents(c.var.deps, tx, actorOf(c), eventsOf(saved, sent.scope.companyId));
  return saved;
};

interface SendResult {
  readonly stored: Stored;
  /** Whether an earlier call stored it. */
  readonly isRepeated: boolean;
}

/** Stores a form once per key. */
export const sendOnce = async (c: Context<ApiEnv>, sent: SentForm): Promise<SendResult> => {
  const { deps } = c.var;
  // Excludes token and language: it is still the same form after entering the digits again or switching the language.
  const fingerprint = await hmac(deps.keys, 'form', JSON.stringify(sent.form));
  const run = async (tx: Storage) => {
    await countForm(c, tx, sent.scope);
    const saved = await storeAndRecord(c, tx, sent);
    const body = storedOf(saved, sent);
    if ('id' in body && !('memberId' in saved) && saved.review !== null)
      await deps.jobs.enqueue(tx, 'form-in-review', { formId: body.id, actor: actorOf(c) });
    return { status: body.status === 'already_member' ? 200 : 201, body } as const;
  };
  // One person may send two first forms at the same time with different keys. On a retry, the later one finds the
  // earlier one.
  const outcome = await retryCollision(['membership_forms', countTable], () =>
    runOnce(deps, {
      transaction: (work) => deps.storage.transaction(work),
      given: c.req.header('Idempotency-Key'),
      owner: `form:${ownerOf(sent.scope)}`,
      fingerprint,
      run,
    }),
  );
  return { stored: JSON.parse(outcome.body) as Stored, isRepeated: outcome.repeated };
};

/**
 * Handles a repeated form. Its answers stay the same. It starts again if it was declined, voided or expired, and takes
 * the page's current language.
 */
export const repeatForm = (deps: ApiDeps, id: string, sent: SentForm): Promise<void> =>
  deps.storage.transaction(async (tx) => {
    const form = await findForm(tx, id);
    if (form?.status === 'awaiting_signature' || form?.status === 'in_review')
      await tx
        .table('membership_forms')
        .update([{ field: 'id', op: 'eq', value: id }], { language: sent.language });
    else if (form && ['declined', 'voided', 'expired'].includes(form.status)) await storeForm(deps, tx, sent);
  });
