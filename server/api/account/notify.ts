import type { JobData, Notice } from '@server/jobs/job-data';
import type { JobKind } from '@server/jobs/job-kind';
import type { Storage } from '@server/storage/storage';
import type { Language } from '@server/words/language';
import type { ApiDeps } from '../deps';

/**
 * Mails a notice to a user after the transaction. It goes to the address that the user has then, or to `to`: the one
 * before a change.
 */
export const notify = (
  { jobs }: Pick<ApiDeps, 'jobs'>,
  tx: Storage,
  notice: Notice,
  user: { readonly userId: number; readonly to?: string; readonly language: Language },
): Promise<void> => jobs.enqueue(tx, 'notice', { notice, ...user }, { userId: user.userId });

export const sendNotice: JobKind<JobData['notice']> = async (
  { storage, mailer },
  { notice, userId, to, language },
) => {
  const user = await storage.table('users').first([{ field: 'id', op: 'eq', value: userId }]);
  if (!user) return;
  await mailer.deliver({
    kind: notice,
    to: to ?? String(user['username']),
    firstName: String(user['first_name']),
    language,
  });
};
