import type { Row } from '../../storage/storage';
import { cities } from '../data/cities';
import { emptyClient, largestClient } from '../data/client-names';
import { jobs } from '../data/jobs';
import { firstNames, lastNames } from '../data/names';
import { daysBefore, daysOfYear } from '../days';
import { createRandom, type Random } from '../random';
import type { SeedContext, SeedScale, SeedSource } from '../seed-source';
import { worksitesOf } from '../worksites';

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

const howMany = (client: Row, scale: SeedScale, random: Random): number => {
  if (client.client_account_name === emptyClient) return 0;
  if (client.client_account_name === largestClient) return scale === 'demo' ? 25_000 : 57;
  return scale === 'demo' ? random.int(10, 400) : random.int(3, 14);
};

/** Most people joined in the last years, some this month, a few long ago. */
const hiredDaysAgo = (random: Random): number =>
  random.chance(0.03) ? random.int(0, 30) : Math.round(20 + random.between(0, 1) ** 2 * 14 * 365);

const workerOf = (id: number, client: Row, worksites: readonly Row[], now: Date, random: Random): Row => {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  const status = random.pick(statuses);
  const job = random.pick(jobTable);
  const hired = hiredDaysAgo(random);
  const leftDaysAgo = status === 'Active' ? 0 : random.int(0, Math.min(hired, 500));
  const presence = random.chance(0.3) ? random.between(0.25, 0.7) : random.between(0.8, 1);
  const workedWithin = (days: number): number =>
    Math.floor(Math.max(0, Math.min(hired, days) - leftDaysAgo) * workdaysPerDay * presence);
  const worked = workedWithin(365);
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
    ytd_wages: Math.round(workedWithin(daysOfYear(now)) * hoursPerDay * pay * 100) / 100,
    pct_cutoff_met: Math.min(1, Math.floor((worked / cutoffDays) * 10_000) / 10_000),
    email_address: `${mailName}${id % 1000}@mail.example`,
    phone_number: `+1${random.pick(cities).areaCode}55501${random.int(10, 99)}`,
    job_title: job.title,
    location_name: random.pick(worksites).location_name ?? '',
    date_of_birth: daysBefore(now, hired + random.int(17 * 366, 58 * 365)),
  };
};

const workersOf = (client: Row, context: SeedContext): Row[] => {
  const clientId = Number(client.client_account_id);
  const random = createRandom(`workers-${clientId}`);
  const worksites = worksitesOf(client, context);
  return Array.from({ length: howMany(client, context.scale, random) }, (_, at) =>
    workerOf(clientId * 100_000 + at + 1, client, worksites, context.now, random),
  );
};

export default {
  rows: (context) => context.rows('clients').flatMap((client) => workersOf(client, context)),
} satisfies SeedSource;
