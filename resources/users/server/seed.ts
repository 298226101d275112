import type { Row } from '@server/storage/storage';
import { demoAccounts } from '@server/seed/data/accounts';
import { firstNames, lastNames } from '@server/seed/data/names';
import { demoRoles, type DemoRole } from '@server/seed/data/roles';
import { minutesBefore } from '@server/seed/days';
import { createRandom, type Random } from '@server/seed/random';
import type { SeedSource } from '@server/seed/seed-source';

const roleNamed = (name: string): DemoRole => {
  const role = demoRoles.find((one) => one.name === name);
  if (!role) throw new Error(`There is no demo role ${name}`);
  return role;
};

const stages = ['active', 'active', 'active', 'active', 'active', 'active', 'inactive', 'not_verified'];
const clientRoles = ['Client Administrator', 'Regional Manager', 'Regional Manager', 'Worksite Viewer'];
const minutesOfYear = 365 * 24 * 60;

const otherUser = (id: number, random: Random, now: Date): Row => {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  const role = roleNamed(random.chance(0.1) ? 'Internal Staff' : random.pick(clientRoles));
  const mailName = `${first}.${last}`
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z.]/g, '');
  return {
    id,
    first_name: first,
    last_name: last,
    username: `${mailName}${id}@clients.example`,
    role_id: role.id,
    role_name: role.name,
    stage: random.pick(stages),
    created: minutesBefore(now, random.int(60, 3 * minutesOfYear)),
  };
};

export default {
  rows: ({ scale, now }) => {
    const random = createRandom('users');
    const demo = demoAccounts.map((account, index) => ({
      id: index + 1,
      first_name: account.firstName,
      last_name: account.lastName,
      username: account.username,
      role_id: roleNamed(account.role).id,
      role_name: account.role,
      stage: 'active',
      created: minutesBefore(now, 3 * minutesOfYear - index * 1440),
    }));
    const others = Array.from({ length: scale === 'demo' ? 120 : 25 }, (_, at) =>
      otherUser(demo.length + at + 1, random, now),
    );
    return [...demo, ...others];
  },
} satisfies SeedSource;
