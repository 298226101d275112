import { expect, it } from 'vitest';
import { runs } from '@tests/helpers/scale';
import { runMatrix } from '@tests/e2e/setup/faults/matrix';
import { membershipCalls } from '@tests/e2e/setup/faults/member-calls';

it(
  'any call of the membership form may fail: the person goes on, and the number leaves no trace',
  async () => {
    expect(await runMatrix('membership', membershipCalls, 0)).toEqual([]);
  },
  runs(300_000, 6 * 3_600_000),
);
