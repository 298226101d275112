import { conditionFields } from '@core/conditions/condition-tests';
import { holds } from '@core/conditions/resolve';
import type { FormInput, FormSpec } from '@core/form/form';
import { formFor, formWith, testedInputs } from '@core/form/form-for';
import type { DeclaredCondition } from '@core/resource/condition';
import { keepVersions, type KeptChange } from '@server/history/keep-version';
import type { Row } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import type { Behavior } from '../behaviors/behavior';
import type { FormValues } from '../behaviors/context';
import { RecordsRefused, type Skipped } from '../bulk/changed-records';
import { conditionContext, scopeConditions } from './call';
import { changesOf, factsOf } from './changes';
import { checkInput, columnsOf } from './input';
import type { KnownNames } from './known-names';
import type { Call } from './opened-call';
import { completed } from './record';

/** A change that sets the same columns of many records. */
interface ColumnChange {
  /** The inputs that are set. */
  readonly form: FormSpec;
  readonly set: FormValues;
  /** The allowed names of the values. */
  readonly names: KnownNames;
  /** The condition that each record must meet. */
  readonly when: DeclaredCondition | undefined;
  /** The note of the trail. */
  readonly note: string;
}

/** What became of the records. */
interface ColumnsChanged {
  readonly changes: readonly KeptChange[];
  readonly skipped: readonly Skipped[];
  /** One for each changed record. */
  readonly events: readonly TrailEvent[];
}

/** Whether a behavior adds something to an edit. */
const addsToEdit = ({ scope = {}, computed = {}, check, changed }: Behavior): boolean =>
  check !== undefined ||
  changed !== undefined ||
  ['admit', 'write'].some((name) => name in scope) ||
  ['stored', 'record'].some((name) => name in computed);

/** Returns the inputs that an input depends on. */
const dependenciesOf = (input: FormInput): readonly string[] => [
  ...testedInputs(input).map((tested) => tested.input),
  ...('client' in input ? [input.client] : []),
];

/**
 * Whether the inputs that are set are columns by themselves: no input depends on another one of them, or they on it, and
 * no rule compares them.
 */
const areIndependent = ({ inputs, rules = {} }: FormSpec, set: FormValues): boolean =>
  !Object.values(rules).some(({ must }) => conditionFields(must).some((name) => Object.hasOwn(set, name))) &&
  Object.entries(inputs).every(([name, input]) =>
    Object.hasOwn(set, name)
      ? !('resource' in input) && dependenciesOf(input).length === 0
      : !dependenciesOf(input).some((other) => Object.hasOwn(set, other)),
  );

/**
 * Returns the change of many records by one statement. Null when each record must be changed by itself, because their
 * behavior adds something to an edit, or inputs depend on others.
 */
export const columnChange = (
  { resource, behavior }: Call,
  { set, ...rest }: Omit<ColumnChange, 'form'>,
): ColumnChange | null => {
  if (!resource.form || addsToEdit(behavior) || Object.keys(set).length === 0) return null;
  const form = formFor(resource.form, 'edit');
  if (!areIndependent(form, set)) return null;
  return { ...rest, set, form: formWith(form, (name) => Object.hasOwn(set, name)) };
};

const byId = (call: Call, rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [Number(row[call.resource.idField]), row]));

const eventOf = (
  { resource, clientId }: Call,
  note: string,
  { id, before, after }: KeptChange,
): TrailEvent => ({
  action: 'update',
  resource: resource.name,
  recordId: id,
  clientId: clientId ?? (after['client_id'] as number | null | undefined) ?? null,
  changes: changesOf(resource, factsOf(resource, before), factsOf(resource, after)),
  note,
});

/**
 * Sets the same columns of all records, in the transaction of the call, with few statements regardless of the number of
 * records. Rights and condition are checked for each record, before and after the change. Records that may not be changed
 * are skipped. Throws `RecordsRefused` for records that the caller would lose.
 */
export const changeColumns = async (
  call: Call,
  { form, set, names, when, note }: ColumnChange,
  ids: readonly number[],
): Promise<ColumnsChanged> => {
  const { resource, deps, table } = call;
  const { storage: tx } = deps;
  const among = (some: readonly number[]) => ({ field: resource.idField, op: 'in', value: some }) as const;
  const scope = await scopeConditions(call);
  const found = await tx.table(table).lockAll([...scope, among(ids)]);
  const complete = byId(call, await completed(call, found));
  const context = conditionContext(call);
  const before = byId(
    call,
    found.filter((row) => holds(complete.get(Number(row[resource.idField])) ?? row, when, context)),
  );
  const skipped: Skipped[] = ids
    .filter((id) => !before.has(id))
    .map((id) => ({ id, reason: complete.has(id) ? 'conflict' : 'not found' }));
  if (before.size === 0) return { changes: [], skipped, events: [] };
  const columns = Object.keys(form.inputs);
  const values = columnsOf(resource, 'edit', await checkInput(call, form, set, names));
  const patch = Object.fromEntries(Object.entries(values).filter(([column]) => columns.includes(column)));
  await tx.table(table).update([among([...before.keys()])], patch);
  const after = byId(call, await tx.table(table).find([...scope, among([...before.keys()])]));
  const lost = [...before.keys()].filter((id) => !after.has(id));
  if (lost.length > 0) throw new RecordsRefused(lost.map((id) => ({ id, reason: 'forbidden' })));
  const changes = [...after].map(([id, row]) => ({ id, before: before.get(id) ?? row, after: row }));
  await keepVersions(deps, tx, { table, action: 'update', by: call.actor }, changes);
  return { changes, skipped, events: changes.map((change) => eventOf(call, note, change)) };
};
