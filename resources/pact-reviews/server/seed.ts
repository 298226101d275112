import { referenceOf } from '@server/api/membership/forms';
import { clientAccounts } from '@server/seed/client-accounts';
import { demoReviews } from '@server/seed/data/pact-reviews';
import type { SeedSource } from '@server/seed/seed-source';

const hour = 3_600_000;

/** Forms in review. Their answers are sealed and are seeded with the membership records. */
export default {
  rows: (context) => {
    const { now } = context;
    const names = new Map(
      clientAccounts(context).map((row) => [row.client_account_id, row.client_account_name]),
    );
    const before = (hours: number) => new Date(now.getTime() - hours * hour).toISOString();
    return demoReviews.map(({ id, formId, status, differs, companyId, reason }) => {
      const received = 5 + id * 19;
      const isDecided = status !== 'Open';
      return {
        id,
        reference: referenceOf(formId),
        client_account_name: names.get(companyId) ?? '',
        differs,
        received: before(received),
        review_status: status,
        decided: isDecided ? before(received - 4) : null,
        decided_by: status === 'Accepted' || status === 'Refused' ? 'Paloma Núñez' : null,
        reason,
      };
    });
  },
} satisfies SeedSource;
