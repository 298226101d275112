import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@lib/api-failure';
import type { FileAnswer, FileProgress } from '@lib/read-file';
import { createTransport, type Call } from '@lib/transport';
import { refreshed, rowsForNewToken, setUpSession, tokenOf } from '@tests/helpers/session-setup';

const csv: Call = { backend: 'eip', method: 'GET', path: 'rows', as: 'file' };
const bytes = (text: string) => new TextEncoder().encode(text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answering = (chunks: readonly (string | Error)[], headers: Record<string, string> = {}) => {
  const parts = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const next = parts.shift();
      if (next === undefined) controller.close();
      else if (typeof next === 'string') controller.enqueue(bytes(next));
      else controller.error(next);
    },
  });
  return createTransport({
    baseUrl: '/api/v1',
    fetch: () => Promise.resolve(new Response(body, { headers })),
  });
};

describe('a file', () => {
  it('is complete, with its headers', async () => {
    const send = answering(['a,b\r\n', '1,', '2\r\n'], { 'x-total-count': '1', 'content-type': 'text/csv' });
    const file = await send<FileAnswer>(csv, null);
    expect(await file.blob.text()).toBe('a,b\r\n1,2\r\n');
    expect(file.blob.type).toBe('text/csv');
    expect(file.headers.get('x-total-count')).toBe('1');
  });

  it('reports its progress after every chunk', async () => {
    const reported: Omit<FileProgress, 'headers'>[] = [];
    const onProgress = ({ bytes: count, lines }: FileProgress) => reported.push({ bytes: count, lines });
    await answering(['a\n', 'b\nc\nd', '\n'])({ ...csv, onProgress }, null);
    expect(reported).toEqual([
      { bytes: 2, lines: 1 },
      { bytes: 7, lines: 3 },
      { bytes: 8, lines: 4 },
    ]);
  });

  it('that breaks off is a call without a response', async () => {
    const failure = await answering(['a', new Error('cut')])(csv, null).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ status: 0 });
  });

  it.each([
    ['rows of a list', '{"data":[]}', { detail: 'no file' }],
    ['nothing', '', { status: 0 }],
    ['half an answer', '{"data":[{"key":', { status: 0 }],
    ['null', 'null', { status: 0 }],
  ])('that is JSON is rejected: %s', async (_, body, expected) => {
    const send = answering([body], { 'content-type': 'application/json' });
    await expect(send(csv, null)).rejects.toMatchObject(expected);
  });

  it.each([
    ['attachment; filename="report.pdf"', 'report.pdf'],
    ['attachment; filename=report.pdf', 'report.pdf'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''Informe%20a%C3%B1o.pdf`, 'Informe año.pdf'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''%E0%A4%A`, 'x.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['inline', undefined],
  ])('is named by %s', async (header, name) => {
    const file = await answering(['a'], { 'content-disposition': header })<FileAnswer>(csv, null);
    expect(file.name).toBe(name);
  });
});

/** A server that sends a chunk only on demand, and a browser that aborts the body with the call. */
const byHand = () => {
  const line: { control?: ReadableStreamDefaultController<Uint8Array> } = {};
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      line.control = controller;
    },
  });
  const fetched: typeof fetch = (_, init) => {
    init?.signal?.addEventListener('abort', () => line.control?.error(new Error('aborted')));
    return Promise.resolve(new Response(body));
  };
  return {
    send: createTransport({ baseUrl: '/api/v1', fetch: fetched }),
    push: (text: string) => line.control?.enqueue(bytes(text)),
    end: () => line.control?.close(),
  };
};

describe('the time limit of a file', () => {
  it('starts again with every chunk', async () => {
    const { send, push, end } = byHand();
    const file = send<FileAnswer>(csv, null);
    for (const chunk of ['a', 'b', 'c']) {
      await vi.advanceTimersByTimeAsync(29_000);
      push(chunk);
      await vi.advanceTimersByTimeAsync(0);
    }
    end();
    expect(await (await file).blob.text()).toBe('abc');
  });

  it('expires when no chunk arrives', async () => {
    const { send, push } = byHand();
    const file = send(csv, null).catch((reason: unknown) => reason);
    push('a');
    await vi.advanceTimersByTimeAsync(30_001);
    expect(await file).toMatchObject({ status: 0 });
  });

  it('ends with the caller’s signal', async () => {
    const { send, push } = byHand();
    const caller = new AbortController();
    const file = send({ ...csv, signal: caller.signal }, null).catch((reason: unknown) => reason);
    push('a');
    await vi.advanceTimersByTimeAsync(10);
    caller.abort();
    expect(await file).toMatchObject({ status: 0 });
  });
});

describe('a file requested with an old token', () => {
  it('is requested again with the new one', async () => {
    vi.useRealTimers();
    const { http } = setUpSession({ answers: { rows: rowsForNewToken, 'auth/refresh-token': refreshed } });
    await expect(http.request(csv)).resolves.toEqual({ token: tokenOf('2') });
  });
});
