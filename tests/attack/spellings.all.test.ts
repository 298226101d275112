import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '@server/seed/data/accounts';
import { documentedCalls, type DocumentedCall } from './document';
import { otherSpellings } from './spellings';
import { startTarget, type Reply, type Target } from './target';

/** Sends a request target exactly as it is. `fetch` would rewrite it. */
const send = (base: string, method: string, path: string, body: unknown): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
    const outgoing = request({ hostname, port, method, path, headers }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: new Headers(incoming.headers as Record<string, string>),
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(text);
  });

/** Node rejects request targets with these characters before the server sees them. */
const canBeSent = (path: string): boolean => !/[\\#\s]/.test(path);

describe('another spelling of a path', () => {
  let target: Target;
  let calls: readonly DocumentedCall[];
  const filled = ({ path }: DocumentedCall): string => path.replace(/\{\w+\}/g, '1');
  const isOfForm = ({ path }: DocumentedCall): boolean =>
    path.startsWith('/api/pact-form/') && !path.includes('/webhooks/');

  beforeAll(async () => {
    target = await startTarget(undefined, { MEMBERSHIP: 'off' });
    const { token }: { token: string } = await target.read('POST', '/api/v1/auth/login', {
      body: { username: 'admin@portal.example', password: demoPassword },
    });
    calls = await documentedCalls(target, token);
  }, 120_000);
  afterAll(async () => {
    await target.stop();
    await target.remove();
  });

  /** Returns the answers that are not expected for any spelling of the calls' paths. */
  const unexpected = async (
    chosen: readonly DocumentedCall[],
    isExpected: (reply: Reply) => boolean,
  ): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const call of chosen)
      for (const path of [filled(call), ...otherSpellings(filled(call))].filter(canBeSent)) {
        const reply = await send(target.base, call.method, path, call.body);
        if (!isExpected(reply))
          found.push(`${call.method} ${path}: ${reply.status} ${reply.text.slice(0, 60)}`);
      }
    return found;
  };
  /** The portal's page answers every address that is not the API's. */
  const isPage = ({ status, text }: Reply): boolean => status === 200 && text.startsWith('<!doctype html>');
  const isNothing = ({ status }: Reply): boolean => [400, 404, 405].includes(status);

  it('does not reach a call of the closed membership form', async () => {
    const closed = calls.filter(isOfForm);
    expect(closed.length).toBeGreaterThan(6);
    expect(await unexpected(closed, (reply) => isPage(reply) || isNothing(reply))).toEqual([]);
  }, 120_000);

  it('does not reach a call that needs a session', async () => {
    const guarded = calls.filter(({ isOpen }) => !isOpen);
    expect(guarded.length).toBeGreaterThan(60);
    expect(
      await unexpected(guarded, (reply) => isPage(reply) || isNothing(reply) || reply.status === 401),
    ).toEqual([]);
  }, 300_000);

  it.each(['/outbox', '/keys.json', '/.vite/manifest.json', '/signing/x'])(
    'serves no file at %s',
    async (path) => {
      const found = await unexpected(
        [{ method: 'GET', path, isOpen: true, body: undefined }],
        (reply) => isPage(reply) || isNothing(reply),
      );
      expect(found).toEqual([]);
    },
  );
});
