import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../../scripts/build-state.mjs';

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

export interface RunningServer {
  readonly url: string;
  readonly dataFolder: string;
  /** Ends the process at once, as a power cut would; the data folder stays. */
  kill(): Promise<void>;
  /** Ends it in good order and removes the data folder. */
  stop(): Promise<void>;
}

const isUp = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const untilUp = async (url: string, child: ChildProcess, output: () => string): Promise<void> => {
  const end = Date.now() + 90_000;
  while (!(await isUp(url))) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`The server did not start:\n${output()}`);
    await sleep(50);
  }
};

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
};

/** Starts the built server on a free port, with a new data folder or the given one, and waits until it answers. */
export const startServer = async (given?: {
  dataFolder?: string;
  env?: Record<string, string>;
}): Promise<RunningServer> => {
  const dataFolder = given?.dataFolder ?? (await mkdtemp(join(tmpdir(), 'portal-e2e-')));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, DATABASE_URL: '', ...given?.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  await untilUp(url, child, () => output);
  return {
    url,
    dataFolder,
    kill: () => end(child, 'SIGKILL'),
    stop: async () => {
      await end(child, 'SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};
