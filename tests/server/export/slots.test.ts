import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '@server/api/app';
import { fileStream } from '@server/api/exports/file-stream';
import { createSlots } from '@server/api/exports/export-slots';
import { defaultLimits } from '@server/api/limits';
import type { PdfWriter } from '@server/pdf/writer';
import type { Storage } from '@server/storage/storage';
import { createHarness, type Harness } from '../api/harness';

const limits = { ...defaultLimits.exports, total: 6, waiting: 12 };

describe('export slots', () => {
  let enter = createSlots();
  beforeEach(() => {
    vi.useFakeTimers();
    enter = createSlots();
  });
  afterEach(() => vi.useRealTimers());

  const requestSlot = (person: number, signal = new AbortController().signal) => {
    const state = { is: 'waiting', leave: (): void => undefined };
    const settled = enter({ person, limits, signal }).then(
      (leave) => Object.assign(state, { is: 'in', leave }),
      (refusal: unknown) => Object.assign(state, { is: refusal }),
    );
    return Object.assign(state, { settled });
  };
  const flush = () => vi.advanceTimersByTimeAsync(0);
  const full = { status: 429, detail: 'too many exports', extras: { retryAfter: 10 } };

  test('a user has two; the third export waits until one ends, other users start at once', async () => {
    const [first, , third, other] = [requestSlot(1), requestSlot(1), requestSlot(1), requestSlot(2)];
    await flush();
    expect([first.is, third.is, other.is]).toEqual(['in', 'waiting', 'in']);
    other.leave();
    await flush();
    expect(third.is).toBe('waiting');
    first.leave();
    first.leave();
    await flush();
    expect(third.is).toBe('in');
    const next = requestSlot(1);
    await flush();
    expect(next.is).toBe('waiting');
  });

  test('there are six in total; waiting users start in order, ahead of users who hold two', async () => {
    const held = [1, 1, 2, 2, 3, 3].map((person) => requestSlot(person));
    const [own, stranger] = [requestSlot(1), requestSlot(4)];
    await flush();
    expect(held.map(({ is }) => is)).toEqual(Array<string>(6).fill('in'));
    expect([own.is, stranger.is]).toEqual(['waiting', 'waiting']);
    held[2]?.leave();
    await flush();
    expect([own.is, stranger.is]).toEqual(['waiting', 'in']);
    held[0]?.leave();
    await flush();
    expect(own.is).toBe('in');
  });

  test('an export that has waited ten seconds, or finds the queue full, is refused with Retry-After', async () => {
    const [, , waiting, alsoWaiting, refused] = [
      requestSlot(1),
      requestSlot(1),
      requestSlot(1),
      requestSlot(1),
      requestSlot(1),
    ];
    await flush();
    expect(refused.is).toMatchObject(full);
    await vi.advanceTimersByTimeAsync(limits.wait - 1);
    expect([waiting.is, alsoWaiting.is]).toEqual(['waiting', 'waiting']);
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.is).toMatchObject(full);
    const people = Array.from({ length: 18 }, (_, at) => requestSlot(at + 10));
    await flush();
    expect(people.filter(({ is }) => is === 'in')).toHaveLength(4);
    expect(people.filter(({ is }) => is === 'waiting')).toHaveLength(12);
    expect(people.slice(16).map(({ is }) => is)).toMatchObject([full, full]);
  });

  test('an export aborted while waiting takes no slot', async () => {
    const [first] = [requestSlot(1), requestSlot(1)];
    const aborter = new AbortController();
    const [left, next] = [requestSlot(1, aborter.signal), requestSlot(1)];
    aborter.abort();
    await flush();
    first.leave();
    await flush();
    expect(left.is).toMatchObject(full);
    expect(next.is).toBe('in');
  });
});

describe('export calls', () => {
  let api: Harness;
  let token: string;
  let client: number;
  beforeEach(async () => {
    api = await createHarness({ limits: { exports: { ...limits, wait: 0 } } });
    token = await api.tokenOf('admin');
    client = await api.clientNamed('Harbor Lane Markets');
  });
  const fetchExport = (path: string, signal?: AbortSignal) =>
    api.app.request(`/api/eip/clients/${client}/${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      ...(signal && { signal }),
    });
  const csv = () => fetchExport('workers?format=csv');

  test('CSV and PDF share the slots of a user and are refused with 429', async () => {
    const open = [await csv(), await csv()];
    for (const path of ['workers?format=csv', 'billing-statement']) {
      const refused = await fetchExport(path);
      expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toEqual([
        429,
        '1',
        { detail: 'too many exports' },
      ]);
    }
    expect((await fetchExport('workers')).status).toBe(200);
    await open[0]?.text();
    expect((await fetchExport('billing-statement')).status).toBe(200);
    await (await csv()).text();
    await open[1]?.text();
  });

  test('a cancelled file frees its slot', async () => {
    const open = [await csv(), await csv()];
    expect((await csv()).status).toBe(429);
    await open[0]?.body?.cancel();
    expect((await csv()).status).toBe(200);
  });

  test('a HEAD request frees its slot', async () => {
    const path = `/api/eip/clients/${client}/workers?format=csv`;
    const head = { method: 'HEAD', headers: { Authorization: `Bearer ${token}` } };
    for (let turn = 0; turn < 3; turn += 1) expect((await api.app.request(path, head)).status).toBe(200);
  });

  test('a broken connection frees the slot of a CSV or PDF file', async () => {
    const drawing: AbortSignal[] = [];
    const pdf: PdfWriter = {
      ...api.deps.pdf,
      report: (_, signal) =>
        new Promise((_resolve, reject) => {
          drawing.push(signal);
          signal.addEventListener('abort', () => reject(new Error('left')));
        }),
    };
    const storage: Storage = {
      ...api.storage,
      table: (name) => ({
        ...api.storage.table(name),
        ...(name === 'workers' && {
          async *chunks() {
            for (let id = 1; ; id += 1) yield await Promise.resolve([{ id, full_name: 'x'.repeat(100_000) }]);
          },
        }),
      }),
    };
    const app = createApi({ ...api.deps, storage, pdf });
    const server = createServer((request, response) => void getRequestListener(app.fetch)(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/eip/clients/${client}`;
    const get = (path: string, signal?: AbortSignal) =>
      fetch(`${url}/${path}`, { headers: { Authorization: `Bearer ${token}` }, ...(signal && { signal }) });
    const leaving = new AbortController();
    const left = get('billing-statement', leaving.signal).catch(() => undefined);
    await vi.waitUntil(() => drawing.length === 1);
    const csv = await get('workers?format=csv', leaving.signal);
    expect(csv.status).toBe(200);
    expect((await get('workers?format=csv')).status).toBe(429);
    leaving.abort();
    await left;
    await vi.waitUntil(() => drawing[0]?.aborted);
    await vi.waitUntil(async () => {
      const both = await Promise.all([get('workers?format=csv'), get('workers?format=csv')]);
      for (const { body } of both) await body?.cancel();
      return both.every(({ status }) => status === 200);
    });
    server.closeAllConnections();
    server.close();
  });

  test('a file that fails at the start frees its slot', async () => {
    const storage: Storage = {
      ...api.storage,
      table: (name) => {
        const table = api.storage.table(name);
        const failing = () => Promise.reject(new Error('gone'));
        return name === 'workers'
          ? { ...table, list: failing }
          : name === 'billings'
            ? { ...table, count: failing }
            : table;
      },
    };
    const app = createApi({ ...api.deps, storage });
    for (const path of [
      'workers?format=csv',
      'billing-statement',
      'workers?format=csv',
      'billing-statement',
    ]) {
      const headers = { Authorization: `Bearer ${token}` };
      expect((await app.request(`/api/eip/clients/${client}/${path}`, { headers })).status).toBe(500);
    }
  });
});

test('a file is aborted when its reader is idle for too long', async () => {
  vi.useFakeTimers();
  const ends: string[] = [];
  async function* chunks() {
    try {
      for (let at = 0; ; at += 1) yield await Promise.resolve(`${at}`);
    } finally {
      ends.push('closed');
    }
  }
  const onFailure = () => ends.push('failed');
  const onEnd = () => ends.push('ended');
  const reader = fileStream({ start: 'start', chunks: chunks(), idle: 100, onFailure, onEnd }).getReader();
  await reader.read();
  await vi.advanceTimersByTimeAsync(99);
  await reader.read();
  await vi.advanceTimersByTimeAsync(99);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toEqual(['ended', 'closed']);
  await expect(reader.read()).rejects.toThrow('the file was not read on');
  vi.useRealTimers();
});
