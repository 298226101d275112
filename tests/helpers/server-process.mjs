import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/build-state.mjs';

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};

const isUp = (url) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const waitUntilUp = async (url, child, output) => {
  const end = Date.now() + 120_000;
  while (!(await isUp(url))) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`The server did not start:\n${output()}`);
    await sleep(50);
  }
};

const end = async (child, signal) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
};

const newDataFolder = async (template) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-data-'));
  if (template) await cp(template, folder, { recursive: true });
  return folder;
};

/**
 * Starts the built server, or another `main` file, on a free port, or that of `env`, with a new or a given data folder, and
 * waits until it responds.
 */
export const startServer = async ({
  dataFolder: givenFolder,
  template,
  env,
  nodeFlags = [],
  main = 'dist/server/main.js',
} = {}) => {
  const dataFolder = givenFolder ?? (await newDataFolder(template));
  const port = env?.PORT ?? (await freePort());
  const outboxPort = env?.OUTBOX_PORT ?? (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...nodeFlags, main], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      OUTBOX_PORT: String(outboxPort),
      DATA_FOLDER: dataFolder,
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  await waitUntilUp(url, child, () => output);
  return {
    url,
    outboxUrl: `http://localhost:${outboxPort}/outbox`,
    dataFolder,
    pid: child.pid,
    output: () => output,
    kill: () => end(child, 'SIGKILL'),
    pause: () => end(child, 'SIGTERM'),
    stop: async () => {
      await end(child, 'SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};
