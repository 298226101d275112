import { expect, it } from 'vitest';
import { runs } from '../../../helpers/scale';
import { bigClient, clientId } from '../../setup/api';
import { actionWrites } from '../../setup/faults/action-writes';
import { accountWrites } from '../../setup/faults/account-writes';
import { runMatrix } from '../../setup/faults/matrix';
import { ownWrites } from '../../setup/faults/own-writes';
import { portalWrites } from '../../setup/faults/portal-writes';
import { viewWrites } from '../../setup/faults/view-writes';

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
