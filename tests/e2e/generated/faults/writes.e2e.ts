import { expect, it } from 'vitest';
import { runs } from '@tests/helpers/scale';
import { bigClient, clientId } from '@tests/e2e/setup/api';
import { actionWrites } from '@tests/e2e/setup/faults/action-writes';
import { accountWrites } from '@tests/e2e/setup/faults/account-writes';
import { runMatrix } from '@tests/e2e/setup/faults/matrix';
import { ownWrites } from '@tests/e2e/setup/faults/own-writes';
import { portalWrites } from '@tests/e2e/setup/faults/portal-writes';
import { viewWrites } from '@tests/e2e/setup/faults/view-writes';

it(
  'any submission may fail: the form says so, keeps what was typed, and takes effect once',
  async () => {
    const id = await clientId(bigClient);
    expect(await runMatrix('writes', [...portalWrites(id), ...viewWrites(id)], 3)).toEqual([]);
  },
  runs(300_000, 6 * 3_600_000),
);

it(
  'any fault of a sign-in or a sign-out',
  async () => {
    expect(await runMatrix('accounts', accountWrites, 9)).toEqual([]);
  },
  runs(300_000, 6 * 3_600_000),
);

it(
  'any fault of a change to the own account, or of an action on a record',
  async () => {
    expect(await runMatrix('own account and actions', [...ownWrites, ...actionWrites], 21)).toEqual([]);
  },
  runs(300_000, 6 * 3_600_000),
);
