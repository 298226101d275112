import type { Row } from '@server/storage/storage';
import { clientAccounts } from '@server/seed/client-accounts';
import { demoAccounts } from '@server/seed/data/accounts';
import { cities } from '@server/seed/data/cities';
import { emptyClient, largestClient } from '@server/seed/data/client-names';
import { jobs } from '@server/seed/data/jobs';
import { firstNames, lastNames } from '@server/seed/data/names';
import { daysBefore, daysBetween, daysOfYear } from '@server/seed/days';
import { lastPaidDay } from '@server/seed/pay-calendar';
import { createRandom, type Random } from '@server/seed/random';
import type { SeedContext, SeedScale, SeedSource } from '@server/seed/seed-source';
import { dollars } from '@server/seed/sums';
import { worksitesOf } from '@server/seed/worksites';

/** Days of work within twelve months that a member needs. */
const cutoffDays = 130;
const workdaysPerDay = 5 / 7;
const hoursPerDay = 7.5;

const jobTable = jobs.flatMap((job) => Array.from({ length: job.share }, () => job));
const statuses = [
  ...Array.from({ length: 78 }, () => 'Active'),
  ...Array.from({ length: 9 }, () => 'Inactive'),
  ...Array.from({ length: 12 }, () => 'Terminated'),
  'Deceased',
];

const workerCount = (client: Row, scale: SeedScale, random: Random): number => {
  if (client.client_account_name === emptyClient) return 0;
  if (client.client_account_name === largestClient) return scale === 'demo' ? 25_000 : 57;
  return scale === 'demo' ? random.int(10, 400) : random.int(3, 14);
};

/** Most workers joined in recent years, some this month, a few long ago. */
const hiredDaysAgo = (random: Random): number =>
  random.chance(0.03) ? random.int(0, 30) : Math.round(20 + random.between(0, 1) ** 2 * 14 * 365);

/** Days since the last day whose wages were paid this year. When none were paid, the days of this year so far. */
const unpaidDaysOf = (now: Date): number => {
  const paid = lastPaidDay(now);
  return paid === null ? daysOfYear(now) : daysBetween(paid, daysBefore(now, 0));
};

interface WorkerContext {
  readonly client: Row;
  readonly worksites: readonly Row[];
  readonly now: Date;
  readonly unpaidDays: number;
}

const workerOf = (id: number, { client, worksites, now, unpaidDays }: WorkerContext, random: Random): Row => {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  const status = random.pick(statuses);
  const job = random.pick(jobTable);
  const hired = hiredDaysAgo(random);
  const leftDaysAgo = status === 'Active' ? 0 : random.int(0, Math.min(hired, 500));
  const attendance = random.chance(0.3) ? random.between(0.25, 0.7) : random.between(0.8, 1);
  const workedWithin = (from: number, to: number): number =>
    Math.floor(Math.max(0, Math.min(hired, from) - Math.max(leftDaysAgo, to)) * workdaysPerDay * attendance);
  const worked = workedWithin(365, 0);
  const pay = random.between(...job.pay);
  const mailName = `${first}.${last}`
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z.]/g, '');
  return {
    id,
    client_id: Number(client.client_account_id),
    full_name: `${first} ${last}`,
    employee_status: status,
    class_code_id: job.classCode,
    hire_date: daysBefore(now, hired),
    days_worked: worked,
    ytd_wages: dollars(workedWithin(daysOfYear(now), unpaidDays) * hoursPerDay * pay),
    pct_cutoff_met: Math.min(1, Math.floor((worked / cutoffDays) * 10_000) / 10_000),
    email_address: `${mailName}${id % 1000}@mail.example`,
    phone_number: `+1${random.pick(cities).areaCode}55501${random.int(10, 99)}`,
    job_title: job.title,
    location_name: random.pick(worksites).location_name ?? '',
    date_of_birth: daysBefore(now, hired + random.int(17 * 366, 58 * 365)),
    left_date: status === 'Active' ? null : daysBefore(now, leftDaysAgo),
  };
};

/** Gives a worker with an account the account's name. Such a worker is still employed. */
const asAccount = (worker: Row): Row => {
  const account = demoAccounts.find(({ employeeId }) => employeeId === worker.id);
  if (!account) return worker;
  const { firstName, lastName, username } = account;
  const name = { full_name: `${firstName} ${lastName}`, email_address: username };
  return { ...worker, ...name, employee_status: 'Active', left_date: null };
};

const workersOf = (client: Row, context: SeedContext): Row[] => {
  const clientId = Number(client.client_account_id);
  const random = createRandom(`workers-${clientId}`);
  const { now } = context;
  const workerContext = {
    client,
    worksites: worksitesOf(client, context),
    now,
    unpaidDays: unpaidDaysOf(now),
  };
  return Array.from({ length: workerCount(client, context.scale, random) }, (_, at) =>
    asAccount(workerOf(clientId * 100_000 + at + 1, workerContext, random)),
  );
};

export default {
  rows: (context) => clientAccounts(context).flatMap((client) => workersOf(client, context)),
} satisfies SeedSource;
