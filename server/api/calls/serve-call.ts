import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AnswerOf, Call } from '@core/calls/call';
import type { ApiEnv } from '../deps';

/** Creates the JSON response of a call. */
export const answer = <C extends Call>(c: Context<ApiEnv>, call: C, value: AnswerOf<C>): Response =>
  c.json(value, call.status ?? 200);

/**
 * Lists where a response differs from its schema, by path and expected type. Never includes the value, which may be a
 * secret.
 */
const differences = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .map((issue) => `${v.getDotPath(issue) ?? 'the answer'} (${issue.expected ?? issue.type})`)
    .join(', ');

/** Throws when a response does not match the call's schema. Errors have a different shape and are skipped. */
const checkAnswer = async (call: Call, response: Response): Promise<void> => {
  if (!response.ok) return;
  const result = v.safeParse(call.answer, await response.json());
  if (!result.success)
    throw new Error(`${call.id} answers what its schema does not allow: ${differences(result.issues)}`);
};

/**
 * Serves a call at its method and path. In development and in tests, every response is validated against the call's
 * schema.
 */
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
