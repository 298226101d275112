import type { Context } from 'hono';
import type { JobData } from '@server/jobs/job-data';
import type { JobKind } from '@server/jobs/job-kind';
import type { Query } from '@server/mail/mailer';
import type { Row } from '@server/storage/storage';
import type { Actor } from '@server/trail/event';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { readLanguage } from '@server/words/language';
import type { ApiDeps, ApiEnv } from '../deps';
import { countNameOf, countWithin } from './guess-limits';
import { createOneTimeLink } from './one-time-links';
import { recordAnswers } from './known-answers';
import type { RecordLink } from './record-link';
import { linkQuery } from './signed-link';

/** Creates a key that opens the form in place of the digits. Returns the query of its link, for a mail. */
export const keyQuery = async (deps: ApiDeps, actor: Actor, record: Row): Promise<Query> => {
  const { storage, keys, clock, limits } = deps;
  const recordId = Number(record['id']);
  const key = await storage.transaction(async (tx) => {
    const created = await createOneTimeLink(
      tx,
      { recordId, formId: null },
      { now: clock.now(), lifetime: limits.membershipKey },
    );
    await recordEvents(deps, tx, actor, [
      {
        action: 'invitation-sent',
        resource: 'membership',
        recordId,
        clientId: Number(record['company_id']),
        note: 'link in place of the digits',
      },
    ]);
    return created;
  });
  return [...(await linkQuery(keys, { by: 'id', value: recordId })), ['key', key] as const];
};

/** Mails a link that opens the form in place of the digits, unless the person has become a member by then. */
export const sendMembershipKey: JobKind<JobData['membership-key']> = async (deps, { recordId, actor }) => {
  const record = await deps.storage
    .table('membership_records')
    .first([{ field: 'id', op: 'eq', value: recordId }]);
  if (!record || record['member'] === true) return;
  const { email_address: to, first_name: firstName = '' } = await recordAnswers(deps, record);
  if (!to) return;
  const language = readLanguage(record['language']);
  const query = await keyQuery(deps, actor, record);
  await deps.mailer.deliver({ kind: 'membership-key', to, firstName, language, query });
};

/**
 * Has a link mailed that opens the form without the digits, to the address on record. Callers cannot tell whether there
 * is one: a job is added for unknown people too. Over the limit, nothing is mailed, and the links of before stay valid.
 */
export const requestMembershipKey = async (
  c: Context<ApiEnv>,
  link: RecordLink,
  record: Row | null,
): Promise<void> => {
  const { deps } = c.var;
  if (!(await countWithin(deps, `key mail:${countNameOf(link, record)}`, deps.limits.keyMails))) return;
  const data = { recordId: Number(record?.['id'] ?? 0), actor: actorOf(c) };
  await deps.storage.transaction((tx) => deps.jobs.enqueue(tx, 'membership-key', data));
};
