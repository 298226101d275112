import type { Hono } from 'hono';
import { resources } from '@resources';
import { createApi } from '@server/api/app';
import { type Clock, systemClock } from '@server/api/clock';
import type { ApiDeps, ApiEnv, Keys } from '@server/api/deps';
import { createExportQueue } from '@server/api/exports/export-queue';
import { createQueues } from '@server/api/fair-queue';
import { createHasher } from '@server/api/hasher';
import { firstKeyId, newKey } from '@server/api/key-ring';
import { defaultLimits, type Limits } from '@server/api/limits';
import { openRecords } from '@server/api/resources/records';
import { createJobs, type JobQueue } from '@server/jobs/jobs';
import { jobKinds } from '@server/jobs/kinds';
import { silentLog } from '@server/log';
import { createOutbox, type Outbox } from '@server/mail/outbox';
import { inlinePdfWriter, type PdfWriter } from '@server/pdf/writer';
import { seed } from '@server/seed/seed';
import { createInstantProvider } from '@server/signing/instant-provider';
import type { SigningProvider } from '@server/signing/provider';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import { resourceTables } from '@server/storage/resource-tables';
import type { Storage } from '@server/storage/storage';
import { systemTables } from '@server/storage/system-tables';

export interface BackendOptions {
  readonly clock?: Clock;
  readonly limits?: Partial<Limits>;
  readonly publicUrl?: string;
  readonly resources?: ApiDeps['resources'];
  readonly membership?: ApiDeps['membership'];
  /** When absent, every envelope is completed at once. */
  readonly signing?: SigningProvider;
  readonly scale?: 'demo' | 'small';
  /** An empty storage with the tables of all resources. Memory when absent. */
  readonly storage?: Storage;
  /** Writes PDFs in this thread when absent. */
  readonly pdf?: PdfWriter;
  /** The keys of everything. Random when absent. */
  readonly keys?: Keys;
  /** The key that signs the tokens. Random when absent. */
  readonly tokenKey?: Uint8Array<ArrayBuffer>;
}

export interface MockBackend {
  readonly app: Hono<ApiEnv>;
  readonly deps: ApiDeps;
  readonly jobs: JobQueue;
  readonly outbox: Outbox;
  /** Resolves when the seed data are loaded. Earlier calls find no data. */
  readonly ready: Promise<void>;
}

/**
 * Creates the provider's API in memory, with seed data. Password hashing is cheap, because no data outlive the page or
 * the test.
 */
export const createMockBackend = (options: BackendOptions = {}): MockBackend => {
  const { clock = systemClock, publicUrl = 'http://localhost:4180', scale = 'small' } = options;
  const declared = options.resources ?? resources;
  const storage = options.storage ?? createMemoryStorage([...systemTables, ...resourceTables(declared)]);
  const outbox = createOutbox({ storage, publicUrl, now: () => clock.now() });
  const hasher = createHasher(1);
  const keys: Keys = options.keys ?? {
    token: [options.tokenKey ? { id: firstKeyId, bytes: options.tokenKey } : newKey(firstKeyId)],
    encryption: [newKey(firstKeyId)],
    lookup: crypto.getRandomValues(new Uint8Array(32)),
    trail: crypto.getRandomValues(new Uint8Array(32)),
  };
  const jobs = createJobs({ storage, keys, clock, log: silentLog }, jobKinds, { pause: 0, interval: null });
  const deps: ApiDeps = {
    storage,
    resources: declared,
    keys,
    clock,
    hasher,
    ...(options.membership && { membership: options.membership }),
    mailer: outbox,
    jobs,
    signing: options.signing ?? createInstantProvider(),
    pdf: options.pdf ?? inlinePdfWriter,
    exports: createExportQueue(),
    queues: createQueues({ ...defaultLimits, ...options.limits }),
    publicUrl,
    log: silentLog,
    trashDays: 30,
    openRecords,
    limits: { ...defaultLimits, ...options.limits },
  };
  const ready = seed(storage, {
    scale,
    hash: (password) => hasher.hash(password),
    now: new Date(clock.now()),
    keys: deps.keys,
  });
  return {
    app: createApi(deps),
    deps,
    jobs,
    outbox,
    ready: ready.then(() => jobs.start(deps, { exclusive: true })).then(() => jobs.settled()),
  };
};
