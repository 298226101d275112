import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServerApp } from '@server/app';
import { loadKeys } from '@server/keys/load-keys';
import { createHasher } from '@server/api/hasher';
import { createHttpServer } from '@server/listener';
import { createLog } from '@server/log';
import { readSettings } from '@server/settings/read-settings';
import { putDatabase } from '../server/storage/pglite-database';

export interface RequestOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** The complete `Authorization` header, instead of a token. */
  readonly authorization?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Starts the complete server with demo data on a port of this machine, and keeps its log lines. `more` are additional settings.
 */
export const startTarget = async (databaseUrl?: string, more: Readonly<Record<string, string>> = {}) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portal-attack-'));
  if (databaseUrl === undefined) putDatabase(dataFolder, 'with tables');
  const portal = join(dataFolder, 'portal');
  await mkdir(portal);
  await writeFile(join(portal, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const environment = {
    PORT: '0',
    PUBLIC_URL: 'http://localhost:4180',
    DATA_FOLDER: dataFolder,
    PORTAL_FOLDER: portal,
    DATABASE_URL: databaseUrl ?? '',
    ...more,
  };
  const lines: string[] = [];
  const app = await createServerApp(
    readSettings(environment),
    createLog((line) => lines.push(line)),
    { hasher: createHasher(1), scale: 'small' },
  );
  const server = createHttpServer(app.fetch);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;

  const call = async (method: string, path: string, asked: RequestOptions = {}): Promise<Reply> => {
    const { token, body, authorization = token === undefined ? undefined : `Bearer ${token}` } = asked;
    const response = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(authorization !== undefined && { Authorization: authorization }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...asked.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const read = async (method: string, path: string, asked: RequestOptions = {}): Promise<never> => {
    const { status, text } = await call(method, path, asked);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return JSON.parse(text) as never;
  };
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
  };
  const mailsTo = async (recipient: string): Promise<readonly string[]> =>
    ((await app.outbox?.latest(40)) ?? []).filter(({ to }) => to === recipient).map(({ text }) => text);
  /**
   * Returns the pattern's group in the newest matching mail to a recipient. Waits for it: a mail may be sent after the
   * response.
   */
  const mailed = async (recipient: string, pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = (await mailsTo(recipient)).map((text) => pattern.exec(text)?.[1]);
      const newest = found.find((one) => one !== undefined);
      if (newest !== undefined) return newest;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return {
    call,
    /** The server's origin. */
    base,
    /** Makes a call that must succeed, and returns its body. */
    read,
    lines,
    dataFolder,
    environment,
    keys: () => loadKeys(dataFolder),
    /** The texts of the mails to a recipient, newest first. */
    mailsTo,
    mailed,
    linkTokenOf: (recipient: string): Promise<string> => mailed(recipient, /token=([\w.-]+)/),
    /** The outbox page, as a user of this machine sees it at the outbox's port. */
    outboxPage: async (): Promise<string> => {
      const asked = new Request('http://localhost:4181/outbox', { headers: { Host: 'localhost:4181' } });
      return (await app.outboxFetch?.(asked))?.text() ?? '';
    },
    stop,
    remove: () => rm(dataFolder, { recursive: true, force: true }),
  };
};

export type Target = Awaited<ReturnType<typeof startTarget>>;
