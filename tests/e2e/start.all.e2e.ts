import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@scripts/build-state.mjs';
import { startServer } from '../helpers/server-process.mjs';
import { expect, test } from './setup/fixtures';

const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the built server with settings that it rejects. Returns its output and its exit code. */
const refusedStart = async (environment: Readonly<Record<string, string>>) => {
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (printed += text.toString()));
  const [code] = (await once(server, 'close')) as [number | null];
  return { code, printed };
};

test('rejects wrong and unsafe settings with one message without a stack trace', async () => {
  const { code, printed } = await refusedStart({
    HOST: '0.0.0.0',
    PORT: 'eighty',
    DEMO_DATA: 'maybe',
    SMTP_URL: 'mail:secret@mail.example',
  });
  expect(code).toBe(1);
  const named = printed.split('\n').map((line) => /^ {2}- ([A-Z_]+) must /.exec(line)?.[1]);
  expect(named.filter(Boolean).toSorted()).toEqual(
    ['DEMO_DATA', 'PORT', 'PUBLIC_URL', 'SIGNING_PROVIDER', 'SMTP_URL', 'TRUST_PROXY'].toSorted(),
  );
  expect(printed).not.toMatch(/secret|\bat .+:\d+:\d+/);
});

test('starts for a public address with all required settings, and warns about a Node version without security updates', async () => {
  const server = await startServer({
    env: {
      PUBLIC_URL: 'https://portal.example',
      SMTP_URL: 'smtp://localhost:2525',
      MEMBERSHIP: 'off',
      TRUST_PROXY: '1',
      DEMO_DATA: 'off',
    },
  });
  try {
    const isOld = Number.parseInt(process.versions.node, 10) < 22;
    expect(server.output().includes('no longer gets security updates')).toBe(isOld);
  } finally {
    await server.stop();
  }
});
