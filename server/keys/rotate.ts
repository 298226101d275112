import type { Keys } from '../api/deps';
import { newKey, type KeyRing, type RingKey } from '../api/key-ring';
import { seal, sealKeyIdOf, unseal } from '../api/membership/seal';
import { maxTokenLifetime } from '../api/session/tokens';
import type { Row, Storage } from '../storage/storage';
import { sealedColumns, type SealedColumn } from './sealed-columns';

/** Adds a new signing key. Older keys stay valid until the last token that they may have signed has expired. */
export const withNewSigningKey = ([newest, ...older]: KeyRing, now: number): KeyRing => [
  newKey(),
  { ...newest, until: now + maxTokenLifetime },
  ...older.filter(({ until }) => until !== undefined && now < until),
];

/** Adds a new encryption key. Older keys are still used to open what they sealed. */
export const withNewEncryptionKey = (ring: KeyRing): KeyRing => [newKey(), ...ring];

/** How many rows to load at once. Rows with signed documents are large. */
const batchSize = 50;

interface ResealResult {
  /** How many texts were resealed. */
  readonly sealed: number;
  /** How many could not be opened, by `table.column`. */
  readonly lost: Readonly<Record<string, number>>;
}

const rowsAfter = (storage: Storage, { table, key }: SealedColumn, last: Row | undefined): Promise<Row[]> =>
  storage.table(table).find(last ? [{ field: key, op: 'gt', value: last[key] ?? null }] : [], batchSize);

/** Returns whether the text of a row is now sealed with the newest key. Null when there was nothing to do. */
const resealRow = async (
  storage: Storage,
  encryption: KeyRing,
  { table, key, column, owner }: SealedColumn,
  row: Row,
): Promise<boolean | null> => {
  const text = row[column];
  if (typeof text !== 'string' || sealKeyIdOf(text) === encryption[0].id) return null;
  const opened = await unseal({ encryption }, text, owner(row)).catch(() => null);
  if (opened === null) return false;
  // Only when the text is unchanged. A text that was changed meanwhile stays.
  const unchanged = [
    { field: key, op: 'eq', value: row[key] ?? null },
    { field: column, op: 'eq', value: text },
  ] as const;
  await storage.table(table).update(unchanged, { [column]: await seal({ encryption }, opened, owner(row)) });
  return true;
};

/** Reseals every text of an older key with the newest key. Can be interrupted and started again. */
export const resealAll = async (
  storage: Storage,
  encryption: KeyRing,
  columns: readonly SealedColumn[] = sealedColumns,
): Promise<ResealResult> => {
  let sealed = 0;
  const lost: Record<string, number> = {};
  for (const column of columns) {
    let rows = await rowsAfter(storage, column, undefined);
    while (rows.length > 0) {
      for (const row of rows) {
        const done = await resealRow(storage, encryption, column, row);
        const name = `${column.table}.${column.column}`;
        if (done === false) lost[name] = (lost[name] ?? 0) + 1;
        if (done) sealed += 1;
      }
      rows = await rowsAfter(storage, column, rows.at(-1));
    }
  }
  return { sealed, lost };
};

/** Returns the ids of all keys that are still in use. */
const idsInUse = async (
  storage: Storage,
  columns: readonly SealedColumn[] = sealedColumns,
): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>();
  for (const column of columns) {
    let rows = await rowsAfter(storage, column, undefined);
    while (rows.length > 0) {
      for (const row of rows) {
        const text = row[column.column];
        if (typeof text === 'string') ids.add(sealKeyIdOf(text));
      }
      rows = await rowsAfter(storage, column, rows.at(-1));
    }
  }
  return ids;
};

/** Removes older encryption keys that are no longer in use, except those that `keep` accepts. */
export const withoutUnused = async (
  storage: Storage,
  keys: Keys,
  keep: (key: RingKey) => boolean,
): Promise<Keys> => {
  const used = await idsInUse(storage);
  const [newest, ...older] = keys.encryption;
  return { ...keys, encryption: [newest, ...older.filter((key) => used.has(key.id) || keep(key))] };
};
