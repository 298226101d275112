import { vi } from 'vitest';
import { createSession, type Session } from '@providers/session/session';
import { ApiFailure, createHttp, type Call } from '@lib/http';
import { createKeyStore } from '@lib/storage';
import type { Transport } from '@lib/transport';
import { createFakeStorage } from './fake-storage';
import { makeToken } from './token';

export type Answer = (call: Call, token: string | null) => unknown;

export const tokenOf = (mark: string, id = 7, permissions: readonly string[] = ['eip_menu_workers']) =>
  makeToken({ id, permissions }, mark);

export const refusal = (status: number, detail?: string) =>
  new ApiFailure({ status, ...(detail && { detail }) });

/** Returns a response after a delay in milliseconds. */
export const delayed = async (ms: number, make: () => unknown) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return make();
};

/** Storage with a session whose tokens are marked `1`. */
export const signedIn = (id = 7) => ({
  'portal.token': tokenOf('1', id),
  'portal.refresh-token': 'r1',
  'portal.user': JSON.stringify({ v: 1, id }),
});

interface Setup {
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly stored?: Record<string, string>;
  readonly locks?: LockManager;
  readonly fake?: ReturnType<typeof createFakeStorage>;
}

/** Sets up one tab: a session and its calls, over responses by path. Records every call. */
export const setUpSession = ({ answers = {}, stored = signedIn(), locks, fake }: Setup = {}) => {
  const storage = fake ?? createFakeStorage(stored);
  const calls: { readonly path: string; readonly token: string | null; readonly call: Call }[] = [];
  const transport = vi.fn((call: Call, token: string | null) => {
    calls.push({ path: call.path, token, call });
    const answer = answers[call.path];
    return new Promise((resolve) => {
      if (!answer) throw refusal(404);
      resolve(answer(call, token));
    });
  }) as unknown as Transport;
  const reload = vi.fn();
  const restart = vi.fn();
  const session: Session = createSession({
    transport,
    keyStore: createKeyStore(() => storage.storage),
    reload,
    restart,
    locks,
    now: () => Date.now(),
  });
  const http = createHttp({ transport, ...session.bearer });
  const get = (path = 'rows') => http.request<unknown>({ backend: 'eip', method: 'GET', path });
  const post = (path = 'rows') => http.request<unknown>({ backend: 'eip', method: 'POST', path });
  const callsTo = (path: string) => calls.filter((call) => call.path === path);
  return { ...session, http, get, post, calls, callsTo, reload, restart, storage };
};

/** Returns rows for the newer token, and 401 for the one marked `1`. */
export const rowsForNewToken: Answer = (_, token) => {
  if (token === tokenOf('1')) throw refusal(401);
  return { token };
};

export const refreshed: Answer = () => ({ token: tokenOf('2'), refresh_token: 'r2' });
