import { foldBy } from '@core/list/fold';
import { versionField } from '@core/resource/versioned';
import type { Scalar } from '@core/resource/condition';
import { columnOf, completeRow } from '../row-values';
import { ReferenceViolation, UniqueViolation, type Row } from '../storage';
import { foldKindOf, type TableSchema } from '../table-schema';

/** The rows of one table at one moment. Immutable, so that a transaction can roll back to it. */
export interface TableState {
  readonly rows: ReadonlyMap<Scalar, Row>;
  /** The next number for a numbered key. */
  readonly next: number;
}

export const emptyTable: TableState = { rows: new Map(), next: 1 };

/**
 * Throws UniqueViolation when two rows have equal values in a unique set of columns. Folded columns are compared folded.
 * Null equals nothing.
 */
const checkUnique = (schema: TableSchema, rows: ReadonlyMap<Scalar, Row>): void => {
  for (const columns of schema.unique ?? []) {
    const seen = new Set<string>();
    for (const row of rows.values()) {
      const values = columns.map((name) => {
        const value = row[name] ?? null;
        const kind = foldKindOf(columnOf(schema, name));
        return kind !== undefined && typeof value === 'string' ? foldBy[kind](value) : value;
      });
      if (values.includes(null)) continue;
      const identity = JSON.stringify(values);
      if (seen.has(identity)) throw new UniqueViolation(schema.name, columns);
      seen.add(identity);
    }
  }
};

export const withInserted = (
  schema: TableSchema,
  state: TableState,
  rows: readonly Row[],
): { state: TableState; inserted: Row[] } => {
  const all = new Map(state.rows);
  let next = state.next;
  const inserted = rows.map((given) => {
    const complete = completeRow(schema, given);
    const key = complete[schema.key] ?? next;
    if (all.has(key)) throw new UniqueViolation(schema.name, [schema.key]);
    if (typeof key === 'number') next = Math.max(next, key + 1);
    const row = { ...complete, [schema.key]: key };
    all.set(key, row);
    return row;
  });
  checkUnique(schema, all);
  return { state: { rows: all, next }, inserted };
};

export const withUpdated = (
  schema: TableSchema,
  state: TableState,
  changed: readonly Row[],
  patch: Row,
): TableState => {
  const all = new Map(state.rows);
  for (const row of changed) all.delete(row[schema.key] ?? null);
  for (const row of changed) {
    const after: Row = { ...row, ...patch };
    if (schema.versioned && Object.keys(patch).length > 0)
      after[versionField] = Number(row[versionField]) + 1;
    const key = after[schema.key] ?? null;
    if (all.has(key)) throw new UniqueViolation(schema.name, [schema.key]);
    all.set(key, after);
  }
  checkUnique(schema, all);
  return { ...state, rows: all };
};

export const withRemoved = (schema: TableSchema, state: TableState, removed: readonly Row[]): TableState => {
  const all = new Map(state.rows);
  for (const row of removed) all.delete(row[schema.key] ?? null);
  return { ...state, rows: all };
};

/**
 * Throws ReferenceViolation when a row of a table that was written, or that refers to one, refers to a row that does not
 * exist.
 */
export const checkReferences = (
  schemas: readonly TableSchema[],
  stateOf: (table: string) => TableState,
  written: ReadonlySet<string>,
): void => {
  for (const { name, references = [] } of schemas)
    for (const { column, table } of references) {
      if (!written.has(name) && !written.has(table)) continue;
      const { rows } = stateOf(table);
      for (const row of stateOf(name).rows.values())
        if (row[column] !== null && !rows.has(row[column] ?? null)) throw new ReferenceViolation(name);
    }
};
