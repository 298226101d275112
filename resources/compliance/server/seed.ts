import type { Row } from '@server/storage/storage';
import { clientAccounts } from '@server/seed/client-accounts';
import { requirements } from '@server/seed/data/requirements';
import { addDays, daysBefore } from '@server/seed/days';
import { createRandom, type Random } from '@server/seed/random';
import type { SeedSource } from '@server/seed/seed-source';
import { complianceStatus, completedShare } from '@server/seed/statuses';
import { byClient } from '@server/seed/sums';

/** A client's progress: how often a requirement is complete, and the minimum completion of the others. */
const progressOf = (random: Random): { readonly complete: number; readonly minProgress: number } => {
  if (random.chance(0.25)) return { complete: 1, minProgress: 1 };
  return random.chance(0.2)
    ? { complete: 0.1, minProgress: 0.05 }
    : { complete: random.between(0.45, 0.9), minProgress: random.between(0.2, 0.7) };
};

const rowsOf = (client: Row, worksites: readonly Row[], now: Date): Row[] => {
  const clientId = Number(client.client_account_id);
  const random = createRandom(`compliance-${clientId}`);
  const today = daysBefore(now, 0);
  const { complete, minProgress } = progressOf(random);
  const activeWorksites = worksites.filter(({ active_employees }) => Number(active_employees) > 0);
  return activeWorksites
    .flatMap((worksite) => requirements.map((requirement) => ({ worksite, requirement })))
    .map(({ worksite, requirement }, at) => {
      const required = Math.max(1, Math.round(Number(worksite.active_employees) * requirement.share));
      const completed = random.chance(complete)
        ? required
        : Math.floor(required * random.between(minProgress, 1));
      const dueDate = addDays(today, random.int(-120, 200));
      return {
        id: clientId * 10_000 + at + 1,
        client_id: clientId,
        requirement: requirement.name,
        location_name: worksite.location_name ?? '',
        due_date: dueDate,
        completed_count: completed,
        required_count: required,
        pct_complete: completedShare(completed, required),
        compliance_status: complianceStatus({ completed, required, dueDate }, today),
      };
    });
};

/** The requirements of every worksite with active workers. */
export default {
  rows: (context) => {
    const worksitesOf = byClient(context.rows('locations'));
    return clientAccounts(context).flatMap((client) =>
      rowsOf(client, worksitesOf(client.client_account_id), context.now),
    );
  },
} satisfies SeedSource;
