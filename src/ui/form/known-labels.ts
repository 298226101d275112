import type { FormInput } from '@core/form/form';
import type { CurrentClient } from '@lib/client-context';
import { partsOf, type FormValues } from './form-values';

/** Names of chosen records that are known without asking: those that stand inside the record, and the open client's. */
export const knownLabels = (
  name: string,
  input: FormInput,
  record: FormValues | undefined,
  client: CurrentClient | null,
): ReadonlyMap<string, string> => {
  const labels = new Map<string, string>();
  if (input.kind !== 'record' && input.kind !== 'records') return labels;
  if (client && input.resource === 'clients') labels.set(String(client.id), client.name);
  if (input.label !== undefined && record) labels.set(String(record[name]), String(record[input.label]));
  if (!input.from || !record) return labels;
  const { field, key } = input.from;
  for (const part of partsOf(record[field])) {
    // A part record is an id and a name; what the name is called there is not declared.
    const name = Object.entries(part).find(([part, value]) => part !== key && typeof value === 'string');
    if (name) labels.set(String(part[key]), String(name[1]));
  }
  return labels;
};
