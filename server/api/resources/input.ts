import { formErrors, formSchema } from '../../../src/core/form/schema';
import type { FormInput, FormOperation } from '../../../src/core/form/form';
import { formFor } from '../../../src/core/form/form-for';
import { todayAnywhere } from '../../../src/core/form/today';
import { isValueInput, isWireValue, readTyped } from '../../../src/core/form/typed-value';
import type { Condition, Scalar } from '../../../src/core/resource/condition';
import type { Resource } from '../../../src/core/resource/resource';
import type { Row } from '../../storage/storage';
import { readBody } from '../body';
import type { FormValues } from '../behaviors/behavior';
import { findResource } from '../find-resource';
import { invalid, notFound } from '../refusal';
import { isOfClient, type Call } from './call';
import { readableRows } from './readable';
import { isRecordId } from './record-id';

/** The wire is typed: what would only become right by conversion is wrong. */
const hasWireType = (input: FormInput, value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true;
  if (input.kind === 'record') return isRecordId(value);
  if (input.kind === 'records')
    return Array.isArray(value) && value.length <= 1000 && value.every(isRecordId);
  return isValueInput(input) ? isWireValue(input, value) : typeof value === 'string';
};

const existing = async (call: Call, target: Resource, ids: readonly number[]): Promise<boolean> => {
  const ofClient: Condition[] = isOfClient(target)
    ? [{ field: 'client_id', op: 'eq', value: call.clientId }]
    : [];
  const found = await call.deps.storage
    .table(target.api.table ?? target.name)
    .count([
      ...ofClient,
      ...readableRows(call.session, target),
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
    const target = findResource(call.deps, input.resource);
    const ids = [values[name]].flat().filter(isRecordId);
    if (ids.length > 0 && !(target && (await existing(call, target, [...new Set(ids)]))))
      wrong[name] = 'invalid';
  }
  return wrong;
};

/** The body as checked and trimmed values of an operation's form. Throws 422 that names every wrong field with the key of its rule. */
export const readInput = async (call: Call, operation: FormOperation): Promise<FormValues> => {
  if (!call.resource.form) throw notFound();
  const form = formFor(call.resource.form, operation);
  const body = await readBody(call.c);
  const inputs = Object.entries(form.inputs);
  const given: FormValues = Object.fromEntries(
    inputs.filter(([name]) => Object.hasOwn(body, name)).map(([name]) => [name, body[name]]),
  );
  const today = () => todayAnywhere(call.deps.clock.now());
  const errors: Record<string, string> = await missingRecords(call, form.inputs, given);
  for (const [name, { key }] of Object.entries(await formErrors(form, given, today))) errors[name] = key;
  for (const [name, input] of inputs) if (!hasWireType(input, given[name])) errors[name] = 'invalid';
  if (Object.keys(errors).length > 0) throw invalid(errors);
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
