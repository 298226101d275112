import type { FormInput, FormSpec } from '@core/form/form';
import { valueFromRecord } from '@core/form/record-values';
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

/** The initial values of an existing record's form. */
export const valuesFromRecord = (form: FormSpec, record: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(form.inputs).map(([name, input]) => [name, valueFromRecord(name, input, record)]),
  );
