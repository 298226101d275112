import type { Context, Hono } from 'hono';
import type { AnswerOf, Call } from '@core/calls/call';
import type { ApiEnv } from '../deps';
import { checkAnswer } from './check-answer';

/** Answers a call by its own type. */
export const answer = <C extends Call>(c: Context<ApiEnv>, call: C, value: AnswerOf<C>): Response =>
  c.json(value, call.status ?? 200);

/** Serves a call at its method and path. In development and in tests every answer is held against its schema. */
export const serveCall = (
  app: Hono<ApiEnv>,
  call: Call,
  handle: (c: Context<ApiEnv>) => Promise<Response> | Response,
): void => {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  app.on(call.method.toUpperCase(), path, async (c) => {
    const response = await handle(c);
    if (import.meta.env.DEV) await checkAnswer(call, response.clone());
    return response;
  });
};
