import type { Resource } from '@core/resource/resource';
import { tableName } from '../storage/resource-tables';
import { id, object, orNull, text, type Schema } from './schema';

/** Fields that the behavior of a table adds to the single record (see `api/behaviors`). */
const extras: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  users: {
    pending_username: orNull(text),
    employee: orNull(object({ id, name: text })),
  },
};

/** Returns the extra fields of a resource whose path is the name of its table. */
export const extraFields = (resource: Resource): Readonly<Record<string, Schema>> =>
  (resource.api.path === tableName(resource) ? extras[tableName(resource)] : undefined) ?? {};
