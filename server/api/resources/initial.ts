import type { Field } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import type { Row } from '@server/storage/storage';
import { isoTime } from '../clock';

const initial = (field: Field, now: string): string | null => {
  if (field.kind === 'date') return now.slice(0, 10);
  if (field.kind === 'month') return now.slice(0, 7);
  if (field.kind === 'date-time') return now;
  return field.kind === 'status' ? (Object.keys(field.values ?? {})[0] ?? null) : null;
};

/** What a new record starts with where its form asks nothing: dates say today and a status its first value; the storage fills the rest. */
export const initialValues = (resource: Resource, now: number): Row =>
  Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([name, field]) => name !== resource.idField && !field.nullable)
      .map(([name, field]) => [name, initial(field, isoTime(now))] as const)
      .filter(([, value]) => value !== null),
  );
