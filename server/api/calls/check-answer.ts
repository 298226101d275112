import * as v from 'valibot';
import type { Call } from '@core/calls/call';

/** Where an answer differs, by path and by what was expected there; never the value, which may be a secret. */
const differences = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .map((issue) => `${v.getDotPath(issue) ?? 'the answer'} (${issue.expected ?? issue.type})`)
    .join(', ');

/** Throws when what a call answers is not what it describes. A refusal has another shape. */
export const checkAnswer = async (call: Call, response: Response): Promise<void> => {
  if (!response.ok) return;
  const result = v.safeParse(call.answer, await response.json());
  if (!result.success)
    throw new Error(`${call.id} answers what its schema does not allow: ${differences(result.issues)}`);
};
