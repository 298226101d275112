import type { FormInput, FormSpec } from './form';
import { formatInputValue, isValueInput } from './typed-value';

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The records nested in a record, such as the clients of a user. */
export const nestedRecords = (value: unknown): readonly Values[] =>
  (Array.isArray(value) ? value : [value]).filter(isRecord);

/** The value of an input for an existing record, as text where the input takes text. */
export const valueFromRecord = (name: string, input: FormInput, record: Values): unknown => {
  if (input.kind === 'record' || input.kind === 'records') {
    if (!input.from) return record[name] ?? (input.kind === 'records' ? [] : null);
    const { field, key } = input.from;
    const ids = nestedRecords(record[field]).map((part) => part[key]);
    return input.kind === 'records' ? ids : (ids[0] ?? null);
  }
  return isValueInput(input) ? formatInputValue(input, record[name]) : (record[name] ?? '');
};

/** The values of an existing record as sent to the API, for an edit without a form. */
export const wireValues = (form: Pick<FormSpec, 'inputs'>, record: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form.inputs).map(([name, input]) => [
      name,
      isValueInput(input) ? (record[name] ?? null) : valueFromRecord(name, input, record),
    ]),
  );
