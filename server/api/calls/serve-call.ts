import type { Context, Hono } from 'hono';
import type { AnswerOf, Call } from '@core/calls/call';
import type { ApiEnv } from '../deps';
import { withCurrentRights } from '../session/require-session';

/** Creates the JSON response of a call. */
export const answer = <C extends Call>(c: Context<ApiEnv>, call: C, value: AnswerOf<C>): Response =>
  c.json(value, call.status ?? 200);

/** Serves a call at its method and path. */
export const serveCall = (
  app: Hono<ApiEnv>,
  call: Call,
  handle: (c: Context<ApiEnv>) => Promise<Response> | Response,
): void => {
  app.on(call.method.toUpperCase(), call.path.replace(/\{(\w+)\}/g, ':$1'), withCurrentRights(handle));
};
