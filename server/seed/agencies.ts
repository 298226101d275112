import type { Storage } from '../storage/storage';
import { agencyMembers } from './agency-members';
import { demoAgencies } from './data/agencies';
import { demoPassword } from './data/accounts';
import type { SeedContext } from './seed-source';

/**
 * Seeds agencies, their members, and the members' passwords and profiles. Members who are or were active get the demo
 * password.
 */
export const seedAgencies = async (
  tx: Storage,
  context: SeedContext,
  hash: (password: string) => Promise<string>,
): Promise<void> => {
  const members = agencyMembers(context);
  const accounts = demoAgencies.flatMap(({ id, accounts: names }) => names.map((name) => ({ id, name })));
  const users = await tx
    .table('users')
    .find([{ field: 'username', op: 'in', value: accounts.map(({ name }) => name) }]);
  const password = await hash(demoPassword);

  await tx.table('agencies').insertMany(demoAgencies.map(({ id, name }) => ({ id, name })));
  await tx.table('agency_users').insertMany([
    ...users.map((user) => ({
      user_id: user.id ?? 0,
      agency_id: accounts.find(({ name }) => name === user.username)?.id ?? 0,
    })),
    ...members.map(({ agencyId, row }) => ({ user_id: row.id ?? 0, agency_id: agencyId })),
  ]);
  await tx
    .table('credentials')
    .insertMany(
      members
        .filter(({ member }) => member.stage !== 'not_verified')
        .map(({ row }) => ({ user_id: row.id ?? 0, password_hash: password, changed: row.created ?? '' })),
    );
  await tx.table('user_profiles').insertMany(
    members.map(({ row }) => ({
      user_id: row.id ?? 0,
      employee_id: null,
      onboarding_complete: false,
      two_factor: false,
      profile_picture_url: null,
    })),
  );
};
