import { createMockBackend, type BackendOptions } from '@mocks/mock-backend';
import { resources } from '@resources';
import { demoPassword } from '@server/seed/data/accounts';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import { resourceTables } from '@server/storage/resource-tables';
import { systemTables } from '@server/storage/system-tables';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // The tests state the shape that they expect.
  readonly body: never;
}

interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** 2026-11-20, noon UTC. */
const start = Date.UTC(2026, 10, 20, 12);

const parsed = (text: string): never => {
  try {
    return JSON.parse(text) as never;
  } catch {
    return undefined as never;
  }
};

type Seeded = Required<Pick<BackendOptions, 'storage' | 'keys'>>;
/** A memory storage with the small seed, and the keys that it was sealed with. */
let seeded: Promise<Seeded> | undefined;

const createSeeded = async (): Promise<Seeded> => {
  const { deps, ready } = createMockBackend({ clock: { now: () => start } });
  await ready;
  return deps;
};

/** Returns a copy of the seeded storage: making the seed data takes most of the time that a harness takes. */
const copySeeded = async (): Promise<Seeded> => {
  const { storage, keys } = await (seeded ??= createSeeded());
  return { storage: createMemoryStorage([...systemTables, ...resourceTables(resources)], storage), keys };
};

/** What the seed data and the tables depend on. */
const seedOptions = ['storage', 'keys', 'tokenKey', 'resources', 'scale', 'clock'] as const;

/** Creates the API on a small seeded memory storage, with a clock that the test moves. */
export const createHarness = async (options: BackendOptions = {}) => {
  let now = start;
  const clock = { now: () => now };
  const isPlain = seedOptions.every((name) => options[name] === undefined);
  const { app, deps, jobs, outbox, ready } = createMockBackend({
    clock,
    ...(isPlain && (await copySeeded())),
    ...options,
  });
  await ready;

  /** Makes a call and runs the jobs that it caused. */
  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
    const { token, body, headers } = options;
    const response = await app.request(`/api/${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    await deps.jobs.settled();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  };
  const login = (username: string, password = demoPassword): Promise<Answer> =>
    call('POST', 'v1/auth/login', { body: { username: `${username}@portal.example`, password } });
  const pairOf = async (username: string) =>
    (await login(username)).body as { token: string; refresh_token: string };

  /** Returns the text of the newest mail, once all jobs are done. */
  const lastText = async (): Promise<string> => {
    await deps.jobs.settled();
    return (await outbox.latest(1))[0]?.text ?? '';
  };

  return {
    app,
    deps,
    jobs,
    outbox,
    storage: deps.storage,
    call,
    login,
    pairOf,
    tokenOf: async (username: string): Promise<string> => (await pairOf(username)).token,
    /** Runs all jobs that are due. */
    settled: () => deps.jobs.settled(),
    /** Moves the clock by milliseconds. */
    pass: (milliseconds: number) => void (now += milliseconds),
    /** Puts the clock back to its start. */
    rewind: () => void (now = start),
    lastCode: async (): Promise<string> => /\b\d{6}\b/.exec(await lastText())?.[0] ?? '',
    lastLinkToken: async (): Promise<string> => /token=([\w.-]+)/.exec(await lastText())?.[1] ?? '',
    clientNamed: async (name: string): Promise<number> =>
      Number(
        (
          await deps.storage.table('clients').first([{ field: 'client_account_name', op: 'eq', value: name }])
        )?.['client_account_id'],
      ),
    userIdOf: async (username: string): Promise<number> =>
      Number(
        (
          await deps.storage
            .table('users')
            .first([{ field: 'username', op: 'eq', value: `${username}@portal.example` }])
        )?.['id'],
      ),
  };
};

export type Harness = Awaited<ReturnType<typeof createHarness>>;
