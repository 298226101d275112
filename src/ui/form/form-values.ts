import type { FormInput, FormSpec } from '@core/form/form';
import { valueFromRecord } from '@core/form/record-values';
import { parseListAddress } from '@core/list/address';
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

/** The initial values of a new record's form. `chosen`: the inputs that have one already; see `filteredRecords`. */
export const newValues = (
  form: FormSpec,
  scope: Resource['scope'],
  tenant: OpenTenant | null,
  chosen: FormValues = {},
): FormValues =>
  Object.fromEntries(
    Object.entries(form.inputs).map(([name, input]) => [
      name,
      chosen[name] ?? emptyValue(input, scope === 'client' ? tenant : null),
    ]),
  );

/** The records that a list is filtered by, by the input that chooses one: a new record belongs to them. */
export const filteredRecords = ({ list }: Resource, form: FormSpec, search: string): FormValues => {
  if (!list) return {};
  const { filters } = parseListAddress(list, search);
  return Object.fromEntries(
    Object.entries(list.filters).flatMap(([name, filter]) => {
      const input = filter.kind === 'record' ? form.inputs[filter.field] : undefined;
      const isChoice =
        input?.kind === 'record' && filter.kind === 'record' && input.resource === filter.resource;
      return isChoice && filters[name] !== undefined ? [[filter.field, Number(filters[name])]] : [];
    }),
  );
};

/** The initial values of an existing record's form. */
export const valuesFromRecord = (form: FormSpec, record: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(form.inputs).map(([name, input]) => [name, valueFromRecord(name, input, record)]),
  );
