import type { FormInput, FormSpec } from '@core/form/form';
import { isValueInput, formatInputValue } from '@core/form/typed-value';
import type { Resource } from '@core/resource/resource';
import type { OpenTenant } from '@lib/portal-context';

export type FormValues = Record<string, unknown>;

/** In a client's workspace that client is preselected: a user added there belongs to it. */
const emptyValue = (input: FormInput, tenant: OpenTenant | null): unknown => {
  if (input.kind === 'records') return tenant && input.resource === tenant.resource ? [tenant.client.id] : [];
  if (isValueInput(input)) return formatInputValue(input, null);
  return input.kind === 'record' ? null : '';
};

/** The initial values of a new record's form. */
export const newValues = (form: FormSpec, scope: Resource['scope'], tenant: OpenTenant | null): FormValues =>
  Object.fromEntries(
    Object.entries(form.inputs).map(([name, input]) => [
      name,
      emptyValue(input, scope === 'client' ? tenant : null),
    ]),
  );

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The records nested in a record, such as the clients of a user. */
export const nestedRecords = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  (Array.isArray(value) ? value : [value]).filter(isRecord);

const valueFromRecord = (name: string, input: FormInput, record: FormValues): unknown => {
  if (input.kind === 'record' || input.kind === 'records') {
    if (!input.from) return record[name] ?? emptyValue(input, null);
    const { field, key } = input.from;
    const ids = nestedRecords(record[field]).map((part) => part[key]);
    return input.kind === 'records' ? ids : (ids[0] ?? null);
  }
  return isValueInput(input) ? formatInputValue(input, record[name]) : (record[name] ?? '');
};

/** The initial values of an existing record's form. */
export const valuesFromRecord = (form: FormSpec, record: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(form.inputs).map(([name, input]) => [name, valueFromRecord(name, input, record)]),
  );

/** The values of an existing record as sent to the API, for an edit without a form. */
export const wireValues = (form: FormSpec, record: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(form.inputs).map(([name, input]) => [
      name,
      isValueInput(input) ? (record[name] ?? null) : valueFromRecord(name, input, record),
    ]),
  );
