import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, request as forward, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startServer, type RunningServer } from '@tests/helpers/server-process.mjs';

export interface ValidatedServer extends RunningServer {
  /** What did not fit the API's document since it was last asked, one line for each call. */
  violations(): string[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses?: object }>>>>;
}

const prismCommand = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
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

/** The contract ends some paths in a slash, the document none; the server answers with and without one. */
const slashAtEnd = /(?<=.)\/(?=\?|$)/;

/** The proxy reads every answer as text, so files of bytes go past it. */
const bytePaths = ({ paths }: Document): RegExp[] =>
  Object.entries(paths)
    .filter(([, operations]) => JSON.stringify(operations).includes('application/pdf'))
    .map(([path]) => new RegExp(`^${path.replace(/\{[^}]*\}/g, '[^/]+')}$`));

const startPrism = async (document: string, upstream: string) => {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [prismCommand, 'proxy', document, upstream, '--port', String(port), '--verboseLevel', 'error'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`Prism did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { port, stop: () => child.kill() };
};

/** Marks a call that the proxy has read. */
const readMark = 'x-read-by-proxy';

/**
 * The built server, and between its API and the browser a stock validation proxy (Prism) that holds requests and answers to
 * `/openapi.json`. A server in front makes them one origin: browser → front → Prism → front → server, so the server sees the
 * address that the browser called.
 */
export const startValidatedServer = async (template: string): Promise<ValidatedServer> => {
  const found: string[] = [];
  let portOf: (path: string) => number = () => 0;
  let serverPort = 0;
  const front = createServer((incoming, answer) => {
    const { method = 'GET', url = '/' } = incoming;
    const { [readMark]: mark, ...headers } = incoming.headers;
    const port = mark ? serverPort : portOf(url.replace(/\?.*/, ''));
    const outgoing = forward(
      {
        host: '127.0.0.1',
        port,
        method,
        path: url.replace(slashAtEnd, ''),
        headers: port === serverPort ? headers : { ...headers, [readMark]: 'yes' },
      },
      (reply) => {
        const { 'sl-violations': violations, ...rest } = reply.headers;
        const status = reply.statusCode ?? 502;
        if (violations !== undefined) found.push(`${method} ${url}: ${status} ${String(violations)}`);
        answer.writeHead(status, rest);
        reply.pipe(answer);
        reply.on('error', () => answer.destroy());
      },
    );
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  const url = `http://localhost:${await listen(front)}`;
  const server = await startServer({ template, env: { PUBLIC_URL: url } });
  serverPort = Number(new URL(server.url).port);
  const text = await (await fetch(`${server.url}/openapi.json`)).text();
  const file = join(server.dataFolder, 'openapi.json');
  await writeFile(file, text);
  const prism = await startPrism(file, url);
  const bytes = bytePaths(JSON.parse(text) as Document);
  portOf = (path) =>
    path.startsWith('/api/') && !bytes.some((pattern) => pattern.test(path)) ? prism.port : serverPort;
  return {
    ...server,
    url,
    violations: () => found.splice(0),
    stop: async () => {
      prism.stop();
      front.closeAllConnections();
      front.close();
      await server.stop();
    },
  };
};
