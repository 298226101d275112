import { expect, it } from 'vitest';
import { runs } from '@tests/helpers/scale';
import { runMatrix } from '@tests/e2e/setup/faults/matrix';
import { membershipCalls } from '@tests/e2e/setup/faults/member-calls';

it(
  'whatever the membership form asks for may fail: whoever fills it in goes on, and the number leaves no trace',
  async () => {
    expect(await runMatrix('membership', membershipCalls, 0)).toEqual([]);
  },
  runs(300_000, 6 * 3_600_000),
);
