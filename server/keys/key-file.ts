import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Keys } from '../api/deps';
import { firstKeyId, type KeyRing, type RingKey } from '../api/key-ring';
import { unusableFolderError } from '../storage/data-folder';

const keyLength = 32;

type StoredJson = Readonly<Record<string, unknown>>;

const bytesFrom = (stored: unknown): Uint8Array<ArrayBuffer> => {
  const key = new Uint8Array(Buffer.from(typeof stored === 'string' ? stored : '', 'base64'));
  if (key.length !== keyLength) throw new Error('wrong length');
  return key;
};

const ringKeyFrom = ({ id, key, until }: StoredJson): RingKey => {
  if (typeof id !== 'string' || !/^\w{1,32}$/.test(id)) throw new Error('wrong id');
  return { id, bytes: bytesFrom(key), ...(typeof until === 'string' && { until: Date.parse(until) }) };
};

/** Older files have a single key instead of a ring. */
const ringFrom = (stored: unknown): KeyRing => {
  if (!Array.isArray(stored)) return [{ id: firstKeyId, bytes: bytesFrom(stored) }];
  const [newest, ...older] = (stored as StoredJson[]).map(ringKeyFrom);
  if (!newest) throw new Error('no key');
  return [newest, ...older];
};

/** Older files have two keys. The digests in their databases were made with the key that signed tokens. */
const keysFrom = (stored: StoredJson): Keys => {
  const token = ringFrom(stored['signing']);
  return {
    token,
    encryption: ringFrom(stored['encryption']),
    lookup: stored['lookup'] === undefined ? token[0].bytes : bytesFrom(stored['lookup']),
    trail:
      stored['trail'] === undefined ? new Uint8Array(randomBytes(keyLength)) : bytesFrom(stored['trail']),
  };
};

interface KeyFileContent {
  readonly keys: Keys;
  /** Whether the file contains all keys. */
  readonly isComplete: boolean;
}

/**
 * Reads the key file. Returns null when it does not exist. Throws one clear sentence when it cannot be read or is
 * damaged.
 */
export const readKeyFile = (file: string): KeyFileContent | null => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw new Error(`The key file ${file} cannot be read.`, { cause: error });
  }
  try {
    const stored = JSON.parse(text) as StoredJson;
    return {
      keys: keysFrom(stored),
      isComplete: stored['lookup'] !== undefined && stored['trail'] !== undefined,
    };
  } catch (error) {
    // Creating new keys here would silently end every session and lose all sealed data, so an admin has to decide.
    throw new Error(
      `The key file ${file} is damaged; restore it, or remove it to end all sessions and give up the membership forms.`,
      { cause: error },
    );
  }
};

const base64 = (key: Uint8Array): string => Buffer.from(key).toString('base64');
const storedRing = (ring: KeyRing) =>
  ring.map(({ id, bytes: key, until }) => ({
    id,
    key: base64(key),
    ...(until !== undefined && { until: new Date(until).toISOString() }),
  }));

/** Writes to a temporary file and renames it, so that an interrupted start leaves no incomplete file. */
export const writeKeyFile = (file: string, { token, encryption, lookup, trail }: Keys): void => {
  const stored = {
    signing: storedRing(token),
    encryption: storedRing(encryption),
    lookup: base64(lookup),
    trail: base64(trail),
  };
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw unusableFolderError(dirname(file), error);
  }
};
