import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FormSpec } from '@core/form/form';
import { holds, type When } from '@core/resource/row-action';
import { UniqueViolation, type Row, type Storage } from '@server/storage/storage';
import type { TrailAction, TrailEvent } from '@server/trail/event';
import { actorOf, recordEvents } from '@server/trail/record-event';
import type { FormValues, Call } from '../behaviors/behavior';
import { readBody } from '../calls/parse';
import type { ApiEnv } from '../deps';
import { type Detail, forbidden, notFound, Refusal } from '../refusal';
import { runOnce } from '../run-once';
import { digest } from '../session/secrets';
import { changesOf, factsOf, type Facts } from './changes';
import { checkInput } from './input';
import type { KnownNames } from './known-names';
import { completed, recordOf, requireRow } from './record';

/** What a write did, as its transaction knows it. */
export interface Written {
  readonly answer: object;
  readonly events: readonly TrailEvent[];
  /** What follows once it is committed, such as a mail. */
  readonly afterwards?: (() => Promise<void>) | undefined;
}

interface Write {
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

/** What is left of a record after a change. */
export interface Changed {
  /** Null when it is no longer there, or no longer there for the caller. */
  readonly row: Row | null;
  readonly events?: readonly TrailEvent[] | undefined;
  readonly afterwards?: (() => Promise<void>) | undefined;
}

/** One kind of write of a record. */
export interface WriteOperation {
  /** The operation, or the row action. */
  readonly name: string;
  readonly action: TrailAction;
  readonly status: 200 | 201;
  /** Null for a record that does not exist yet. */
  readonly id: number | null;
  /** What the body is checked by; a deed without one takes no body. */
  readonly form?: FormSpec | undefined;
  /** What a body may name; any name when absent. */
  readonly names?: KnownNames;
  /** Which records it may be done to. */
  readonly when?: When | undefined;
  /** The same call may come twice: it runs once per `Idempotency-Key`. */
  readonly isOnce: boolean;
  /** Changes the record, which is checked by then, through the call's own storage. */
  readonly change: (call: Call, before: Row | null, values: FormValues) => Promise<Changed>;
}

/** The same call, reading and writing through the transaction. */
const inside = (call: Call, tx: Storage): Call => ({ ...call, deps: { ...call.deps, storage: tx } });

/** Turns "this value belongs to another record" into the refusal that the form's declaration names for it. */
const taken = (call: Call, error: unknown): unknown => {
  if (!(error instanceof UniqueViolation) || error.table !== call.table) return error;
  const [detail] =
    Object.entries(call.resource.form?.serverErrors ?? {}).find(([, input]) =>
      error.columns.includes(input),
    ) ?? [];
  return new Refusal(409, (detail ?? 'conflict') as Detail);
};

/** The record as it is now. No other call changes it before the transaction ends. */
const lockRow = async (call: Call, id: number, deed: WriteOperation): Promise<Row> => {
  const { idField } = call.resource;
  const { storage } = call.deps;
  if (!(await storage.table(call.table).lock([{ field: idField, op: 'eq', value: id }]))) throw notFound();
  // What decides about reach may have changed until the lock was given.
  const row = await requireRow({ ...call, behavior: { ...call.behavior, isOwn: () => false } }, storage, id);
  await call.behavior.mayWrite?.(call, storage, row, deed.name);
  if (deed.when) {
    const [whole = row] = await completed(call, [row]);
    if (!holds(whole, deed.when)) throw new Refusal(409, 'conflict');
  }
  return row;
};

/** The record as it became, which has to be the caller's as well. */
const requireResult = async (call: Call, changed: Row, deed: WriteOperation): Promise<Row> => {
  const found = await requireRow(call, call.deps.storage, Number(changed[call.resource.idField])).catch(
    (error: unknown) => {
      throw error instanceof Refusal && error.status === 404 ? forbidden() : error;
    },
  );
  await call.behavior.mayWrite?.(call, call.deps.storage, found, deed.name);
  return found;
};

interface Known {
  readonly facts: Facts;
  readonly clientId: number | null;
}
const nothing: Known = { facts: {}, clientId: null };

const knownOf = async (call: Call, row: Row | null): Promise<Known> => {
  if (!row) return nothing;
  const { facts, clientId } = (await call.behavior.trail?.(call, call.deps.storage, row)) ?? {};
  const owner = call.clientId ?? clientId ?? (row['client_id'] as number | null | undefined) ?? null;
  return { facts: factsOf(call.resource, row, facts), clientId: owner };
};

/**
 * Every write of a record: in one transaction the body is checked, the record is locked, the caller's rights over it are checked, the
 * record is changed, the rights over the result are checked, and the audit trail is told. Answers the record as it became.
 */
export const writeRecord = async (call: Call, deed: WriteOperation): Promise<Response> => {
  const { resource } = call;
  const { idField } = resource;
  const body = deed.form ? await readBody(call.c) : {};
  const keep = (answer: object) => ({ [idField]: (answer as Row)[idField] ?? null });
  const again = async (kept: object): Promise<object> => {
    const id = Number((kept as Row)[idField]);
    const row = await requireRow(call, call.deps.storage, id).catch(() => null);
    return row ? recordOf(call, row) : keep(kept);
  };
  const work = async (tx: Storage) => {
    const within = inside(call, tx);
    // Whose record it is comes before what is wrong with the body.
    const before = deed.id === null ? null : await lockRow(within, deed.id, deed);
    const values = deed.form ? await checkInput(within, deed.form, body, deed.names) : {};
    const was = await knownOf(within, before);
    const { row, events = [], afterwards } = await deed.change(within, before, values);
    const after = row && (await requireResult(within, row, deed));
    const is = await knownOf(within, after);
    const id = Number((after ?? before ?? {})[idField]);
    const event: TrailEvent = {
      action: deed.action,
      resource: resource.name,
      recordId: id,
      clientId: is.clientId ?? was.clientId,
      changes: changesOf(resource, was.facts, is.facts),
      ...(deed.name !== deed.action && { note: deed.name }),
    };
    return {
      answer: after ? await recordOf(within, after) : { [idField]: id },
      events: [event, ...events],
      afterwards,
    };
  };
  try {
    return await runWrite(call.c, {
      status: deed.status,
      ...(deed.isOnce && { once: { request: body, keep, again } }),
      work,
    });
  } catch (error) {
    throw taken(call, error);
  }
};
