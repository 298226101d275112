import { expect, it } from 'vitest';
import { runs } from '@tests/helpers/scale';
import { bigClient, callApi, clientId, tokenOf } from '@tests/e2e/setup/api';
import { runMatrix } from '@tests/e2e/setup/faults/matrix';
import { readCalls } from '@tests/e2e/setup/faults/reads';

it(
  'any call of a screen may fail, and the screen stays usable',
  async () => {
    const token = await tokenOf('staff');
    const { id } = (await callApi<{ id: number }>('/api/v1/users/me', { token })).body;
    expect(await runMatrix('reads', readCalls(await clientId(bigClient), id), 0)).toEqual([]);
  },
  runs(300_000, 6 * 3_600_000),
);
