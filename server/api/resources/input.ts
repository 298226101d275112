import { rowConditions } from '@core/access/ability';
import type { FormInput, FormOperation, FormSpec, RecordInput } from '@core/form/form';
import { formFor, chosenIn, shownForm } from '@core/form/form-for';
import { formErrors, formSchema } from '@core/form/schema';
import { todayAnywhere } from '@core/form/today';
import { isValueInput, isWireValue, readTyped } from '@core/form/typed-value';
import type { Condition, Scalar } from '@core/resource/condition';
import type { Resource } from '@core/resource/resource';
import { isRecordId } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import type { Row } from '@server/storage/storage';
import type { FormValues, Call } from '../behaviors/behavior';
import { serve } from '../behaviors/by-resource';
import { unknownErrors } from '../calls/unknown-fields';
import { invalid } from '../refusal';
import { mayUseClient } from '../session/session';
import { isOfClient } from './call';
import { findResource } from './endpoint';
import type { KnownNames } from './known-names';
import { completed } from './record';

/** The wire is typed: what would only become right by conversion is wrong. */
const hasWireType = (input: FormInput, value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true;
  if (input.kind === 'record') return isRecordId(value);
  if (input.kind === 'records')
    return Array.isArray(value) && value.length <= 1000 && value.every(isRecordId);
  return isValueInput(input) ? isWireValue(input, value) : typeof value === 'string';
};

/** Whose records may be chosen: those of the client that another input names, if it is the caller's, else of the call's own. */
const clientsFor = (
  { session, clientId }: Call,
  input: RecordInput,
  values: FormValues,
): readonly Scalar[] => {
  const named = input.client === undefined ? [] : [values[input.client]].flat().filter(isRecordId);
  return named.length > 0 ? named.filter((id) => mayUseClient(session, id)) : [clientId];
};

const existing = async (
  call: Call,
  input: RecordInput,
  values: FormValues,
  ids: readonly number[],
): Promise<boolean> => {
  const target = findResource(call.deps, input.resource);
  if (!target) return false;
  const ofClient: Condition[] = isOfClient(target)
    ? [{ field: 'client_id', op: 'in', value: clientsFor(call, input, values) }]
    : [];
  const found = await call.deps.storage
    .table(tableName(target))
    .count([
      ...ofClient,
      ...rowConditions(target, call.session.rights),
      { field: target.idField, op: 'in', value: ids },
    ]);
  return found === ids.length;
};

const missingRecords = async (
  call: Call,
  inputs: Readonly<Record<string, FormInput>>,
  values: FormValues,
): Promise<Record<string, string>> => {
  const wrong: Record<string, string> = {};
  for (const [name, input] of Object.entries(inputs)) {
    if (!('resource' in input)) continue;
    const ids = [values[name]].flat().filter(isRecordId);
    if (ids.length > 0 && !(await existing(call, input, values, [...new Set(ids)]))) wrong[name] = 'invalid';
  }
  return wrong;
};

/** A chosen record with its computed fields; null for what is none. */
const chosenRecord = async (call: Call, name: string, id: unknown): Promise<Row | null> => {
  const resource = findResource(call.deps, name);
  if (!resource || !isRecordId(id)) return null;
  const served = serve(resource);
  const row = await call.deps.storage
    .table(served.table)
    .first([{ field: resource.idField, op: 'eq', value: id }]);
  if (!row) return null;
  const [whole = row] = await completed({ ...call, ...served }, [row]);
  return whole;
};

/** The form as it stands for these values: without the inputs whose condition does not hold. */
const formOf = async (call: Call, form: FormSpec, body: FormValues): Promise<FormSpec> => {
  const chosen = new Map<string, Row | null>();
  for (const { input, resource } of chosenIn(form.inputs))
    chosen.set(input, await chosenRecord(call, resource, body[input]));
  return shownForm(form, ({ input, field }) =>
    field === undefined ? body[input] : chosen.get(input)?.[field],
  );
};

/**
 * A body as checked and trimmed values of a form. Throws 422 that names every wrong field with the key of its rule, and `unknown` for
 * each that is not among `names`.
 */
export const checkInput = async (
  call: Call,
  whole: FormSpec,
  body: FormValues,
  names: KnownNames = null,
): Promise<FormValues> => {
  const form = await formOf(call, whole, body);
  const inputs = Object.entries(form.inputs);
  const given: FormValues = Object.fromEntries(
    inputs.filter(([name]) => Object.hasOwn(body, name)).map(([name]) => [name, body[name]]),
  );
  const today = () => todayAnywhere(call.deps.clock.now());
  const errors: Record<string, string> = await missingRecords(call, form.inputs, given);
  for (const [name, { key }] of Object.entries(await formErrors(form, given, today))) errors[name] = key;
  for (const [name, input] of inputs) if (!hasWireType(input, given[name])) errors[name] = 'invalid';
  const unknown = names ? Object.keys(body).filter((name) => !names.has(name)) : [];
  if (Object.keys(errors).length + unknown.length > 0)
    throw invalid({ ...errors, ...unknownErrors(unknown) });
  return formSchema(form).cast(given);
};

/** What a column keeps of an input that says nothing. */
const nothing = (input: FormInput): Scalar => {
  if (isValueInput(input)) return readTyped(input, null) as Scalar;
  return input.kind === 'record' ? null : '';
};

/** The columns that the values of an operation's form fill: its inputs that are fields of the record. */
export const columnsOf = ({ form, fields }: Resource, operation: FormOperation, values: FormValues): Row =>
  Object.fromEntries(
    Object.entries(form ? formFor(form, operation).inputs : {})
      .filter(([name, input]) => name in fields && input.kind !== 'records')
      .map(([name, input]) => [name, (values[name] ?? nothing(input)) as Scalar]),
  );
