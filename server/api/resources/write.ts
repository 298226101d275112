import type { Context } from 'hono';
import type { FormSpec } from '@core/form/form';
import { wireValues } from '@core/form/record-values';
import type { DeclaredCondition } from '@core/resource/condition';
import { retryCollision } from '@server/storage/retry-collision';
import { keepVersion } from '@server/history/keep-version';
import { stateOf } from '@server/history/record-state';
import { UniqueViolation, type Row, type Storage } from '@server/storage/storage';
import type { TrailAction, TrailEvent } from '@server/trail/event';
import { actorOf, recordEvents } from '@server/trail/record-event';
import type { Call, HttpCall } from './opened-call';
import type { FormValues } from '../behaviors/context';
import { countTable } from '../auth/attempts';
import { readBody, type JsonObject } from '../calls/parse';
import type { ApiEnv } from '../deps';
import { type Detail, forbidden, notFound, Refusal } from '../refusal';
import { runOnce } from '../run-once';
import { callerTransaction } from '../session/require-session';
import { digest } from '../session/secrets';
import { changesOf, factsOf, type Facts } from './changes';
import { answerRecord, isCurrent, readVersions } from './if-match';
import { contextOf } from './context';
import { checkInput } from './input';
import type { KnownNames } from './known-names';
import { meets, recordOf, requireRow, requireWrite, withoutOwn } from './record';

/** The result of a write, from inside its transaction. */
export interface WriteResult {
  readonly answer: object;
  readonly events: readonly TrailEvent[];
}

interface Write {
  readonly status: 200 | 201;
  /** Runs once per `Idempotency-Key` of a user. */
  readonly once?: {
    /** The parsed request. A call with the same key must send the same one. */
    readonly request: unknown;
    /** The part of the response to store: enough to find the record again, and nothing that rights could hide. */
    readonly keep: (answer: object) => object;
    /** Builds the response to a repeated call from what was stored, with the caller's current rights. */
    readonly again: (storedAnswer: object) => Promise<object>;
  };
  /**
   * Checks and changes records, all through `tx`. It runs again when two transactions collide, so it must have no
   * effects outside of `tx`.
   */
  readonly work: (tx: Storage) => Promise<WriteResult>;
}

/**
 * Runs a write of a signed-in caller and returns its answer. The checks and changes of `work` and the audit entries are
 * one transaction.
 */
export const writeOnce = async (
  c: Context<ApiEnv>,
  { status, once, work }: Write,
): Promise<{ readonly answer: object; readonly status: 200 | 201 }> => {
  const { deps, session } = c.var;
  let written: WriteResult | undefined;
  const run = async (tx: Storage): Promise<WriteResult> => {
    const done = await work(tx);
    await recordEvents(deps, tx, actorOf(c, session.userId), done.events);
    written = done;
    return done;
  };
  const given = c.req.header('Idempotency-Key');
  if (!once || !given) {
    await retryCollision([countTable], () => callerTransaction(c, run));
  } else {
    const { search } = new URL(c.req.url);
    const fingerprint = await digest(JSON.stringify([c.req.method, c.req.path, search, once.request]));
    const outcome = await retryCollision([countTable], () =>
      runOnce(deps, {
        transaction: (work) => callerTransaction(c, work),
        given,
        owner: String(session.userId),
        fingerprint,
        run: async (tx) => ({ status, body: once.keep((await run(tx)).answer) }),
      }),
    );
    if (outcome.repeated)
      return {
        answer: await once.again(JSON.parse(outcome.body) as object),
        status: outcome.status as 200 | 201,
      };
  }
  return { answer: written?.answer ?? {}, status };
};

/** Runs a write of a signed-in caller and responds with its answer. */
export const runWrite = async (c: Context<ApiEnv>, write: Write): Promise<Response> => {
  const { answer, status } = await writeOnce(c, write);
  return answerRecord(c, answer, status);
};

/** The record after a change. */
export interface ChangeResult {
  /** Null when the record is gone, or no longer accessible to the caller. */
  readonly row: Row | null;
  readonly events?: readonly TrailEvent[] | undefined;
  /** What the answer has beside the id when there is no record. */
  readonly answer?: object;
}

/** One kind of write of a record. */
export interface WriteOperation {
  /** The name of the operation or action. */
  readonly name: string;
  readonly action: TrailAction;
  /** The note of the trail, when it is not the name. */
  readonly note?: string | undefined;
  /** The action of the history, when it is not the name. */
  readonly kept?: string;
  readonly status: 200 | 201;
  /** Null for a record that does not exist yet. */
  readonly id: number | null;
  /** The form that validates the body. Without it, the write takes no body. */
  readonly form?: FormSpec | undefined;
  /** The body has only some inputs: the others keep the record's values. Needs `If-Match`. */
  readonly isPartial?: boolean;
  /**
   * Returns the inputs to write where the body does not have them by itself. Null when there is nothing to write: the
   * record is the answer.
   */
  readonly inputsOf?: (call: Call, before: Row, body: JsonObject) => Promise<JsonObject | null>;
  /** The allowed names in the body. Without it, any name is allowed. */
  readonly names?: KnownNames;
  /** The condition that a record must meet. */
  readonly when?: DeclaredCondition | undefined;
  /** Whether a repeated call runs only once per `Idempotency-Key`. */
  readonly isOnce: boolean;
  /** Changes the record through the call's storage. Access to it is already checked. */
  readonly change: (
    call: Call,
    before: Row | null,
    values: FormValues,
    body: JsonObject,
  ) => Promise<ChangeResult>;
}

/** Returns the call with the transaction as its storage. */
export const inTransaction = <C extends Call>(call: C, tx: Storage): C => ({
  ...call,
  deps: { ...call.deps, storage: tx },
  also: [],
});

/** Converts a UniqueViolation to the error that the form's declaration defines for it. */
export const conflictOf = (call: Call, error: unknown): unknown => {
  if (!(error instanceof UniqueViolation) || error.table !== call.table) return error;
  const [detail] =
    Object.entries(call.resource.form?.serverErrors ?? {}).find(([, input]) =>
      error.columns.includes(input),
    ) ?? [];
  return new Refusal(409, (detail ?? 'conflict') as Detail);
};

/** Locks the record and returns its current row, if the caller may write it. */
export const lockRow = async (
  call: Call,
  id: number,
  operation: WriteOperation,
  versions: readonly number[] | null,
): Promise<Row> => {
  const { idField } = call.resource;
  const { storage } = call.deps;
  if (!(await storage.table(call.table).lock([{ field: idField, op: 'eq', value: id }]))) throw notFound();
  // Access may have changed before the lock was acquired.
  const row = await requireRow(withoutOwn(call), storage, id);
  await requireWrite(call, row, operation.name);
  if (!isCurrent(row, versions)) throw new Refusal(412, 'changed', { current: await recordOf(call, row) });
  if (!(await meets(call, row, operation.when))) throw new Refusal(409, 'conflict');
  return row;
};

/** Returns the record after the change. The caller must also have access to the result. */
const requireResult = async (call: Call, changed: Row, operation: WriteOperation): Promise<Row> => {
  const found = await requireRow(call, call.deps.storage, Number(changed[call.resource.idField])).catch(
    (error: unknown) => {
      throw error instanceof Refusal && error.status === 404 ? forbidden() : error;
    },
  );
  await requireWrite(call, found, operation.name);
  return found;
};

interface TrailContext {
  readonly facts: Facts;
  readonly clientId: number | null;
}
const emptyContext: TrailContext = { facts: {}, clientId: null };

export const trailContextOf = async (call: Call, row: Row | null): Promise<TrailContext> => {
  if (!row) return emptyContext;
  const { facts, clientId } = (await call.behavior.computed?.stored?.(contextOf(call).system, row)) ?? {};
  const owner = call.clientId ?? clientId ?? (row['client_id'] as number | null | undefined) ?? null;
  return { facts: factsOf(call.resource, row, facts), clientId: owner };
};

/** What a write of one record did, inside its transaction. */
interface RecordChange extends WriteResult {
  /** Null when the record is gone, or no longer accessible to the caller. */
  readonly after: Row | null;
}

/**
 * Changes a record that is locked and may be written, and checks the rights over the result. The call's storage is the
 * transaction. `before` is null for a new record.
 */
export const changeRecord = async (
  call: Call,
  operation: WriteOperation,
  before: Row | null,
  body: JsonObject,
): Promise<RecordChange> => {
  const { resource, deps } = call;
  const { idField } = resource;
  const { form } = operation;
  const inputs = before && operation.inputsOf ? await operation.inputsOf(call, before, body) : body;
  if (before && !inputs) return { answer: await recordOf(call, before), events: [], after: before };
  const others =
    form && before && operation.isPartial ? wireValues(form, (await recordOf(call, before)) as Row) : {};
  const values = form ? await checkInput(call, form, { ...others, ...inputs }, operation.names, before) : {};
  const state = before && (await stateOf(deps.resources, deps.storage, call.table, before));
  const previous = await trailContextOf(call, before);
  const { row, events = [], answer } = await operation.change(call, before, values, body);
  const after = row && (await requireResult(call, row, operation));
  const current = await trailContextOf(call, after);
  const id = Number((after ?? before ?? {})[idField]);
  await keepVersion(deps, deps.storage, {
    table: call.table,
    id,
    action: operation.kept ?? operation.name,
    before: state,
    by: call.actor,
  });
  const event: TrailEvent = {
    action: operation.action,
    resource: resource.name,
    recordId: id,
    clientId: current.clientId ?? previous.clientId,
    changes: changesOf(resource, previous.facts, current.facts),
    ...(operation.name !== operation.action && { note: operation.note ?? operation.name }),
  };
  return {
    answer: after ? await recordOf(call, after) : { [idField]: id, ...answer },
    events: [...call.also.splice(0), event, ...events],
    after,
  };
};

/**
 * Writes a record. In one transaction: locks the record and checks the caller's rights over it, validates the body,
 * changes the record, checks the rights over the result, and records the audit entries. Responds with the changed
 * record.
 */
export const writeRecord = async (call: HttpCall, operation: WriteOperation): Promise<Response> => {
  const { idField } = call.resource;
  const body = operation.form ? await readBody(call.c) : {};
  const versions = operation.id === null ? null : readVersions(call.c);
  if (operation.isPartial && !call.c.req.header('If-Match')) throw new Refusal(428, 'precondition required');
  const keep = (answer: object) => ({ [idField]: (answer as Row)[idField] ?? null });
  const again = async (storedAnswer: object): Promise<object> => {
    const id = Number((storedAnswer as Row)[idField]);
    const row = await requireRow(call, call.deps.storage, id).catch(() => null);
    return row ? recordOf(call, row) : keep(storedAnswer);
  };
  const work = async (tx: Storage): Promise<WriteResult> => {
    const txCall = inTransaction(call, tx);
    // Check access to the record before reporting errors in the body.
    const before = operation.id === null ? null : await lockRow(txCall, operation.id, operation, versions);
    return changeRecord(txCall, operation, before, body);
  };
  try {
    return await runWrite(call.c, {
      status: operation.status,
      ...(operation.isOnce && { once: { request: body, keep, again } }),
      work,
    });
  } catch (error) {
    throw conflictOf(call, error);
  }
};
