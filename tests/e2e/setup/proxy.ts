import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Proxy {
  /** Where browsers and tests call the server. */
  readonly url: string;
  /** Says where the server is, once it answers, and whether its calls are held to its document: they are, unless told otherwise. */
  leadTo(serverUrl: string, holdsDocument?: boolean): Promise<void>;
  stop(): void;
}

interface Document {
  readonly paths: Readonly<Record<string, object>>;
}

const violations: string[] = [];
/** What did not fit a server's document since it was last asked, one line for each call. */
export const takeViolations = (): string[] => violations.splice(0);

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
};

const prismCommand = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');

const startPrism = async (document: string, upstream: string) => {
  const port = await freePort();
  const settings = ['--port', String(port), '--verboseLevel', 'error'];
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
  return { port, stop: () => child.kill() };
};

/** The proxy reads every answer as text, so files of bytes go past it. */
const bytePaths = ({ paths }: Document): RegExp[] =>
  Object.entries(paths)
    .filter(([, operations]) => JSON.stringify(operations).includes('application/pdf'))
    .map(([path]) => new RegExp(`^${path.replace(/\{[^}]*\}/g, '[^/]+')}$`));

/** The contract ends some paths in a slash, the document none; the server answers with and without one. */
const slashAtEnd = /(?<=.)\/(?=\?|$)/;

/** Marks a call that Prism has read. */
const readMark = 'x-read-by-prism';

/** What Prism found in a call, taken from its answer. */
const note = (call: string, reply: IncomingMessage) => {
  const { 'sl-violations': found, ...headers } = reply.headers;
  if (found !== undefined) violations.push(`${call}: ${reply.statusCode ?? 0} ${String(found)}`);
  return headers;
};

/**
 * A stock validation proxy (Prism) before a server's API, which holds requests and answers to the server's `/openapi.json`. A
 * server of few lines stands in front of both, so that pages and API are one origin, as they are without it: a call goes from the
 * browser to the front, Prism, the front again, and the server, which so is asked by the address that the browser called.
 */
export const openProxy = async (): Promise<Proxy> => {
  let serverPort = 0;
  let prism: Awaited<ReturnType<typeof startPrism>> | undefined;
  let isRead: (path: string) => boolean = () => false;
  const front = createServer((incoming, answer) => {
    const { method = 'GET', url = '/' } = incoming;
    const { [readMark]: mark, ...headers } = incoming.headers;
    const way =
      mark === undefined && prism && isRead(url.replace(/\?.*/, ''))
        ? { port: prism.port, headers: { ...headers, [readMark]: 'yes' } }
        : { port: serverPort, headers };
    const outgoing = forward(
      { host: '127.0.0.1', method, path: url.replace(slashAtEnd, ''), ...way },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, note(`${method} ${url}`, reply));
        reply.pipe(answer);
        reply.on('error', () => answer.destroy());
      },
    );
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  const url = `http://localhost:${await listen(front)}`;
  return {
    url,
    leadTo: async (serverUrl, holdsDocument = true) => {
      serverPort = Number(new URL(serverUrl).port);
      if (!holdsDocument) return;
      const document = `${serverUrl}/openapi.json`;
      const bytes = bytePaths((await (await fetch(document)).json()) as Document);
      prism = await startPrism(document, url);
      isRead = (path) => path.startsWith('/api/') && !bytes.some((pattern) => pattern.test(path));
    },
    stop: () => {
      prism?.stop();
      front.closeAllConnections();
      front.close();
    },
  };
};
