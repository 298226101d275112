import type { Context } from 'hono';
import type { Condition } from '@core/resource/condition';
import { isoTime } from '../api/clock';
import type { ApiDeps, ApiEnv } from '../api/deps';
import type { Row, Storage } from '../storage/storage';
import { keyedDigest, newSalt, type TrailKeys } from './digests';
import type { Actor, TrailChange, TrailEvent } from './event';
import { lockHead, initialMark, writeMark, type Mark } from './marks';
import { rowDigest } from './trail-row';

type Deps = Pick<ApiDeps, 'log' | 'clock'> & { readonly keys: TrailKeys };

/** Returns the caller as the trail's actor. */
export const actorOf = (c: Context<ApiEnv>, userId: number | null = null): Actor => ({
  userId,
  network: c.var.deps.addressOf?.(c.req.raw, c.env) ?? '',
  requestId: c.var.requestId,
});

/** The server itself, for actions that no caller requested. */
export const serverActor: Actor = { userId: null, network: '', requestId: '' };

const equals = (field: string, value: number): readonly Condition[] => [{ field, op: 'eq', value }];

/** The name of a user as the trail and the history keep it. Empty without a user. */
export const personOf = async (tx: Storage, userId: number | null): Promise<string> => {
  if (userId === null) return '';
  const user = await tx.table('users').first(equals('id', userId));
  return user ? `${String(user['first_name'])} ${String(user['last_name'])}`.trim() : '';
};

const clientNames = async (
  tx: Storage,
  events: readonly TrailEvent[],
): Promise<ReadonlyMap<number, string>> => {
  const ids = new Set(events.flatMap(({ clientId }) => (typeof clientId === 'number' ? [clientId] : [])));
  if (ids.size === 0) return new Map();
  const where: Condition = { field: 'client_account_id', op: 'in', value: [...ids] };
  const rows = await tx.table('clients').find([where]);
  return new Map(rows.map((row) => [Number(row['client_account_id']), String(row['client_account_name'])]));
};

/** Longer texts are cut: the trail records what happened and is not a copy of the data. */
const maxTextLength = 1000;

const truncated = (value: unknown): unknown =>
  typeof value === 'string' && value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value;

const truncatedChange = (change: TrailChange): unknown =>
  change === 'secret'
    ? change
    : { before: truncated(change.before) ?? null, after: truncated(change.after) ?? null };

const changesOf = (changes: TrailEvent['changes'] = {}): string | null => {
  const fields = Object.entries(changes).map(([name, change]) => [name, truncatedChange(change)] as const);
  return fields.length > 0 ? JSON.stringify({ salt: newSalt(), fields: Object.fromEntries(fields) }) : null;
};

interface PreparedEvent {
  readonly row: Row;
  readonly actor: string | null;
  readonly changes: string | null;
}

const prepare = async (
  deps: Deps,
  by: Actor & { readonly person: string },
  clients: ReadonlyMap<number, string>,
  event: TrailEvent,
): Promise<PreparedEvent> => {
  const { person } = by;
  const actor =
    person || by.network ? JSON.stringify({ salt: newSalt(), person, network: by.network }) : null;
  const changes = changesOf(event.changes);
  const macOf = (text: string | null) => (text === null ? null : keyedDigest(deps.keys, 'values', text));
  return {
    actor,
    changes,
    row: {
      at: isoTime(deps.clock.now()),
      user_id: by.userId,
      person: person || null,
      action: event.action,
      resource: event.resource,
      record_id: event.recordId === undefined || event.recordId === null ? null : String(event.recordId),
      client_id: event.clientId ?? null,
      client_name: clients.get(event.clientId ?? 0) ?? null,
      request: by.requestId,
      note: event.note ?? '',
      actor_mac: await macOf(actor),
      changes_mac: await macOf(changes),
    },
  };
};

/**
 * Returns the row to continue from. Other writers wait from here on. A head that was tampered with does not block
 * writing, but it is not signed again either: the next row does not link to a previous row, so that `verify` reports it.
 */
const takeHead = async ({ keys, log }: Deps, tx: Storage): Promise<Mark> => {
  const head = await lockHead(tx, keys);
  if (head !== 'absent' && head !== 'unsigned') return head;
  const newest = { where: [], sort: [{ field: 'id', order: 'desc' }], offset: 0, limit: 1 } as const;
  const [last] = (await tx.table('audit_trail').list(newest)).data;
  if (!last && head === 'absent') return initialMark;
  log.error('The end of the audit trail is missing or was changed.', { head });
  return { rowId: Number(last?.['id'] ?? 0), digest: 'broken' };
};

/**
 * Adds events to the audit trail, in the transaction of the change. Call this last in the transaction, because other
 * writers wait from here until it ends.
 */
export const recordEvents = async (
  deps: Deps,
  tx: Storage,
  actor: Actor,
  events: readonly TrailEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  await tx.transaction(async (nestedTx) => {
    const by = { ...actor, person: await personOf(nestedTx, actor.userId) };
    const clients = await clientNames(nestedTx, events);
    const prepared = await Promise.all(events.map((event) => prepare(deps, by, clients, event)));
    let { rowId, digest } = await takeHead(deps, nestedTx);
    const rows: Row[] = [];
    const values: Row[] = [];
    for (const { row, actor: actorValues, changes } of prepared) {
      const linked: Row = { ...row, id: ++rowId, previous: digest, erased: false };
      digest = await rowDigest(deps.keys, linked);
      rows.push({ ...linked, digest });
      if (actorValues !== null || changes !== null)
        values.push({ row_id: rowId, actor: actorValues, changes });
    }
    await nestedTx.table('audit_trail').insertMany(rows);
    if (values.length > 0) await nestedTx.table('trail_values').insertMany(values);
    await writeMark(nestedTx, deps.keys, 'head', { rowId, digest });
  });
};
