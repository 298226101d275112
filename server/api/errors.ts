import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { recordRefusal } from '../trail/refusals';
import type { ApiEnv } from './deps';
import { ReferenceViolation } from '../storage/storage';
import { StorageUnavailable } from '../storage/storage-unavailable';
import { Refusal, unavailable } from './refusal';

const answer = (c: Context, refusal: Refusal) => {
  if (refusal.extras.retryAfter) c.header('Retry-After', String(refusal.extras.retryAfter));
  const { errors, current, referring } = refusal.extras;
  return c.json(
    {
      detail: refusal.detail,
      ...(errors && { errors }),
      ...(current && { current }),
      ...(referring && { referring }),
    },
    refusal.status,
  );
};

/** Responds to every failure with `{detail}`. Internal errors are only logged. */
export const answerError: ErrorHandler<ApiEnv> = async (error, c) => {
  if (error instanceof Refusal) {
    const recorded = recordRefusal(c, error);
    // Waiting for the row would reveal whether the record exists.
    if (error.status !== 404) await recorded;
    return answer(c, error);
  }
  // Two writes at the same time: one has removed what the other one refers to.
  if (error instanceof ReferenceViolation) return answer(c, new Refusal(409, 'conflict'));
  if (error instanceof StorageUnavailable) {
    c.var.deps.log.error('The database does not answer.', { error: error.message });
    return answer(c, unavailable());
  }
  c.var.deps.log.error('A call failed.', {
    method: c.req.method,
    path: c.req.path,
    error: error.stack ?? String(error),
  });
  return answer(c, new Refusal(500, 'server error'));
};

export const answerNotFound: NotFoundHandler = (c) => c.json({ detail: 'not found' }, 404);
