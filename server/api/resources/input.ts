import { rowConditions } from '@core/access/ability';
import { mayRead, mayWrite } from '@core/access/readable-resource';
import type { FormInput, FormOperation, FormSpec, RecordInput } from '@core/form/form';
import { chosenValues, formFor, testedRecordInputs } from '@core/form/form-for';
import { shownForm } from '@core/form/shown-form';
import { fieldsBeside } from '@core/form/form-rules';
import { formErrors, formSchema, inputsIn } from '@core/form/schema';
import { todayAnywhere } from '@core/form/today';
import { isValueInput, isWireValue, parseInputValue } from '@core/form/typed-value';
import type { Condition, Scalar } from '@core/resource/condition';
import type { Resource } from '@core/resource/resource';
import { isRecordId } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import type { Row } from '@server/storage/storage';
import type { Call } from './opened-call';
import type { FormValues } from '../behaviors/context';
import { serve } from './behavior-of';
import { unknownErrors } from '../calls/unknown-fields';
import { invalid } from '../refusal';
import { mayUseClient } from '../session/session';
import { conditionContext, isOfClient } from './call';
import { findResource } from './endpoint';
import type { KnownNames } from './known-names';
import { completed } from './record';
import { relatedInput, type RelatedInput } from './related-input';

/** Whether a value has the input's type in the API. Values that would need a conversion are invalid. */
const hasWireType = (input: FormInput, value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true;
  if (input.kind === 'record') return isRecordId(value);
  if (input.kind === 'records')
    return Array.isArray(value) && value.length <= 1000 && value.every(isRecordId);
  return isValueInput(input) ? isWireValue(input, value) : typeof value === 'string';
};

/**
 * Returns the clients whose records may be chosen: the ones named by another input, if they are the caller's, otherwise
 * the client of the call.
 */
const clientsFor = (
  { session, clientId }: Call,
  input: RecordInput,
  values: FormValues,
): readonly Scalar[] => {
  const named = input.client === undefined ? [] : [values[input.client]].flat().filter(isRecordId);
  return named.length > 0 ? named.filter((id) => mayUseClient(session, id)) : [clientId];
};

const allExist = async (
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
  related: RelatedInput,
): Promise<Record<string, string>> => {
  const wrong: Record<string, string> = {};
  for (const [name, input] of Object.entries(inputs)) {
    if (!('resource' in input)) continue;
    if (related.keys.has(name)) {
      if (related.wrong.has(name)) wrong[name] = 'invalid';
      continue;
    }
    const ids = [values[name]].flat().filter(isRecordId);
    if (ids.length > 0 && !(await allExist(call, input, values, [...new Set(ids)]))) wrong[name] = 'invalid';
  }
  return wrong;
};

/** Returns a chosen record with its computed fields, or null when it does not exist. */
const chosenRecord = async (call: Call, name: string, id: unknown): Promise<Row | null> => {
  const resource = findResource(call.deps, name);
  if (!resource || !isRecordId(id)) return null;
  const served = serve(resource);
  const row = await call.deps.storage
    .table(served.table)
    .first([{ field: resource.idField, op: 'eq', value: id }]);
  if (!row) return null;
  const [completeRow = row] = await completed({ ...call, ...served }, [row]);
  return completeRow;
};

/** Returns the form for these values, without inputs whose condition is not met. */
const formOf = async (call: Call, form: FormSpec, { body, wrong }: RelatedInput): Promise<FormSpec> => {
  const values = inputsIn(form, body);
  for (const { input, resource } of testedRecordInputs(form.inputs)) {
    // Of a record that the caller may not choose, nothing decides about the form.
    const id = wrong.has(input) ? null : body[input];
    Object.assign(values, chosenValues(input, await chosenRecord(call, resource, id)));
  }
  return shownForm(form, values, conditionContext(call));
};

/**
 * Returns the inputs of a body that would set fields which the caller may read but not write. A value that the record
 * has already changes nothing: a record may be sent back as it was read.
 */
const unwritable = ({ declared, session }: Call, body: FormValues, before: Row | null): readonly string[] =>
  Object.keys(body).filter((name) => {
    const { ability } = session;
    if (!(name in declared.fields) || mayWrite(ability, declared, name) || !mayRead(ability, declared, name))
      return false;
    return JSON.stringify(body[name] ?? '') !== JSON.stringify(before?.[name] ?? '');
  });

/**
 * Validates a body and returns the trimmed values of the form. Throws 422 with the rule key of every invalid field, and
 * `unknown` for each field that is not in `names`, `forbidden` for each that only others may write. `before` is the stored record, for rules that compare inputs with it.
 */
export const checkInput = async (
  call: Call,
  fullForm: FormSpec,
  sent: FormValues,
  names: KnownNames = null,
  before: Row | null = null,
): Promise<FormValues> => {
  const related = await relatedInput(call, fullForm, sent, before);
  const { body } = related;
  const form = await formOf(call, fullForm, related);
  const inputs = Object.entries(form.inputs);
  const given: FormValues = Object.fromEntries(
    inputs.filter(([name]) => Object.hasOwn(body, name)).map(([name]) => [name, body[name]]),
  );
  const others = fieldsBeside(fullForm, before ?? {});
  const today = () => todayAnywhere(call.deps.clock.now());
  const errors: Record<string, string> = await missingRecords(call, form.inputs, given, related);
  for (const [name, { key }] of Object.entries(await formErrors(form, given, today, others)))
    errors[name] = key;
  for (const [name, input] of inputs) if (!hasWireType(input, given[name])) errors[name] = 'invalid';
  for (const name of unwritable(call, sent, related.before)) errors[name] = 'forbidden';
  const unknown = names ? Object.keys(sent).filter((name) => !names.has(name)) : [];
  if (Object.keys(errors).length + unknown.length > 0)
    throw invalid({ ...errors, ...unknownErrors(unknown) });
  return formSchema(form).cast(given);
};

/** Returns the column's value for an empty input. */
const emptyValue = (input: FormInput): Scalar => {
  if (isValueInput(input)) return parseInputValue(input, null) as Scalar;
  return input.kind === 'record' ? null : '';
};

/** Returns the columns to write for an operation's form: its inputs that are fields of the record. */
export const columnsOf = ({ form, fields }: Resource, operation: FormOperation, values: FormValues): Row =>
  Object.fromEntries(
    Object.entries(form ? formFor(form, operation).inputs : {})
      .filter(([name, input]) => name in fields && input.kind !== 'records')
      .map(([name, input]) => [name, (values[name] ?? emptyValue(input)) as Scalar]),
  );
