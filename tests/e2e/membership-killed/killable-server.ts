import { rm } from 'node:fs/promises';
import { startServer } from '@tests/helpers/server-process.mjs';
import { openProxy } from '../setup/proxy';
import { dataTemplate, nodeFlags } from '../setup/server';

/** How far each restart moves the clock ahead: work that was interrupted counts as abandoned by then. In milliseconds. */
const outageMs = 3 * 60_000;

/** Moves the clock of a process. */
const clockOffsetOption = (milliseconds: number): string => {
  const code = `const now = Date.now; Date.now = () => now() + ${milliseconds};`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
};

/**
 * A server process with the demo data that can be killed and restarted with the same data and at the same address. Its
 * calls are validated against the API document. The browser sees a lost connection for calls that the kill interrupts
 * or that are sent while the server is down.
 */
export const startKillableServer = async () => {
  const proxy = await openProxy();
  const address = { PUBLIC_URL: proxy.url };
  let running = await startServer({ template: dataTemplate(), env: address, nodeFlags });
  let kills = 0;
  const { url, outboxUrl, dataFolder } = running;
  proxy.leadTo(url);
  const sameAddress = { ...address, PORT: new URL(url).port, OUTBOX_PORT: new URL(outboxUrl).port };
  return {
    url: proxy.url,
    outboxUrl,
    dataFolder,
    kill: () => running.kill(),
    restart: async () => {
      kills += 1;
      const env = { ...sameAddress, NODE_OPTIONS: clockOffsetOption(kills * outageMs) };
      running = await startServer({ dataFolder, env, nodeFlags });
    },
    remove: async () => {
      proxy.stop();
      await running.kill();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};

export type KillableServer = Awaited<ReturnType<typeof startKillableServer>>;
