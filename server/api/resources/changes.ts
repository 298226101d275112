import type { Resource } from '@core/resource/resource';
import type { TrailChange } from '@server/trail/event';
import type { Row } from '@server/storage/storage';

/** What the trail tells of a record: its stored fields, and what belongs to it elsewhere. */
export type Facts = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The stored fields of a row, without its number. */
export const factsOf = ({ fields, idField }: Resource, row: Row, more: Facts = {}): Facts => ({
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { computed = false }]) => name !== idField && !computed)
      .map(([name]) => [name, row[name] ?? null]),
  ),
  ...more,
});

/** Every value that a write changed, by field; a missing side is that of a new or a deleted record. */
export const changesOf = (
  { fields }: Resource,
  before: Facts,
  after: Facts,
): Readonly<Record<string, TrailChange>> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
      .filter((change) => !isSame(change.before, change.after))
      .map(({ name, ...change }) => [name, fields[name]?.secret ? 'secret' : change]),
  );
