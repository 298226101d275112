import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@scripts/build-state.mjs';

export interface DevServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** What `npm run dev` starts, on a free port and with data of its own. Only one at a time: they share Vite's cache. */
export const startDevServer = async (): Promise<DevServer> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portal-dev-'));
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, ['scripts/dev.mjs', '--port', '0'], {
    cwd: root,
    env: { ...env, DATA_FOLDER: dataFolder, DATABASE_URL: '', NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<string>((found, failed) => {
    let output = '';
    const read = (text: Buffer) => {
      output += text.toString();
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address !== undefined) found(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => failed(new Error(`The dev server did not start:\n${output}`)));
  });
  return {
    url,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};
