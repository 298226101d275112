import type { FormSpec } from '@core/form/form';
import { holds, type When } from '@core/resource/row-action';
import type { TrailAction, TrailEvent } from '@server/trail/event';
import { UniqueViolation, type Row, type Storage } from '@server/storage/storage';
import type { FormValues, Moment, Call } from '../behaviors/behavior';
import { readBody } from '../body';
import { type Detail, forbidden, notFound, Refusal } from '../refusal';
import { changesOf, factsOf, type Facts } from './changes';
import { checkInput } from './input';
import { completed, recordOf, requireRow } from './record';
import { runWrite } from './run-write';

/** What is left of a record after a change. */
export interface Changed {
  /** Null when it is no longer there, or no longer there for the caller. */
  readonly row: Row | null;
  readonly events?: readonly TrailEvent[] | undefined;
  readonly afterwards?: (() => Promise<void>) | undefined;
}

/** One kind of write of a record. */
export interface Deed {
  /** The operation, or the row action. */
  readonly name: string;
  readonly action: TrailAction;
  readonly status: 200 | 201;
  /** Null for a record that does not exist yet. */
  readonly id: number | null;
  /** What the body is checked by; a deed without one takes no body. */
  readonly form?: FormSpec | undefined;
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

/** Throws unless the record, as it is or would be, is within the caller's reach and theirs to write. */
const requireRights = async (call: Call, row: Row, moment: Moment, { name }: Deed): Promise<void> => {
  await call.behavior.mayWrite?.(call, call.deps.storage, row, moment, name);
};

/** The record as it is now. No other call changes it before the transaction ends. */
const lockRow = async (call: Call, id: number, deed: Deed): Promise<Row> => {
  const { idField } = call.resource;
  const { storage } = call.deps;
  if (!(await storage.table(call.table).lock([{ field: idField, op: 'eq', value: id }]))) throw notFound();
  // What decides about reach may have changed until the lock was given.
  const row = await requireRow({ ...call, behavior: { ...call.behavior, isOwn: () => false } }, storage, id);
  await requireRights(call, row, 'before', deed);
  if (deed.when) {
    const [whole = row] = await completed(call, [row]);
    if (!holds(whole, deed.when)) throw new Refusal(409, 'conflict');
  }
  return row;
};

/** The record as it became, which has to be the caller's as well. */
const requireResult = async (call: Call, changed: Row, deed: Deed): Promise<Row> => {
  const found = await requireRow(call, call.deps.storage, Number(changed[call.resource.idField])).catch(
    (error: unknown) => {
      throw error instanceof Refusal && error.status === 404 ? forbidden() : error;
    },
  );
  await requireRights(call, found, 'after', deed);
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
export const writeRecord = async (call: Call, deed: Deed): Promise<Response> => {
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
    const values = deed.form ? await checkInput(within, deed.form, body) : {};
    const before = deed.id === null ? null : await lockRow(within, deed.id, deed);
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
