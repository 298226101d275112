import type { FormInput, FormSpec, RecordInput } from '@core/form/form';
import { isRecordId } from '@core/resource/resource';
import { ownerColumn, tableName } from '@server/storage/resource-tables';
import type { Row, Where } from '@server/storage/storage';
import type { FormValues } from '../behaviors/context';
import { findResource } from './endpoint';
import type { Call } from './opened-call';
import { listableRows, withRelated } from './relations';

/** Whether an input writes the key of a relation. */
const isKeyInput = ({ resource }: Call, name: string, input: FormInput | undefined): input is RecordInput =>
  input?.kind === 'record' && resource.fields[name]?.refers?.of === input.resource;

/** What a call may do with the keys of a record. */
export interface RelatedInput {
  /** The body, with the stored keys that the caller may not know in place of the null that they read. */
  readonly body: FormValues;
  /** The record as the caller reads it. */
  readonly before: Row | null;
  /** The inputs of keys. */
  readonly keys: ReadonlySet<string>;
  /** Those whose related record the caller may not choose: it does not exist, or they may not read it. */
  readonly wrong: ReadonlySet<string>;
}

/** Returns the conditions for records of the owner that a relation's records have. */
const ofOwner = (call: Call, { resource: name }: RecordInput, before: Row | null): Where => {
  const target = findResource(call.deps, name);
  const column = target && ownerColumn(target);
  if (!column) return [];
  const { clientId, session } = call;
  const owner = column === 'client_id' ? clientId : session.agencyId;
  return [{ field: column, op: 'eq', value: before?.[column] ?? owner }];
};

/**
 * Whether the caller may choose a related record. It is locked until the write ends, so that it cannot be deleted in
 * between. It is one statement, so its time does not tell why a key is refused.
 */
const mayChoose = async (
  call: Call,
  input: RecordInput,
  id: number,
  before: Row | null,
): Promise<boolean> => {
  const target = findResource(call.deps, input.resource);
  if (!target) return false;
  const where = [...(await listableRows(call, target)), ...ofOwner(call, input, before)];
  const isRecord = { field: target.idField, op: 'eq', value: id } as const;
  return (await call.deps.storage.table(tableName(target)).lock([...where, isRecord], 'shared')) !== null;
};

/**
 * Checks the keys of relations in a body. A key that the caller does not change stays, also one that they may not know: it
 * is null for them, and null keeps it. Such a key cannot be sent as a number, or a write would tell whether it is right.
 */
export const relatedInput = async (
  call: Call,
  form: FormSpec,
  body: FormValues,
  before: Row | null,
): Promise<RelatedInput> => {
  const inputs = Object.entries(form.inputs).flatMap(([name, input]) =>
    isKeyInput(call, name, input) ? [[name, input] as const] : [],
  );
  const keys = new Set(inputs.map(([name]) => name));
  if (keys.size === 0) return { body, before, keys, wrong: keys };
  const [shown = null] = before ? await withRelated(call, [before]) : [];
  const values: Record<string, unknown> = { ...body };
  const wrong = new Set<string>();
  for (const [name, input] of inputs) {
    const [stored, known, given] = [before?.[name] ?? null, shown?.[name] ?? null, body[name] ?? null];
    if (given === null && stored !== null && known === null) values[name] = stored;
    else if (isRecordId(given) && given !== known && !(await mayChoose(call, input, given, before)))
      wrong.add(name);
  }
  return { body: values, before: shown, keys, wrong };
};
