import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDataFolder, unusableFolder } from './storage/data-folder';

/** 32 random bytes each; see `Keys` for what each of them does. */
export interface ServerKeys {
  readonly signing: Uint8Array;
  readonly encryption: Uint8Array;
  readonly lookup: Uint8Array;
  readonly trail: Uint8Array;
}

const bytes = 32;

const newKeys = (): ServerKeys => ({
  signing: randomBytes(bytes),
  encryption: randomBytes(bytes),
  lookup: randomBytes(bytes),
  trail: randomBytes(bytes),
});

const keyFrom = (stored: unknown): Uint8Array => {
  const key = Buffer.from(typeof stored === 'string' ? stored : '', 'base64');
  if (key.length !== bytes) throw new Error('wrong length');
  return key;
};

type StoredKeys = Partial<Record<keyof ServerKeys, unknown>>;

/** Files of before had two keys, and the digests in their database were made with the one that signed tokens. */
const completed = (stored: StoredKeys): ServerKeys => {
  const signing = keyFrom(stored.signing);
  return {
    signing,
    encryption: keyFrom(stored.encryption),
    lookup: stored.lookup === undefined ? signing : keyFrom(stored.lookup),
    trail: stored.trail === undefined ? randomBytes(bytes) : keyFrom(stored.trail),
  };
};

interface ReadKeys {
  readonly keys: ServerKeys;
  readonly isComplete: boolean;
}

const readKeys = (file: string): ReadKeys | null => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw new Error(`The key file ${file} cannot be read.`, { cause: error });
  }
  try {
    const stored = JSON.parse(text) as StoredKeys;
    return {
      keys: completed(stored),
      isComplete: stored.lookup !== undefined && stored.trail !== undefined,
    };
  } catch (error) {
    // Making new keys here would end every session and lose what is sealed without a word, so a person has to decide.
    throw new Error(
      `The key file ${file} is damaged; restore it, or remove it to end all sessions and give up the membership forms.`,
      { cause: error },
    );
  }
};

/** Written beside and moved, so that a start cut short leaves no half file. */
const writeKeys = (dataFolder: string, file: string, keys: ServerKeys): void => {
  const encoded = Object.fromEntries(
    Object.entries(keys).map(([name, key]: [string, Uint8Array]) => [
      name,
      Buffer.from(key).toString('base64'),
    ]),
  );
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify(encoded, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw unusableFolder(dataFolder, error);
  }
};

/**
 * The keys of a data folder, made at the first start and readable by the server's own account only. Throws one clear sentence
 * when the folder is not writable or the file is damaged.
 */
export const loadKeys = (dataFolder: string): ServerKeys => {
  prepareDataFolder(dataFolder);
  const file = join(dataFolder, 'keys.json');
  const present = readKeys(file);
  const keys = present?.keys ?? newKeys();
  if (!present?.isComplete) writeKeys(dataFolder, file, keys);
  return keys;
};
