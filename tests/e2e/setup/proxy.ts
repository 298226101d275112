import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const violations: string[] = [];
/** What did not fit a server's document since it was last asked, one line for each call. */
export const takeViolations = (): string[] => violations.splice(0);

const listen = async (server: Server, port = 0): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
const close = (server: Server) => {
  server.closeAllConnections();
  server.close();
};

/** Asks the same of another port, and passes the answer on with these headers of its own. */
const forward = (
  incoming: IncomingMessage,
  answer: ServerResponse,
  way: { readonly port: number; readonly path?: string; readonly headers: IncomingMessage['headers'] },
  headersOf: (reply: IncomingMessage) => IncomingMessage['headers'],
) => {
  const { method, url: path } = incoming;
  const outgoing = request({ host: '127.0.0.1', method, path, ...way }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, headersOf(reply));
    reply.pipe(answer);
    reply.on('error', () => answer.destroy());
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
};

/** Marks a call that goes through Prism with the server that it is for: its port, and the address that the browser called. */
const serverMark = 'x-server-behind-prism';

const prismCommand = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');

interface Document {
  readonly paths: Readonly<Record<string, object>>;
}

/**
 * The proxy reads every answer whole, and as text, before it passes on its first byte. So files go past it: those of bytes, and lists as CSV,
 * which the portal gives up after 30 s without a sign of life.
 */
const filePaths = ({ paths }: Document): string =>
  Object.entries(paths)
    .filter(([, operations]) => JSON.stringify(operations).includes('application/pdf'))
    .map(([path]) => `^${path.replace(/\{[^}]*\}/g, '[^/]+')}(?:\\?|$)`)
    .concat('[?&]format=csv(?:&|$)')
    .join('|');

/** Where the Prism of this run is, and which calls go past it; the global set-up says so to the workers. */
interface Way {
  readonly port: number;
  readonly past: string;
}
const wayOver = (): Way => JSON.parse(process.env['PRISM'] ?? '') as Way;

/**
 * A stock validation proxy (Prism) for the servers of all workers, which holds requests and answers to `/openapi.json`. It leads to one
 * address only; behind it stands a server of few lines that goes on by the mark.
 */
export const startPrism = async (document: string): Promise<Way & { stop(): void }> => {
  const past = filePaths(JSON.parse(readFileSync(document, 'utf8')) as Document);
  const behind = createServer((incoming, answer) => {
    const { [serverMark]: mark, ...headers } = incoming.headers;
    const [port, host] = String(mark).split(' ');
    // Only whether it is up was asked.
    if (!host) return void answer.end();
    forward(
      incoming,
      answer,
      { port: Number(port), headers: { ...headers, host } },
      ({ headers: all }) => all,
    );
  });
  const upstream = `http://127.0.0.1:${await listen(behind)}`;
  const probe = createServer();
  const port = await listen(probe);
  close(probe);
  const settings = ['--port', String(port), '--verboseLevel', 'error', '--multiprocess=false'];
  const child = spawn(process.execPath, [prismCommand, 'proxy', document, upstream, ...settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`Prism did not start:\n${output}`);
    await sleep(50);
  }
  return {
    port,
    past,
    stop: () => {
      child.kill();
      close(behind);
    },
  };
};

/** What Prism found in a call, taken from its answer. */
const note = (call: string, reply: IncomingMessage) => {
  const { 'sl-violations': found, ...headers } = reply.headers;
  if (found !== undefined) violations.push(`${call}: ${reply.statusCode ?? 0} ${String(found)}`);
  return headers;
};

/** The contract ends some paths in a slash, the document none; the server answers with and without one. */
const slashAtEnd = /(?<=.)\/(?=\?|$)/;

/**
 * A server of few lines in front of one of the portal's, so that pages and API are one origin, as they are without it. Calls of the API
 * make the way over Prism and are held to the document, unless told otherwise.
 */
export const openProxy = async (holdsDocument = true) => {
  let serverPort = 0;
  const { port: prismPort, past } = wayOver();
  const isPast = new RegExp(past);
  const front = createServer((incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const isHeld = holdsDocument && url.startsWith('/api/') && !isPast.test(url);
    const mark = { [serverMark]: `${serverPort} ${headers.host ?? ''}` };
    const way = isHeld
      ? { port: prismPort, headers: { ...headers, ...mark } }
      : { port: serverPort, headers };
    forward(incoming, answer, { path: url.replace(slashAtEnd, ''), ...way }, (reply) =>
      note(`${method} ${url}`, reply),
    );
  });
  return {
    /** Where browsers and tests call the server. */
    url: `http://localhost:${await listen(front)}`,
    leadTo: (serverUrl: string) => {
      serverPort = Number(new URL(serverUrl).port);
    },
    stop: () => close(front),
  };
};
