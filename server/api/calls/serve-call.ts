import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AnswerOf, Call } from '@core/calls/call';
import type { ApiEnv } from '../deps';

/** Answers a call by its own type. */
export const answer = <C extends Call>(c: Context<ApiEnv>, call: C, value: AnswerOf<C>): Response =>
  c.json(value, call.status ?? 200);

/** Where an answer differs, by path and by what was expected there; never the value, which may be a secret. */
const differences = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .map((issue) => `${v.getDotPath(issue) ?? 'the answer'} (${issue.expected ?? issue.type})`)
    .join(', ');

/** Throws when what a call answers is not what it describes. A refusal has another shape. */
const checkAnswer = async (call: Call, response: Response): Promise<void> => {
  if (!response.ok) return;
  const result = v.safeParse(call.answer, await response.json());
  if (!result.success)
    throw new Error(`${call.id} answers what its schema does not allow: ${differences(result.issues)}`);
};

/** Serves a call at its method and path. In development and in tests every answer is held against its schema. */
export const serveCall = (
  app: Hono<ApiEnv>,
  call: Call,
  handle: (c: Context<ApiEnv>) => Promise<Response> | Response,
): void => {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  app.on(call.method.toUpperCase(), path, async (c) => {
    const response = await handle(c);
    if (import.meta.env.DEV) {
      await checkAnswer(call, response.clone());
      c.set('isChecked', true);
    }
    return response;
  });
};
