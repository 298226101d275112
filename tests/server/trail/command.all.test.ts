import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '@server/api/clock';
import { loadKeys } from '@server/keys/load-keys';
import { silentLog } from '@server/log';
import { openStorage } from '@server/storage/open-storage';
import type { Storage } from '@server/storage/storage';
import { runTrailCommand } from '@server/trail/command';
import { recordEvents } from '@server/trail/record-event';
import { putDatabase, schemas } from '../storage/pglite-database';
import { newDatabase, reachablePostgres } from '../storage/postgres-database';
import { eq } from './world';

const server = await reachablePostgres();

const kinds = ['PGlite', ...(server ? ['PostgreSQL'] : [])];

describe.each(kinds)('trail commands on %s', (kind) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-trail-'));
  let database: { url: string; drop(): Promise<void> } | undefined;
  let environment: Record<string, string> = {};

  /** Works on the data like a server that is stopped afterwards. */
  const open = async (work: (storage: Storage) => Promise<unknown>): Promise<void> => {
    const { storage } = await openStorage(
      { dataFolder, ...(database && { databaseUrl: database.url }) },
      schemas,
    );
    try {
      await work(storage);
    } finally {
      await storage.close();
    }
  };
  const run = async (command: 'verify' | 'erase', ...args: string[]) => {
    const lines: string[] = [];
    const code = await runTrailCommand(command, args, { environment, print: (line) => lines.push(line) });
    return { code, text: lines.join('\n') };
  };

  beforeAll(async () => {
    if (kind === 'PostgreSQL') database = await newDatabase(server ?? '');
    else putDatabase(dataFolder, 'with tables');
    environment = { DATA_FOLDER: dataFolder, ...(database && { DATABASE_URL: database.url }) };
    const keys = { trail: loadKeys(dataFolder).trail };
    await open((storage) =>
      recordEvents(
        { keys, clock: systemClock, log: silentLog },
        storage,
        { userId: 7, network: '192.0.2.7', requestId: 'r' },
        [
          { action: 'sign-in', resource: 'session', recordId: 7 },
          { action: 'sign-out', resource: 'session', recordId: 7 },
        ],
      ),
    );
  });
  afterAll(async () => {
    rmSync(dataFolder, { recursive: true, force: true });
    await database?.drop();
  });

  it('report an intact trail with its length and last row', async () => {
    const { code, text } = await run('verify');
    expect({ code, text }).toEqual({
      code: 0,
      text: expect.stringMatching(/^The audit trail is complete: 2 rows, the last is 2:[\w+/=]{44}$/),
    });
    const end = text.split(' ').at(-1) ?? '';
    expect((await run('verify', '--expect', end)).code).toBe(0);
    expect(await run('verify', '--expect', end.replace(/^2/, '1'))).toEqual({
      code: 1,
      text: 'The audit trail is broken. Row 1 differs from the expected one.',
    });
  });

  it('erase values and leave the trail intact', async () => {
    expect(await run('erase', '--user', '7')).toEqual({ code: 0, text: 'Values erased: 2.' });
    expect(await run('erase', '--record', 'users/7')).toMatchObject({ code: 0 });
    await open(async (storage) => {
      expect(JSON.stringify(await storage.table('trail_values').find([]))).not.toContain('192.0.2.7');
    });
    expect((await run('verify')).text).toMatch(/^The audit trail is complete: 4 rows/);
  });

  it('report the first broken row', async () => {
    await open((storage) => storage.table('audit_trail').update(eq('id', 2), { user_id: 8 }));
    expect(await run('verify')).toEqual({ code: 1, text: 'The audit trail is broken. Row 2 was changed.' });
  });

  it.each([['--all'], ['--user', 'x'], ['--user'], ['--record', '../x'], []])(
    'print their usage: %s %s',
    async (...args) => {
      expect(await run('erase', ...args)).toEqual({ code: 2, text: expect.stringMatching(/^Usage: /) });
    },
  );

  // PostgreSQL serves several processes at once. A folder belongs to one process.
  if (kind === 'PGlite') {
    it('report that the folder is in use', async () => {
      await open(async () => {
        expect(await run('verify')).toEqual({ code: 2, text: expect.stringContaining('in use') });
      });
    });
  }

  it('report a missing key file', async () => {
    environment = { ...environment, DATA_FOLDER: join(dataFolder, 'nothing') };
    expect(await run('verify')).toEqual({ code: 2, text: expect.stringContaining('no key file') });
  });
});
