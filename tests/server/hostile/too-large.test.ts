import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Agent, request, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '@server/listener';
import { createHarness } from '../api/harness';

let server: Server;
beforeAll(async () => {
  const api = await createHarness();
  server = createHttpServer(async (request, environment) => api.app.fetch(request, environment));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

interface RawResponse {
  readonly answer: string;
  /** `end` if the server closed the connection, else the code of the error. */
  readonly end: string;
}

const head = (length: string, path = 'auth/login') =>
  `POST /api/v1/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;

/** Sends the parts until the server closes the connection or no part is left. Returns everything that was received. */
const sendRaw = async (parts: Iterable<string>): Promise<RawResponse> => {
  const socket: Socket = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  let answer = '';
  let end = '';
  const ended = new Promise<void>((resolve) => {
    socket.once('end', () => resolve(void (end = 'end')));
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(void (end = error.code ?? 'error')));
  });
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  await once(socket, 'connect');
  for (const part of parts) {
    if (end) break;
    // As fast as the server accepts it, with time for its response.
    if (!socket.write(part)) await Promise.race([once(socket, 'drain'), ended]);
    await new Promise(setImmediate);
  }
  await ended;
  socket.destroy();
  return { answer, end };
};

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
function* endless(): Generator<string> {
  yield head('Transfer-Encoding: chunked');
  for (;;) yield chunk('x'.repeat(16_000));
}
function* long(size: number): Generator<string> {
  yield head(`Content-Length: ${size}`);
  for (let sent = 0; sent < size; sent += 10_000) yield 'x'.repeat(Math.min(10_000, size - sent));
}

test.each([
  ['that goes on for ever', endless],
  ['of 3 MB', () => long(3_000_000)],
  ['of a little more than is allowed', () => long(70_000)],
])('a body %s is refused with 413, and the connection is closed cleanly', async (_, parts) => {
  const { answer, end } = await sendRaw(parts());
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/\{"detail":"too large"\}$/);
  expect(end).toBe('end');
});

test.each([
  ['whole', 70_000],
  ['in many parts', 3_000_000],
])(
  'the next call of a client that keeps its connection succeeds after 413 for a body sent %s',
  async (_, size) => {
    const { port } = server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (method: string, path: string, body = ''): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
        const outgoing = request({ port, host: '127.0.0.1', agent, method, path, headers }, (incoming) => {
          incoming.resume();
          incoming.once('end', () => resolve(incoming));
          incoming.once('error', reject);
        });
        outgoing.once('error', reject);
        outgoing.end(body);
      });
    for (let round = 0; round < 10; round++) {
      const { statusCode, headers } = await send('POST', '/api/v1/auth/login', 'x'.repeat(size));
      expect([statusCode, headers.connection]).toEqual([413, 'close']);
      expect((await send('GET', '/api/v1/users/me')).statusCode).toBe(401);
    }
    agent.destroy();
  },
);

test('a response sent before the body has arrived leaves the connection usable for the next call', async () => {
  function* two(): Generator<string> {
    yield head('Content-Length: 30000', 'users');
    yield 'x'.repeat(15_000);
    yield 'x'.repeat(15_000);
    yield 'GET /api/v1/users/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  }
  const { answer, end } = await sendRaw(two());
  expect(answer.match(/HTTP\/1\.1 401 /g)).toHaveLength(2);
  expect(end).toBe('end');
});
