import { expect, it } from 'vitest';
import { runs } from '../../../helpers/scale';
import { bigClient, clientId } from '../../setup/api';
import { fileCalls } from '../../setup/faults/files';
import { runMatrix } from '../../setup/faults/matrix';

it(
  'whatever happens to a file on its way, none that is none is saved',
  async () => {
    expect(await runMatrix('files', fileCalls(await clientId(bigClient)), 6)).toEqual([]);
  },
  runs(300_000, 6 * 3_600_000),
);
