import { join } from 'node:path';
import type { Keys } from '../api/deps';
import { systemClock } from '../api/clock';
import { loadKeys } from './load-keys';
import { silentLog } from '../log';
import type { Settings } from '../settings/read-settings';
import { openStorage } from '../storage/open-storage';
import { resourceTables } from '../storage/resource-tables';
import type { Storage } from '../storage/storage';
import { systemTables } from '../storage/system-tables';
import { recordEvents } from '../trail/record-event';
import { resources } from '@resources';
import { writeKeyFile } from './key-file';
import { resealAll, withNewEncryptionKey, withNewSigningKey, withoutUnused } from './rotate';

type RotateSettings = Pick<Settings, 'dataFolder' | 'keysFile' | 'databaseUrl'>;

interface RotateOptions {
  /** Only reseals what is left from an earlier run, and removes keys that are no longer needed. */
  readonly finish: boolean;
  readonly print: (line: string) => void;
  readonly now?: number;
}

const recordRotation = (storage: Storage, keys: Keys, note: string): Promise<void> =>
  storage.transaction((tx) =>
    recordEvents(
      { log: silentLog, keys, clock: systemClock },
      tx,
      { userId: null, network: '', requestId: '' },
      [{ action: 'keys-rotated', resource: 'keys', note }],
    ),
  );

/**
 * Replaces the keys of a stopped portal. The new keys are written to the file before anything is sealed with them, so an
 * interrupted run loses nothing, and the next run finishes it. The lock of the data folder keeps servers away from the
 * built-in database. Servers on PostgreSQL cannot be detected: there, the replaced encryption key is kept until the next
 * run, for data that a running server sealed with it. Returns whether everything was resealed.
 */
export const rotateKeys = async (settings: RotateSettings, options: RotateOptions): Promise<boolean> => {
  const { dataFolder, databaseUrl, keysFile } = settings;
  const { finish, print, now = Date.now() } = options;
  const file = keysFile ?? join(dataFolder, 'keys.json');
  const schemas = [...systemTables, ...resourceTables(resources)];
  const { storage } = await openStorage({ dataFolder, ...(databaseUrl && { databaseUrl }) }, schemas);
  try {
    const before = loadKeys(dataFolder, keysFile);
    const keys: Keys = finish
      ? before
      : {
          ...before,
          token: withNewSigningKey(before.token, now),
          encryption: withNewEncryptionKey(before.encryption),
        };
    writeKeyFile(file, keys);
    const { sealed, lost } = await resealAll(storage, keys.encryption);
    const replaced = databaseUrl && !finish ? before.encryption[0].id : null;
    const remainingKeys = await withoutUnused(storage, keys, ({ id }) => id === replaced);
    writeKeyFile(file, remainingKeys);
    await recordRotation(storage, remainingKeys, finish ? 'finished' : 'replaced');
    print(
      `${finish ? 'No new keys.' : 'New keys for signing and encryption.'} ${sealed} texts re-encrypted.`,
    );
    for (const [column, count] of Object.entries(lost))
      print(`${count} texts of ${column} cannot be decrypted with any current key; they were not changed.`);
    const older = remainingKeys.encryption.length - 1;
    if (older > 0)
      print(
        `Older encryption keys kept: ${older}. "npm run keys:rotate -- --finish" removes them once nothing needs them.`,
      );
    print(`Back up ${file}, give it to every server, and start them.`);
    return Object.keys(lost).length === 0;
  } finally {
    await storage.close();
  }
};
