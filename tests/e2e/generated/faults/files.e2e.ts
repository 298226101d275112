import { expect, it } from 'vitest';
import { runs } from '@tests/helpers/scale';
import { bigClient, clientId } from '@tests/e2e/setup/api';
import { fileCalls } from '@tests/e2e/setup/faults/files';
import { runMatrix } from '@tests/e2e/setup/faults/matrix';

it(
  'no fault on the way of a file saves a broken one',
  async () => {
    expect(await runMatrix('files', fileCalls(await clientId(bigClient)), 6)).toEqual([]);
  },
  runs(300_000, 6 * 3_600_000),
);
