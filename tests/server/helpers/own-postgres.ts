import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const versions = '/usr/lib/postgresql';
const programs = (existsSync(versions) ? readdirSync(versions) : [])
  .map((version) => join(versions, version, 'bin'))
  .find((bin) => existsSync(join(bin, 'pg_ctl')) && existsSync(join(bin, 'initdb')));

/** Whether a separate cluster can be created on this machine. */
export const hasPostgres = programs !== undefined;

const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root. */
const run = (program: string, args: readonly string[]): string => {
  const command = join(programs ?? '', program);
  const argv = isRoot ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args];
  return execFileSync(argv[0] ?? '', argv.slice(1), { cwd: '/', encoding: 'utf8', stdio: 'pipe' });
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts a cluster that a test may stop and start. */
export const startOwnPostgres = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-own-pg-'));
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  const port = await freePort();
  run('initdb', ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const control = (...args: readonly string[]) => run('pg_ctl', ['-D', data, '-w', ...args]);
  const start = () => control('-l', join(folder, 'log'), '-o', options, 'start');
  start();
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    start,
    /** `immediate` is like a crash; `fast` closes every connection cleanly. */
    stop: (mode: 'fast' | 'immediate') => control('-m', mode, 'stop'),
    remove: () => {
      try {
        control('-m', 'immediate', 'stop');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
};
