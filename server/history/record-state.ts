import type { Resource } from '@core/resource/resource';
import { versionField } from '@core/resource/versioned';
import { readerOf } from '../api/resources/context';
import { behaviorOf } from '../api/resources/behavior-of';
import { factsOf, isSame, type Facts } from '../api/resources/changes';
import { tableName } from '../storage/resource-tables';
import type { Row, Storage } from '../storage/storage';

/** A record as every declaration of its table knows it, with all rights, secret values included. */
export interface RecordState {
  readonly version: number;
  readonly facts: Facts;
}

/** A state as it is stored. */
interface StoredState {
  /** Without secret values. */
  readonly facts: Facts;
  /** The secret fields that the write changed. */
  readonly secret: readonly string[];
}

const declarationsOf = (resources: readonly Resource[], table: string): readonly Resource[] =>
  resources.filter((resource) => tableName(resource) === table);

/** Returns `stateOf` for the rows of a table. */
export const statesOf = (
  resources: readonly Resource[],
  tx: Storage,
  table: string,
): ((row: Row) => Promise<RecordState>) => {
  const declared = declarationsOf(resources, table);
  const behaviors = new Set(declared.map(behaviorOf));
  const reader = readerOf(resources, tx);
  return async (row) => {
    let facts: Facts = {};
    for (const resource of declared) facts = factsOf(resource, row, facts);
    for (const behavior of behaviors)
      facts = { ...facts, ...(await behavior.computed?.stored?.(reader, row))?.facts };
    return { version: Number(row[versionField] ?? 0), facts };
  };
};

/**
 * Returns the state of a row: its stored fields, and what the behaviors of its table know from other tables. Every input
 * of an edit form is one of them, so that the state can be written back.
 */
export const stateOf = (
  resources: readonly Resource[],
  tx: Storage,
  table: string,
  row: Row,
): Promise<RecordState> => statesOf(resources, tx, table)(row);

/** Returns the names of the values that two states have in common and that differ. */
export const differences = (before: Facts, after: Facts): readonly string[] =>
  Object.keys(after).filter((name) => Object.hasOwn(before, name) && !isSame(before[name], after[name]));

/**
 * Returns a function for a state of the table's records as text, with the secret values left out. `before` is null for a
 * new record.
 */
export const storedTexts = (resources: readonly Resource[], table: string) => {
  const secret = new Set(
    declarationsOf(resources, table).flatMap(({ fields }) =>
      Object.keys(fields).filter((name) => fields[name]?.secret),
    ),
  );
  return (before: RecordState | null, { facts }: RecordState): string => {
    const stored: StoredState = {
      facts: Object.fromEntries(Object.entries(facts).filter(([name]) => !secret.has(name))),
      secret: [...secret].filter((name) => !isSame(before?.facts[name] ?? null, facts[name] ?? null)),
    };
    return JSON.stringify(stored);
  };
};

/** Returns the stored state of an entry. Null when it was erased. */
export const stateIn = (entry: Row | undefined): StoredState | null =>
  typeof entry?.['state'] === 'string' ? (JSON.parse(entry['state']) as StoredState) : null;
