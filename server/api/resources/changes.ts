import type { Resource } from '@core/resource/resource';
import type { TrailChange } from '@server/trail/event';
import type { Row } from '@server/storage/storage';

/** The values of a record in the trail: its stored fields and related values from other tables. */
export type Facts = Readonly<Record<string, unknown>>;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the stored fields of a row, without its id. */
export const factsOf = ({ fields, idField }: Resource, row: Row, more: Facts = {}): Facts => ({
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { computed = false }]) => name !== idField && !computed)
      .map(([name]) => [name, row[name] ?? null]),
  ),
  ...more,
});

/** Returns all values that a write changed, by field. `before` is empty for a new record, `after` for a deleted one. */
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
