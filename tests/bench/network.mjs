import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

const weights = new Map();
/** The size of a built script in bytes, gzip level 6, regardless of how the server sent it. */
const weigh = (folder, url) => {
  const file = join(folder, new URL(url).pathname);
  if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(file), { level: 6 }).length);
  return weights.get(file);
};

/**
 * Watches what a page of the build in `folder` loads: gzipped script bytes, and all bytes transferred, from the
 * browser's own tools. 1 kB is 1000 bytes.
 */
export const watchNetwork = async (session, folder) => {
  const requests = new Map();
  let lastChange = Date.now();
  let clock;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, type, request }) => {
    if (!request.url.startsWith('http')) return;
    clock ??= { timestamp, wallTime };
    requests.set(requestId, { type, url: request.url });
    lastChange = Date.now();
  });
  const finish = (requestId, timestamp, bytes) => {
    const request = requests.get(requestId);
    if (!request) return;
    Object.assign(request, { end: timestamp, bytes });
    lastChange = Date.now();
  };
  session.on('Network.loadingFinished', (event) =>
    finish(event.requestId, event.timestamp, event.encodedDataLength),
  );
  session.on('Network.loadingFailed', (event) => finish(event.requestId, event.timestamp, 0));
  return {
    /** Returns what was loaded until a moment, in milliseconds since 1970. */
    until: (moment) => {
      const monotonic = clock.timestamp + moment / 1000 - clock.wallTime;
      const loaded = [...requests.values()].filter(({ end }) => end !== undefined && end <= monotonic);
      const scripts = loaded.filter(({ type }) => type === 'Script');
      const kB = (of, bytes) => Math.round(of.reduce((sum, request) => sum + bytes(request), 0) / 1000);
      return {
        scriptKB: kB(scripts, ({ url }) => weigh(folder, url)),
        scripts: scripts.length,
        wireKB: kB(loaded, ({ bytes }) => bytes),
        requests: loaded.length,
      };
    },
    /** How many requests were made so far. */
    count: () => requests.size,
    quiet: async () => {
      const end = Date.now() + 20_000;
      const busy = () => [...requests.values()].some((request) => request.end === undefined);
      while (Date.now() < end && (busy() || Date.now() - lastChange < 400)) await sleep(25);
    },
  };
};
