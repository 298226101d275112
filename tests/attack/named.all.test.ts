import { afterAll, beforeAll, describe } from 'vitest';
import { demoPassword } from '@server/seed/data/accounts';
import { isFull } from '../helpers/scale';
import { newDatabase, reachablePostgres } from '../server/storage/postgres-database';
import { accountAttacks } from './named/accounts';
import { draftAttacks } from './named/drafts';
import { figureAttacks } from './named/figures';
import { fileAttacks } from './named/files';
import { lastAdministratorAttacks } from './named/last-administrator';
import { lookupAttacks } from './named/lookups';
import { membershipAttacks } from './named/membership';
import { strangerAttacks } from './named/strangers';
import { userAttacks } from './named/users';
import { signedIn, type AttackContext } from './named/context';
import { startTarget, type Target } from './target';

const server = await reachablePostgres();
const kinds = ['PGlite', ...(server ? ['PostgreSQL'] : [])];

/** Attacks that were found before, each carried out as an attacker would. One server is used for all of them, in this order. */
describe.each(kinds)('on the server with %s', (kind) => {
  let target: Target;
  let drop: () => Promise<void> = () => Promise.resolve();
  let attackContext: AttackContext;

  beforeAll(async () => {
    const database = kind === 'PostgreSQL' ? await newDatabase(server ?? '') : undefined;
    if (database) drop = () => database.drop();
    // Callers come from several networks.
    target = await startTarget(database?.url, { TRUST_PROXY: '1' });
    const initialContext = { target, admin: '', here: 0, elsewhere: 0 };
    const { token: admin } = await signedIn(initialContext, 1, 'admin@portal.example', demoPassword);
    const { token } = await signedIn(initialContext, 5, 'staff@portal.example', demoPassword);
    const me: { eip_clients: readonly { id: number }[] } = await target.read('GET', '/api/v1/users/5', {
      token,
    });
    const here = me.eip_clients[0]?.id ?? 0;
    const clients: { data: readonly { client_account_id: number }[] } = await target.read(
      'GET',
      '/api/eip/clients?limit=100',
      { token: admin },
    );
    const elsewhere = clients.data.find(({ client_account_id: id }) => id !== here)?.client_account_id ?? 0;
    attackContext = { target, admin, here, elsewhere };
  }, 120_000);
  afterAll(async () => {
    await target.stop();
    await target.remove();
    await drop();
  });

  const groups = [
    strangerAttacks,
    accountAttacks,
    userAttacks,
    figureAttacks,
    fileAttacks,
    membershipAttacks,
    draftAttacks,
    // Makes as many calls as the limit allows: its position selects PostgreSQL, the faster storage, if available.
    lookupAttacks,
  ];
  // In a short run each group runs on one storage, alternating: the contract tests of the storages cover their differences.
  const own = groups.filter((_, at) => isFull || at % kinds.length === kinds.indexOf(kind));
  // The last one leaves a single administrator. It runs on every storage, because only this attack could exploit
  // concurrent transactions.
  for (const attacks of [...own, lastAdministratorAttacks]) attacks(() => attackContext);
});
