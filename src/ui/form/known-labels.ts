import type { FormInput } from '@core/form/form';
import { nestedRecords } from '@core/form/record-values';
import type { OpenTenant } from '@lib/portal-context';
import type { FormValues } from './form-values';

/** Names of chosen records that are known without a request: those nested in the record, and the open client's. */
export const knownLabels = (
  name: string,
  input: FormInput,
  record: FormValues | undefined,
  tenant: OpenTenant | null,
): ReadonlyMap<string, string> => {
  const labels = new Map<string, string>();
  if (input.kind !== 'record' && input.kind !== 'records') return labels;
  if (tenant && input.resource === tenant.resource) labels.set(String(tenant.client.id), tenant.client.name);
  const label = input.label === undefined ? undefined : record?.[input.label];
  if (typeof label === 'string') labels.set(String(record?.[name]), label);
  if (!input.from || !record) return labels;
  const { field, key } = input.from;
  for (const part of nestedRecords(record[field])) {
    // A nested record has an id and a name. The key of the name is not declared.
    const name = Object.entries(part).find(([part, value]) => part !== key && typeof value === 'string');
    if (name) labels.set(String(part[key]), String(name[1]));
  }
  return labels;
};
