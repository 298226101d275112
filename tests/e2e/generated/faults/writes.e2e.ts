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
  'whatever a form sends may fail: it is said, nothing typed is lost, and it takes effect once',
  async () => {
    const id = await clientId(bigClient);
    expect(await runMatrix('writes', [...portalWrites(id), ...viewWrites(id)], 3)).toEqual([]);
  },
  runs(300_000, 6 * 3_600_000),
);

it(
  'whatever happens on the way in or out',
  async () => {
    expect(await runMatrix('accounts', accountWrites, 9)).toEqual([]);
  },
  runs(300_000, 6 * 3_600_000),
);

it(
  'whatever people change of their own account, and whatever is done to a record',
  async () => {
    expect(await runMatrix('own account and actions', [...ownWrites, ...actionWrites], 21)).toEqual([]);
  },
  runs(300_000, 6 * 3_600_000),
);
