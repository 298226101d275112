import { expect, it } from 'vitest';
import { runs } from '../../../helpers/scale';
import { runMatrix } from '../../setup/faults/matrix';
import { membershipCalls } from '../../setup/faults/member-calls';

it(
  'whatever the membership form asks for may fail: whoever fills it in goes on, and the number leaves no trace',
  async () => {
    expect(await runMatrix('membership', membershipCalls, 0)).toEqual([]);
  },
  runs(300_000, 6 * 3_600_000),
);
