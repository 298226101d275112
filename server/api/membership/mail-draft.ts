import type { Context } from 'hono';
import { mailDraftCall } from '@core/calls/drafts';
import { memberFieldError } from '@core/membership/member-errors';
import { isMasked } from '@core/membership/member-form';
import type { JobData } from '@server/jobs/job-data';
import type { JobKind } from '@server/jobs/job-kind';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { countAttempt, countTogether } from '../auth/attempts';
import { countByNetwork } from '../auth/network-attempts';
import { inspectBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiDeps, ApiEnv } from '../deps';
import { invalid, notFound } from '../refusal';
import { hmac } from '../session/secrets';
import { answersOfDraft, type Draft, draftInScope, createMailKey } from './drafts';
import { type FormScope, openFormToken } from './form-token';
import { maskedEmail, maskEmail } from './mask';
import { restoreMasked } from './restore-masked';
import { linkQuery } from './signed-link';

interface Address {
  readonly to: string;
  /** Shows no more of an address than the person typed or was shown. */
  readonly shown: string;
}

/** Returns the address in a draft, or the one on record if it is masked. Throws 422 without a valid one. */
const addressOf = async (deps: ApiDeps, scope: FormScope, draft: Draft): Promise<Address> => {
  const { email_address: sent = '' } = (await answersOfDraft(deps, draft)) ?? {};
  const { email_address: to } = await restoreMasked(deps, scope, { email_address: sent });
  const error = isMasked(to) ? 'invalid' : memberFieldError('email_address', to, new Date());
  if (error) throw invalid({ email_address: error });
  return { to, shown: (isMasked(sent) ? maskedEmail : maskEmail)(to) };
};

/** Counts by draft and by address, so that no person gets many mails, and by network, so that no caller can send many. */
const count = async (c: Context<ApiEnv>, draft: Draft, to: string): Promise<void> => {
  const { deps } = c.var;
  const { draftMails, draftMailsByNetwork } = deps.limits;
  const address = await hmac(deps.keys, 'draft mail', to.toLowerCase());
  await countTogether([
    () => countByNetwork(c, 'draft mails', draftMailsByNetwork),
    () => countAttempt(deps, `draft mail:${draft.id}`, draftMails),
    () => countAttempt(deps, `draft mail:${address}`, draftMails),
  ]);
};

/** Makes the key of a draft and mails its link, unless the draft has ended by then. */
export const sendDraftLink: JobKind<JobData['draft-link']> = async (deps, { draftId, to, language }) => {
  const { storage, keys, clock, limits } = deps;
  const row = await storage.table('membership_drafts').first([{ field: 'id', op: 'eq', value: draftId }]);
  if (!row) return;
  const key = await createMailKey(storage, draftId, { now: clock.now(), lifetime: limits.draftLink });
  const link =
    row['record_id'] === null
      ? ({ by: 'company_id', value: Number(row['company_id']) } as const)
      : ({ by: 'id', value: Number(row['record_id']) } as const);
  const query = [...(await linkQuery(keys, link)), ['draft', key] as const];
  await deps.mailer.deliver({ kind: 'membership-draft', to, language, query });
};

/**
 * Mails a link for continuing a draft elsewhere. The link contains a key and no personal data. It expires after a day
 * or when the next one is sent, and does not work without the digits. The mail contains no submitted text, because the
 * draft may contain any address.
 */
export const mailDraft = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { proof, body } = await inspectBody(c, mailDraftCall);
  const scope = await openFormToken(deps, proof.form_token);
  const { language } = body();
  const draft = await draftInScope(deps, scope);
  if (!draft) throw notFound();
  const { to, shown } = await addressOf(deps, scope, draft);
  await count(c, draft, to);
  const { recordId, companyId } = scope;
  await deps.storage.transaction(async (tx) => {
    await deps.jobs.enqueue(tx, 'draft-link', { draftId: draft.id, to, language });
    await recordEvents(deps, tx, actorOf(c), [
      {
        action: 'invitation-sent',
        resource: 'membership',
        ...(recordId !== null && { recordId }),
        clientId: companyId,
        note: 'link to go on with',
      },
    ]);
  });
  return answer(c, mailDraftCall, { email_masked: shown, expires_in: deps.limits.draftLink / 1000 });
};
