import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServerApp } from '../../server/app';
import { loadKeys } from '../../server/keys';
import { createHttpServer } from '../../server/listener';
import { createLog } from '../../server/log';
import { readSettings } from '../../server/settings';

export interface Asked {
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** The whole `Authorization`, where it is to be something else than a token. */
  readonly authorization?: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The whole server with demo data, listening on a port of this machine; its log is kept to be searched. */
export const startTarget = async (databaseUrl?: string) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portal-attack-'));
  const portal = join(dataFolder, 'portal');
  await mkdir(portal);
  await writeFile(join(portal, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const environment = {
    PORT: '0',
    PUBLIC_URL: 'http://localhost:4180',
    DATA_FOLDER: dataFolder,
    PORTAL_FOLDER: portal,
    DATABASE_URL: databaseUrl ?? '',
  };
  const lines: string[] = [];
  const app = await createServerApp(
    readSettings(environment),
    createLog((line) => lines.push(line)),
  );
  const server = createHttpServer(app.fetch);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;

  const call = async (method: string, path: string, asked: Asked = {}): Promise<Reply> => {
    const { token, body, authorization = token === undefined ? undefined : `Bearer ${token}` } = asked;
    const response = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(authorization !== undefined && { Authorization: authorization }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const read = async (method: string, path: string, asked: Asked = {}): Promise<never> => {
    const { status, text } = await call(method, path, asked);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return JSON.parse(text) as never;
  };
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
  };
  return {
    call,
    /** A call that has to succeed; its answer's body. */
    read,
    lines,
    dataFolder,
    environment,
    keys: () => loadKeys(dataFolder),
    /** The token in the newest mail to somebody, which may go out after the answer. */
    linkTokenOf: async (recipient: string): Promise<string> => {
      for (;;) {
        const mails = (await app.outbox?.latest(20)) ?? [];
        const token = mails
          .filter(({ to }) => to === recipient)
          .map(({ text }) => /token=([\w.-]+)/.exec(text)?.[1])
          .find((found) => found !== undefined);
        if (token !== undefined) return token;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop,
    remove: () => rm(dataFolder, { recursive: true, force: true }),
  };
};

export type Target = Awaited<ReturnType<typeof startTarget>>;
