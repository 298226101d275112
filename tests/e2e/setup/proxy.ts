import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const violations: string[] = [];
/** Calls that Prism is still reading. A page receives its response before Prism has read it completely. */
const underWay = new Set<Promise<unknown>>();

/** Returns and clears the calls that do not match the API document, one line each. Waits until Prism has read all calls. */
export const takeViolations = async (): Promise<string[]> => {
  await Promise.all(underWay);
  return violations.splice(0);
};

const listen = async (server: Server, port = 0): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
const close = (server: Server) => {
  server.closeAllConnections();
  server.close();
};

/**
 * Forwards a request to another port and pipes the response into each of `answers`. When one connection breaks, the
 * others are closed.
 */
const forward = (
  incoming: IncomingMessage,
  to: { readonly port: number; readonly path?: string; readonly headers: IncomingMessage['headers'] },
  answers: readonly ServerResponse[],
) => {
  const { method, url: path } = incoming;
  const breakOff = () => {
    outgoing.destroy();
    for (const answer of answers) answer.destroy();
  };
  const outgoing = request({ host: '127.0.0.1', method, path, ...to }, (reply) => {
    reply.on('error', breakOff);
    for (const answer of answers) {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    }
  });
  outgoing.on('error', breakOff);
  for (const answer of answers) answer.on('close', () => answer.writableFinished || breakOff());
  incoming.pipe(outgoing);
};

/** The header that marks a call through Prism: the port of the proxy that waits for it, and its number there. */
const mark = 'x-call-behind-prism';

const prismCommand = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');

/** The port of this run's Prism, which the global setup passes to the workers. */
const prismPort = () => Number(process.env['PRISM_PORT']);
export const isPrismRunning = () => process.env['PRISM_PORT'] !== undefined;

/**
 * Starts one validation proxy (Prism) for the servers of all workers. It validates requests and responses against
 * `/openapi.json`. Prism forwards to one address only, so a small server behind it forwards each call by its mark.
 */
export const startPrism = async (document: string): Promise<{ port: number; stop(): void }> => {
  const behind = createServer((incoming, answer) => {
    const { headers } = incoming;
    // The request that checks whether Prism is up.
    if (headers[mark] === undefined) return void answer.end();
    forward(incoming, { port: Number.parseInt(String(headers[mark]), 10), headers }, [answer]);
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
    stop: () => {
      child.kill();
      close(behind);
    },
  };
};

/** The contract ends some paths with a slash, the document does not; the server accepts both. */
const slashAtEnd = /(?<=.)\/(?=\?|$)/;

/**
 * A small proxy in front of a portal server, so that pages and API share one origin. API calls go through Prism and are
 * validated against the document, unless `holdsDocument` is false. Their responses come directly from the server; Prism
 * receives a copy, because it reads a response completely, and as text, before it forwards it.
 */
export const openProxy = async (holdsDocument = true) => {
  let serverPort = 0;
  let calls = 0;
  /** The responses that the browser waits for, by the mark of the call. */
  const waiting = new Map<string, { answer: ServerResponse; host: string | undefined }>();

  const sendOverPrism = async (incoming: IncomingMessage, answer: ServerResponse, path: string) => {
    calls += 1;
    const { method = 'GET', headers } = incoming;
    const name = `${port} ${calls}`;
    waiting.set(name, { answer, host: headers.host });
    const over = { host: '127.0.0.1', port: prismPort(), headers: { ...headers, [mark]: name } };
    const outgoing = request({ ...over, method, path });
    answer.on('close', () => answer.writableFinished || outgoing.destroy());
    incoming.pipe(outgoing);
    try {
      const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
      const found = reply.headers['sl-violations'];
      if (found !== undefined)
        violations.push(`${method} ${path}: ${reply.statusCode ?? 0} ${String(found)}`);
      // Prism did not forward the call to the server.
      if (waiting.has(name)) answer.destroy();
      reply.resume();
      await once(reply, 'close');
    } catch {
      answer.destroy();
    } finally {
      waiting.delete(name);
    }
  };

  const front = createServer((incoming, answer) => {
    const { [mark]: name, ...headers } = incoming.headers;
    const path = (incoming.url ?? '/').replace(slashAtEnd, '');
    const call = waiting.get(String(name));
    if (call) {
      waiting.delete(String(name));
      forward(incoming, { port: serverPort, path, headers: { ...headers, host: call.host } }, [
        answer,
        call.answer,
      ]);
    } else if (name !== undefined) {
      // The browser closed the connection before the call reached the server.
      answer.destroy();
    } else if (holdsDocument && isPrismRunning() && path.startsWith('/api/')) {
      const sent = sendOverPrism(incoming, answer, path).finally(() => underWay.delete(sent));
      underWay.add(sent);
    } else forward(incoming, { port: serverPort, path, headers }, [answer]);
  });
  const port = await listen(front);
  return {
    /** The address at which browsers and tests call the server. */
    url: `http://localhost:${port}`,
    leadTo: (serverUrl: string) => {
      serverPort = Number(new URL(serverUrl).port);
    },
    stop: () => close(front),
  };
};
