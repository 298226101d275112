import type { Context, Hono } from 'hono';
import { isSetAction } from '@core/resource/action';
import { actionsOnRecords, isJob } from '@core/resource/many-records';
import type { HttpCall, ServedResource } from '../resources/opened-call';
import { readBody, type JsonObject } from '../calls/parse';
import { unknownErrors } from '../calls/unknown-fields';
import type { ApiEnv } from '../deps';
import { invalid, notFound, Refusal } from '../refusal';
import { idOf, openCall, requireArea } from '../resources/call';
import { checkInput } from '../resources/input';
import { listQuery, readInTurn } from '../resources/list';
import { writeOnce } from '../resources/write';
import { withCurrentRights } from '../session/require-session';
import { digest } from '../session/secrets';
import { formOfAction, isUndoable, requireBulkAction, undoAction } from './bulk-action';
import { readBulkBody, type Choice } from './bulk-body';
import type { Item, Skipped } from './changed-records';
import { finishRun, tryChange, type BulkAction } from './runs';
import { addRun, changedBy, findRun, resultOf, type Run } from './stored-run';

/** Changes of more records are a job. */
const maxAtOnce = 1_000;

/** How many rows are read in one statement. */
const chunkSize = 5_000;

/** Names a set of records: a dry run answers it, and the change that follows is refused for any other set. */
const nameOfSet = (ids: readonly number[]): Promise<string> => digest(ids.join());

/** Returns the ids of all records that a list finds. Throws 409 when they are not those that the caller saw. */
const idsInList = async (
  call: HttpCall,
  { filter, expected, preview }: Extract<Choice, { readonly filter: URLSearchParams }>,
): Promise<number[]> => {
  const { resource, deps, table } = call;
  if (!resource.list) throw notFound();
  const query = await listQuery({ ...call, query: filter }, resource.list);
  const { idField } = resource;
  const ids = await readInTurn(call, query, async () => {
    const found: number[] = [];
    const sort = [{ field: idField, order: 'asc' }] as const;
    const chunks = deps.storage.table(table).chunks({ ...query, sort, columns: [idField], limit: chunkSize });
    for await (const rows of chunks) for (const row of rows) found.push(Number(row[idField]));
    return found;
  });
  const isOther = preview !== undefined && preview !== (await nameOfSet(ids));
  if (ids.length !== expected || isOther) throw new Refusal(409, 'changed');
  return ids;
};

const itemsOf = async (call: HttpCall, choice: Choice): Promise<readonly Item[]> => {
  const ids = 'ids' in choice ? choice.ids : await idsInList(call, choice);
  return ids.map((id) => ({ id }));
};

/** Returns a change of many records of the caller, with the same resource and client. Throws 404 for any other. */
const requireRun = async ({ deps, session, resource, clientId }: HttpCall, id: unknown): Promise<Run> => {
  const run = Number.isSafeInteger(id) ? await findRun(deps.storage, Number(id)) : null;
  const isOwn = run?.userId === session.userId && run.resource === resource.name && run.clientId === clientId;
  if (!isOwn) throw notFound();
  return run;
};

/** What the answer to a change says of undoing it: the number to send to `undo`. Null when it cannot be undone. */
const undoOf = ({ declared }: HttpCall, { id, action }: Pick<Run, 'id' | 'action'>, changed: number) =>
  changed > 0 && isUndoable(declared, action) ? id : null;

/** Returns how many records each reason keeps from changing, the most frequent first. */
const countsOf = (
  skipped: readonly Skipped[],
): readonly { readonly reason: string; readonly count: number }[] => {
  const counts = new Map<string, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count);
};

/** Responds with what a change would do, and the name of its set of records. Changes nothing. */
const preview = async (
  call: HttpCall,
  { action, inputs }: Pick<BulkAction, 'action' | 'inputs'>,
  items: readonly Item[],
): Promise<Response> => {
  const { changed, skipped } = await tryChange(call, action, inputs, items);
  return call.c.json({
    changed: changed.length,
    skipped: skipped.slice(0, maxAtOnce),
    undo: null,
    reasons: countsOf(skipped),
    preview: await nameOfSet(items.map(({ id }) => id)),
  });
};

const isDryRun = ({ query }: HttpCall): boolean => query.get('dry_run') === 'true';

/** Whether a job changes the records. */
const isBackground = ({ declared }: HttpCall, action: string, total: number): boolean =>
  total > maxAtOnce || (total > 0 && isJob(declared, action));

/** Runs a change of many records, at once or as a job, and responds with what became of them. */
const runBulk = async (
  call: HttpCall,
  { action, inputs }: Pick<BulkAction, 'action' | 'inputs'>,
  request: JsonObject,
  itemsFor: () => Promise<readonly Item[]>,
): Promise<Response> => {
  const { c, deps, session, resource, clientId, actor, language } = call;
  if (isDryRun(call)) return preview(call, { action, inputs }, await itemsFor());
  const { userId, version, family } = session;
  const about = { userId, version, resource: resource.name, clientId, action };
  const change: BulkAction = { ...about, family, inputs, actor, language };
  // A repeated call gets its first answer, even if the list has changed since.
  const chosen = await itemsFor().then(
    (items) => ({ items }),
    (error: unknown) => ({ error }),
  );
  const { answer } = await writeOnce(c, {
    status: 200,
    once: { request, keep: (kept) => kept, again: (stored) => Promise.resolve(stored) },
    work: async (tx) => {
      if ('error' in chosen) throw chosen.error;
      const { items } = chosen;
      const run = await addRun(tx, deps.clock, change, items);
      if (isBackground(call, action, items.length))
        await deps.jobs.enqueue(tx, 'bulk-change', { run, inputs, actor, language }, { userId });
      return { answer: { run }, events: [] };
    },
  });
  const run = await requireRun(call, (answer as { readonly run: number }).run);
  if (isBackground(call, action, run.total)) {
    c.header('Location', `${c.req.path.replace(/[^/]+$/, 'runs/')}${run.id}`);
    return c.json({ job: run.id }, 202);
  }
  const refusal = run.isEnded ? null : await finishRun(deps, run.id, change);
  const { changed, skipped } = await resultOf(deps.storage, run.id);
  if (refusal && changed === 0) throw refusal;
  return c.json({ changed, skipped, undo: undoOf(call, run, changed) });
};

const changeMany = async (call: HttpCall, action: string): Promise<Response> => {
  const body = await readBody(call.c);
  const { choice, inputs } = readBulkBody(call.declared, action, body);
  const form = formOfAction(call.declared, action);
  if (Object.keys(form.inputs).length > 0) await checkInput(call, form, inputs);
  return runBulk(call, { action, inputs }, body, () => itemsOf(call, choice));
};

/** Writes the values before a change of many records back. Records that were changed since are skipped. */
const undoMany = async (call: HttpCall): Promise<Response> => {
  const { undo: id, ...others } = await readBody(call.c);
  const errors = {
    ...unknownErrors(Object.keys(others)),
    ...(!Number.isSafeInteger(id) && { undo: id === undefined ? 'required' : 'invalid' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const run = await requireRun(call, id);
  const set = call.declared.actions?.[run.action];
  if (!isUndoable(call.declared, run.action) || !set || !isSetAction(set)) throw notFound();
  if (!run.isEnded) throw new Refusal(409, 'conflict');
  const inputs = { fields: Object.keys(set.set) };
  return runBulk(call, { action: undoAction, inputs }, { undo: run.id }, async () =>
    (await changedBy(call.deps.storage, run.id)).map(({ id, before, after }) => ({
      id,
      expected: after,
      to: before,
    })),
  );
};

/** Responds with the progress of a change of many records. */
const readRun = async (call: HttpCall): Promise<Response> => {
  const run = await requireRun(call, idOf(call.c));
  const { changed, skipped, skippedCount } = await resultOf(call.deps.storage, run.id);
  return call.c.json({
    id: run.id,
    action: run.action,
    total: run.total,
    ended: run.isEnded,
    changed,
    skipped,
    skipped_count: skippedCount,
    undo: run.isEnded ? undoOf(call, run, changed) : null,
  });
};

/** Mounts the calls of the actions on many records. */
export const mountBulk = (app: Hono<ApiEnv>, path: string, variants: readonly ServedResource[]): void => {
  const names = new Set(variants.flatMap(({ resource }) => actionsOnRecords(resource)));
  if (names.size === 0) return;
  const open = async (c: Context<ApiEnv>, action: string): Promise<HttpCall> => {
    const call = await openCall(c, variants, true);
    requireBulkAction(call, action);
    if (action !== undoAction && !actionsOnRecords(call.declared).includes(action)) throw notFound();
    return call;
  };
  for (const name of names)
    app.post(
      `${path}/actions/${name}`,
      withCurrentRights(async (c) => changeMany(await open(c, name), name)),
    );
  if (variants.some(({ resource }) => [...names].some((name) => isUndoable(resource, name))))
    app.post(
      `${path}/actions/${undoAction}`,
      withCurrentRights(async (c) => undoMany(await open(c, undoAction))),
    );
  app.get(`${path}/actions/runs/:id`, async (c) => {
    const call = await openCall(c, variants, true);
    requireArea(call.session, call.resource);
    return readRun(call);
  });
};
