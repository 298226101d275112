import { isFields, wireId } from '../figures/values';
import { id, listOf, object, text } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { inTurn, people } from '../resource/kind-parts';

const namedRecord = object({ id, name: text });

const readRecord = (value: unknown): unknown =>
  isFields(value) && value['id'] !== wireId(value['id']) ? { ...value, id: wireId(value['id']) } : value;

/** Reads the ids of nested records, such as the clients of a user. */
export const readRecords = (value: unknown): unknown => {
  if (!Array.isArray(value)) return readRecord(value);
  const parts: readonly unknown[] = value;
  const next = parts.map(readRecord);
  return next.some((part, at) => part !== parts[at]) ? next : parts;
};

/** Other records with their names, or one of them. */
export const recordsKind: Kind = {
  schema: ({ one }) => (one ? namedRecord : listOf(namedRecord)),
  compared: 'none',
  read: readRecords,
};

export const recordsExample: Example = (at) => [{ id: at + 1, name: inTurn(people, at) }];
