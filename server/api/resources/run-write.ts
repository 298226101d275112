import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { TrailEvent } from '@server/trail/event';
import { actorOf, recordEvents } from '@server/trail/record-event';
import type { Storage } from '@server/storage/storage';
import type { ApiEnv } from '../deps';
import { runOnce } from '../run-once';
import { digest } from '../session/secrets';

/** What a write did, as its transaction knows it. */
export interface Written {
  readonly answer: object;
  readonly events: readonly TrailEvent[];
  /** What follows once it is committed, such as a mail. */
  readonly afterwards?: (() => Promise<void>) | undefined;
}

export interface Write {
  readonly status: 200 | 201;
  /** Runs once per `Idempotency-Key` of a user. */
  readonly once?: {
    /** The request as read, which the same key must bring again. */
    readonly request: unknown;
    /** What is kept of the answer: enough to find the record again, and nothing that a right could hide. */
    readonly keep: (answer: object) => object;
    /** The answer to a repeated call, made anew from what was kept, by the rights of now. */
    readonly again: (kept: object) => Promise<object>;
  };
  /** Checks and changes, all through `tx`. Runs anew when two transactions collided, so it must leave nothing behind outside. */
  readonly work: (tx: Storage) => Promise<Written>;
}

/**
 * The one way in which a signed-in caller's write reaches the storage: what `work` checks and changes, and what the audit trail tells of
 * it, are one transaction.
 */
export const runWrite = async (c: Context<ApiEnv>, { status, once, work }: Write): Promise<Response> => {
  const { deps, session } = c.var;
  let written: Written | undefined;
  const run = async (tx: Storage): Promise<Written> => {
    const done = await work(tx);
    await recordEvents(deps, tx, actorOf(c, session.userId), done.events);
    written = done;
    return done;
  };
  const given = c.req.header('Idempotency-Key');
  if (!once || !given) {
    await deps.storage.transaction(run);
  } else {
    const { search } = new URL(c.req.url);
    const outcome = await runOnce(deps, {
      given,
      owner: String(session.userId),
      fingerprint: await digest(JSON.stringify([c.req.method, c.req.path, search, once.request])),
      run: async (tx) => ({ status, body: once.keep((await run(tx)).answer) }),
    });
    if (outcome.repeated)
      return c.json(
        await once.again(JSON.parse(outcome.body) as object),
        outcome.status as ContentfulStatusCode & 200,
      );
  }
  await written?.afterwards?.();
  return c.json(written?.answer ?? {}, status);
};
