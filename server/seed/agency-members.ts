import type { Row } from '../storage/storage';
import { demoAgencies, type DemoAgency, type DemoMember } from './data/agencies';
import { demoRoles } from './data/roles';
import { minutesBefore } from './days';
import { createRandom } from './random';
import type { SeedContext } from './seed-source';

/** A separate id range above the ids of the other seeded users. */
const firstId = 1_001;
const idsPerAgency = 100;
const minutesOfYear = 365 * 24 * 60;

export interface AgencyMember {
  readonly agencyId: number;
  readonly member: DemoMember;
  readonly name: string;
  /** The user's record. */
  readonly row: Row;
}

const usernameOf = ({ firstName, lastName, username }: DemoMember, agency: DemoAgency): string => {
  const slugOf = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll('ø', 'o')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
  return username ?? `${slugOf(firstName)}.${slugOf(lastName)}@${slugOf(agency.name)}.example`;
};

/** Commission in hundredths of a percent, between 5 and 15 percent of the revenue. */
export const commissionPoints = ({ row }: AgencyMember): number =>
  Math.round(Number(row.commission_pct) * 10_000);

const memberOf = (agency: DemoAgency, member: DemoMember, at: number, now: Date): AgencyMember => {
  const id = firstId + (agency.id - 1) * idsPerAgency + at;
  const random = createRandom(`member-${id}`);
  return {
    agencyId: agency.id,
    member,
    name: `${member.firstName} ${member.lastName}`,
    row: {
      id,
      first_name: member.firstName,
      last_name: member.lastName,
      username: usernameOf(member, agency),
      role_id: demoRoles.find(({ name }) => name === member.role)?.id ?? 0,
      role_name: member.role,
      stage: member.stage,
      commission_pct: member.role === 'Agent' ? (random.int(20, 60) * 25) / 10_000 : 0,
      created: minutesBefore(
        now,
        member.stage === 'not_verified'
          ? random.int(60, 7_200)
          : random.int(3 * minutesOfYear, 6 * minutesOfYear),
      ),
    },
  };
};

/** Returns all members of the agencies except the demo accounts. */
export const agencyMembers = ({ now }: Pick<SeedContext, 'now'>): readonly AgencyMember[] =>
  demoAgencies.flatMap((agency) => agency.members.map((member, at) => memberOf(agency, member, at, now)));
