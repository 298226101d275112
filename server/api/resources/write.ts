import type { Row, Storage } from '../../storage/storage';
import { UniqueViolation } from '../../storage/storage';
import type { FormValues } from '../behaviors/behavior';
import { type Detail, notFound, Refusal } from '../refusal';
import type { Outcome } from '../run-once';
import { ownerOf, type Call } from './call';
import { initialValues } from './initial';
import { columnsOf, readInput } from './input';
import { once } from './once';
import { recordOf, requireRow } from './one';

/** The same call, reading through the transaction. */
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

const insertRow = async (call: Call, tx: Storage, values: FormValues): Promise<Row> => {
  const { resource, behavior, deps } = call;
  const prepared = await behavior.prepare?.(call, tx, values, null);
  const row = await tx.table(call.table).insert({
    ...initialValues(resource, deps.clock.now()),
    ...columnsOf(resource, 'create', values),
    ...ownerOf(call),
    ...prepared,
  });
  await behavior.saved?.(call, tx, row, values);
  return row;
};

export const createRecord = async (call: Call): Promise<Outcome> => {
  const values = await readInput(call, 'create');
  let created: Row | undefined;
  try {
    const outcome = await once(call, values, async (tx) => {
      const within = inside(call, tx);
      created = await insertRow(within, tx, values);
      return recordOf(within, created);
    });
    if (created && !outcome.repeated) await call.behavior.created?.(call, created);
    return outcome;
  } catch (error) {
    throw taken(call, error);
  }
};

export const updateRecord = async (call: Call, id: number): Promise<object> => {
  const values = await readInput(call, 'edit');
  const { resource, behavior } = call;
  try {
    return await call.deps.storage.transaction(async (tx) => {
      const within = inside(call, tx);
      const existing = await requireRow(within, tx, id);
      const patch = {
        ...columnsOf(resource, 'edit', values),
        ...(await behavior.prepare?.(within, tx, values, existing)),
      };
      // Somebody may have deleted it since it was read.
      if (!(await tx.table(call.table).update([{ field: resource.idField, op: 'eq', value: id }], patch)))
        throw notFound();
      const row = { ...existing, ...patch };
      await behavior.saved?.(within, tx, row, values);
      return recordOf(within, row);
    });
  } catch (error) {
    throw taken(call, error);
  }
};

export const removeRecord = (call: Call, id: number): Promise<object> =>
  call.deps.storage.transaction(async (tx) => {
    const within = inside(call, tx);
    const row = await requireRow(within, tx, id);
    const { idField } = call.resource;
    // Before its belongings: whoever changes it at the same time has then finished, or finds nothing to change.
    if (!(await tx.table(call.table).remove([{ field: idField, op: 'eq', value: id }]))) throw notFound();
    await call.behavior.remove?.(within, tx, row);
    return { [idField]: id };
  });
