import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const violations: string[] = [];
/** Calls that Prism still reads. A page has its answer before Prism has read it to the end. */
const underWay = new Set<Promise<unknown>>();

/** What did not fit a server's document since it was last asked, one line for each call. Waits until all calls are read. */
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

/** Asks the same of another port, and passes the answer on to each of these. One that breaks off breaks the others off. */
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

/** Marks a call that goes through Prism with the port where it is waited for, and its number there. */
const mark = 'x-call-behind-prism';

const prismCommand = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');

/** Where the Prism of this run is; the global set-up says so to the workers. */
const prismPort = () => Number(process.env['PRISM_PORT']);

/**
 * A stock validation proxy (Prism) for the servers of all workers, which holds requests and answers to `/openapi.json`. It leads to one
 * address only; behind it stands a server of few lines that goes on by the mark.
 */
export const startPrism = async (document: string): Promise<{ port: number; stop(): void }> => {
  const behind = createServer((incoming, answer) => {
    const { headers } = incoming;
    // Only whether it is up was asked.
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

/** The contract ends some paths in a slash, the document none; the server answers with and without one. */
const slashAtEnd = /(?<=.)\/(?=\?|$)/;

/**
 * A server of few lines in front of one of the portal's, so that pages and API are one origin, as they are without it. Calls of the API
 * make the way over Prism and are held to the document, unless told otherwise. Their answers come here from the server itself: Prism, which
 * reads an answer whole and as text before it passes it on, has a copy.
 */
export const openProxy = async (holdsDocument = true) => {
  let serverPort = 0;
  let calls = 0;
  /** What the browser waits for, by the mark of the call. */
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
      // It did not ask the server.
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
      // The browser has left before the server was asked.
      answer.destroy();
    } else if (holdsDocument && path.startsWith('/api/')) {
      const sent = sendOverPrism(incoming, answer, path).finally(() => underWay.delete(sent));
      underWay.add(sent);
    } else forward(incoming, { port: serverPort, path, headers }, [answer]);
  });
  const port = await listen(front);
  return {
    /** Where browsers and tests call the server. */
    url: `http://localhost:${port}`,
    leadTo: (serverUrl: string) => {
      serverPort = Number(new URL(serverUrl).port);
    },
    stop: () => close(front),
  };
};
