const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Counts what the page loads: bytes on the wire (compressed body and headers; 1 kB = 1000 bytes), by the browser's own tools. */
export const watchNetwork = async (session) => {
  const requests = new Map();
  let lastChange = Date.now();
  let clock;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, type, request }) => {
    if (!request.url.startsWith('http')) return;
    clock ??= { timestamp, wallTime };
    requests.set(requestId, { type });
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
    /** What was loaded by a moment, given in milliseconds since 1970. */
    until: (moment) => {
      const monotonic = clock.timestamp + moment / 1000 - clock.wallTime;
      const loaded = [...requests.values()].filter(({ end }) => end !== undefined && end <= monotonic);
      const scripts = loaded.filter(({ type }) => type === 'Script');
      const kB = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
      return { scriptKB: Math.round(kB), scripts: scripts.length, requests: loaded.length };
    },
    quiet: async () => {
      const end = Date.now() + 20_000;
      const busy = () => [...requests.values()].some((request) => request.end === undefined);
      while (Date.now() < end && (busy() || Date.now() - lastChange < 400)) await sleep(25);
    },
  };
};
