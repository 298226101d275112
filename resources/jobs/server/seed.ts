import { isoTime, minute } from '@server/api/clock';
import type { SeedSource } from '@server/seed/seed-source';

const kinds = [
  'password-link',
  'notice',
  'signed-copy',
  'sign-in-code',
  'address-change',
  'membership-key',
  'form-in-review',
  'password-reset',
] as const;

const queueOf = (kind: (typeof kinds)[number]): string => {
  if (kind === 'password-reset') return 'resets';
  return ['signed-copy', 'membership-key', 'form-in-review'].includes(kind) ? 'membership' : 'account';
};

/** Mails of the last days. All have ended, so that none is sent at the first start. */
export default {
  rows: ({ now }) =>
    Array.from({ length: 24 }, (_, at) => {
      const kind = kinds[at % kinds.length] ?? 'notice';
      const isRefused = at % 9 === 4;
      const created = isoTime(now.getTime() - (at * 187 + 40) * minute);
      return {
        id: 24 - at,
        kind,
        queue: queueOf(kind),
        job_status: isRefused ? 'cancelled' : 'done',
        data: null,
        tries: 1 + (at % 7 === 3 ? 2 : 0),
        created,
        due: created,
        claimed: created,
        attempt: null,
        ended: isoTime(Date.parse(created) + minute),
        error: isRefused ? 'too many attempts' : null,
        request: `demo-${String(24 - at).padStart(4, '0')}`,
        // The reset of a forgotten password has no session.
        user_id: kind === 'password-reset' || kind === 'membership-key' ? null : 1 + (at % 5),
      };
    }),
} satisfies SeedSource;
