import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { putDatabase } from './pglite-database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStorage } from '@server/storage/open-storage';
import { systemTables } from '@server/storage/system-tables';

const writer = fileURLToPath(new URL('../helpers/writer.mjs', import.meta.url));
let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'portal-kill-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the writer until it has acknowledged that many rows, then kills it. Returns the ids that it acknowledged. */
const killedAfter = (acknowledged: number): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    let errorOutput = '';
    child.stderr.on('data', (text: Buffer) => (errorOutput += text.toString()));
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString();
      if (printed.split('\n').length > acknowledged) child.kill('SIGKILL');
    });
    child.on('close', (_code, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(`The writer ended by itself: ${errorOutput}`));
      else resolve(printed.slice(0, printed.lastIndexOf('\n')).split('\n').map(Number));
    });
  });

it(
  'keeps every acknowledged write and no partial transaction when the process is killed twice',
  { timeout: 120_000 },
  async () => {
    putDatabase(folder);
    const ids = [...(await killedAfter(60)), ...(await killedAfter(35))];
    expect(ids.length).toBeGreaterThanOrEqual(95);
    const { storage } = await openStorage({ dataFolder: folder }, systemTables);
    const mails = await storage.table('mails').find([]);
    const stored = new Set(mails.map(({ id }) => id));
    expect(ids.filter((id) => !stored.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    // At each of the two kills, at most the row being written was stored but not acknowledged.
    expect(mails.length - ids.length).toBeLessThanOrEqual(2);
    expect(mails.filter(({ subject }) => subject === 'draft')).toEqual([]);
    await storage.close();
  },
);
