import type { Row, Storage } from '../storage/storage';
import { demoAccounts, demoPassword } from './data/accounts';
import { largestClient } from './data/client-names';
import { createRandom } from './random';
import type { SeedContext } from './seed-source';

const clientIds = (context: SeedContext): ReadonlyMap<string, number> =>
  new Map(
    context.rows('clients').map((row) => [String(row.client_account_name), Number(row.client_account_id)]),
  );

/** Client staff belong to one or a few clients. The largest client gets enough of them for more than one page. */
const clientsOfOther = (user: Row, ids: ReadonlyMap<string, number>): number[] => {
  if (user.role_name === 'Internal Staff') return [];
  const random = createRandom(`user-clients-${String(user.id)}`);
  const all = [...ids.values()];
  const home = random.chance(0.5) ? (ids.get(largestClient) ?? 1) : random.pick(all);
  const others = user.role_name === 'Regional Manager' ? [random.pick(all), random.pick(all)] : [];
  return [...new Set([home, ...others])];
};

/**
 * Seeds passwords, profiles and clients of the demo users. Active users can sign in with the demo password. It is hashed
 * once for all of them, because it is public anyway.
 */
export const seedAccounts = async (
  tx: Storage,
  context: SeedContext,
  hash: (password: string) => Promise<string>,
): Promise<void> => {
  const password = await hash(demoPassword);
  const ids = clientIds(context);
  const users = context.rows('users').map((user, index) => ({ user, account: demoAccounts[index] }));

  await tx.table('credentials').insertMany(
    users
      .filter(({ user }) => user.stage === 'active')
      .map(({ user }) => ({
        user_id: user.id ?? 0,
        password_hash: password,
        changed: user.created ?? '',
      })),
  );
  await tx.table('user_profiles').insertMany(
    users.map(({ user, account }) => ({
      user_id: user.id ?? 0,
      employee_id: account?.employeeId ?? null,
      onboarding_complete: account?.employeeId !== undefined && !account.isJoining,
      two_factor: account?.twoFactor ?? false,
      profile_picture_url: null,
    })),
  );
  await tx.table('user_clients').insertMany(
    users.flatMap(({ user, account }) => {
      const named = (account?.clients ?? []).flatMap((name) => ids.get(name) ?? []);
      const clients = account ? named : clientsOfOther(user, ids);
      return clients.map((client) => ({ user_id: user.id ?? 0, client_id: client }));
    }),
  );
};
