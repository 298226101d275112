import type { Row } from '@server/storage/storage';
import { clientAccounts } from '@server/seed/client-accounts';
import { addDays, daysBefore, daysBetween } from '@server/seed/days';
import { createRandom, type Random } from '@server/seed/random';
import type { SeedContext, SeedSource } from '@server/seed/seed-source';
import { byClient, dollars } from '@server/seed/sums';

const historyDays = 3 * 365;

const claimCount = (workers: number, scale: SeedContext['scale'], random: Random): number => {
  if (workers === 0) return 0;
  return scale === 'demo' ? random.int(3, 9) + Math.round(workers * 0.045) : random.int(12, 17);
};

const statusOf = (ageDays: number, random: Random): string => {
  if (ageDays < 10) return random.chance(0.5) ? 'Pending' : 'Open';
  if (ageDays < 120) return random.chance(0.4) ? 'Open' : 'Closed';
  if (random.chance(0.05)) return random.chance(0.4) ? 'Reopen' : 'Open';
  return 'Closed';
};

/** Most claims cost little, a few cost a lot. New ones have an estimate. */
const incurred = (status: string, random: Random): number =>
  dollars(status === 'Pending' ? random.int(0, 5) * 100 : 180 + random.between(0, 1) ** 4 * 64_000);

/** The injury happened while the worker was employed here. */
const injuryOf = (worker: Row, today: string, random: Random): string => {
  const first = Math.min(historyDays, daysBetween(String(worker.hire_date), today));
  const last = worker.left_date === null ? 0 : daysBetween(String(worker.left_date), today);
  return addDays(today, -random.int(Math.min(first, last), first));
};

const claimsOf = (client: Row, workers: readonly Row[], { scale, now }: SeedContext): Row[] => {
  const clientId = Number(client.client_account_id);
  const random = createRandom(`claims-${clientId}`);
  const today = daysBefore(now, 0);
  return Array.from({ length: claimCount(workers.length, scale, random) }, () => {
    const worker = random.pick(workers);
    return { worker, injury: injuryOf(worker, today, random) };
  })
    .sort((one, other) => one.injury.localeCompare(other.injury))
    .map(({ worker, injury }, at) => {
      const id = clientId * 10_000 + at + 1;
      const age = daysBetween(injury, today);
      const status = statusOf(age, random);
      const isClosed = status === 'Closed';
      return {
        id,
        client_id: clientId,
        claim_number: `CLM-${injury.slice(0, 4)}-${String(id).padStart(6, '0')}`,
        full_name: worker.full_name ?? '',
        location_name: worker.location_name ?? '',
        injury_date: injury,
        claim_status: status,
        total_incurred: incurred(status, random),
        closed_date: isClosed ? addDays(injury, random.int(7, Math.min(age, 210))) : null,
        has_salvage: isClosed && random.chance(0.06),
      };
    });
};

export default {
  rows: (context) => {
    const workersOf = byClient(context.rows('workers'));
    return clientAccounts(context).flatMap((client) =>
      claimsOf(client, workersOf(client.client_account_id), context),
    );
  },
} satisfies SeedSource;
