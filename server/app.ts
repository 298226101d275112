import { areas, fileOf, resources } from '@resources';
import { requireNoMistakes } from '@core/declaration/mistakes';
import { createApi } from './api/app';
import { day, hour, systemClock } from './api/clock';
import type { ApiDeps, Keys, Fetch } from './api/deps';
import { createExportQueue } from './api/exports/export-queue';
import { createQueues } from './api/fair-queue';
import { createHasher, type Hasher } from './api/hasher';
import { defaultLimits } from './api/limits';
import { openRecords } from './api/resources/records';
import { addressFinder } from './caller-address';
import { ensureAdministrator } from './first-administrator';
import { createJobs } from './jobs/jobs';
import { jobKinds } from './jobs/kinds';
import { loadKeys } from './keys/load-keys';
import { createLog, type Log } from './log';
import type { Mailer } from './mail/mailer';
import { createOutbox, type Outbox } from './mail/outbox';
import { createApiDescription } from './openapi/serve';
import { createOutboxHandler } from './outbox-handler';
import { createPdfThreads } from './pdf/pdf-threads';
import { createRequestHandler } from './request-handler';
import { currentRequestId, ofRequest, withRequestLog } from './request-log';
import { seed } from './seed/seed';
import type { SeedScale } from './seed/seed-source';
import type { Settings } from './settings/read-settings';
import { openSigning } from './signing/open-signing';
import { startSigningSchedule } from './signing/schedule';
import { createSigningPages } from './signing/stand-in/pages';
import { openStorage } from './storage/open-storage';
import type { Engine } from './storage/sql/database';
import { resourceTables } from './storage/resource-tables';
import type { Storage } from './storage/storage';
import { systemTables } from './storage/system-tables';
import { startTrailSchedule } from './trail/schedule';

export interface ServerApp {
  readonly fetch: Fetch;
  /** Null when mails are sent by SMTP. */
  readonly outbox: Outbox | null;
  /** Serves the outbox on a separate port. */
  readonly outboxFetch: Fetch | null;
  /** Closes the database. Handle no calls afterwards. */
  close(): Promise<void>;
}

/** The parts that take most of the startup time. Tests may use smaller ones. */
interface StartupOptions {
  readonly hasher?: Hasher;
  readonly scale?: SeedScale;
  /** An open database. `close` of the server closes it. */
  readonly engine?: Engine;
}

const openDatabase = async (
  { dataFolder, databaseUrl, demoData }: Settings,
  { hasher, scale, engine }: StartupOptions & { readonly hasher: Hasher; readonly scale: SeedScale },
  keys: Keys,
) => {
  const schemas = [...systemTables, ...resourceTables(resources)];
  const database = { dataFolder, ...(databaseUrl && { databaseUrl }) };
  const { storage } = await openStorage(database, schemas, engine);
  const hash = (password: string) => hasher.hash(password);
  await seed(storage, { scale, hash, now: new Date(), keys, demo: demoData });
  return storage;
};

const openMail = async (settings: Settings, storage: Storage, log: Log) => {
  const { smtpUrl, mailFrom, publicUrl } = settings;
  if (!smtpUrl) {
    const outbox = createOutbox({ storage, publicUrl, now: () => systemClock.now() });
    return { outbox, mailer: outbox as Mailer };
  }
  const { createSmtpMailer } = await import('./mail/smtp');
  return { outbox: null, mailer: createSmtpMailer({ url: smtpUrl, from: mailFrom, publicUrl, log }) };
};

/**
 * Opens the database (with demo data when it is new) and returns the server as one request handler. Throws an Error with
 * one clear sentence when the data folder or the database cannot be used, or with one for each mistake in a declaration.
 */
export const createServerApp = async (
  settings: Settings,
  log: Log = createLog((line) => process.stdout.write(line), currentRequestId),
  { hasher = createHasher(), scale = 'demo', ...options }: StartupOptions = {},
): Promise<ServerApp> => {
  requireNoMistakes(areas, fileOf);
  const keys = loadKeys(settings.dataFolder, settings.keysFile);
  const storage = await openDatabase(settings, { hasher, scale, ...options }, keys);
  const { outbox, mailer } = await openMail(settings, storage, log);
  const pdf = createPdfThreads();
  const closeAndThrow = async (error: unknown): Promise<never> => {
    await storage.close();
    throw error;
  };
  const baseDeps = {
    storage,
    keys,
    clock: systemClock,
    pdf,
    publicUrl: settings.publicUrl,
  };
  const jobs = createJobs({ ...baseDeps, log }, jobKinds, {
    requests: { current: currentRequestId, run: ofRequest },
  });
  const deps: ApiDeps = {
    ...baseDeps,
    resources,
    membership: settings.membershipForm,
    hasher,
    mailer,
    exports: createExportQueue(),
    queues: createQueues(defaultLimits),
    jobs,
    signing: await openSigning(settings.signing, baseDeps).catch(closeAndThrow),
    log,
    trashDays: settings.trashDays,
    openRecords,
    limits: {
      ...defaultLimits,
      session: settings.sessionDays * day,
      sessionIdle: settings.sessionIdleHours * hour,
    },
    addressOf: addressFinder(settings.proxies),
  };
  if (settings.adminEmail) await ensureAdministrator(deps, settings.adminEmail);
  const api = createApi(deps);
  const handle: Fetch = async (request, environment) => api.fetch(request, environment);
  const isStandIn = settings.signing.provider === 'stand-in' && settings.membership;
  const signingPages = isStandIn ? createSigningPages(baseDeps, handle) : undefined;
  const description = createApiDescription(resources);
  const fetch = createRequestHandler({ settings, storage, api: handle, signingPages, description, log });
  const stopJobs = await jobs.start(deps, { exclusive: settings.databaseUrl === undefined });
  const stopSigningSchedule = startSigningSchedule(deps);
  const stopTrailSchedule = startTrailSchedule(deps, {
    trail: settings.trailDays,
    history: settings.historyDays,
    trash: settings.trashDays,
  });
  return {
    fetch: withRequestLog(log, fetch),
    outbox,
    outboxFetch: outbox && createOutboxHandler(outbox, log),
    close: async () => {
      await stopSigningSchedule();
      await stopTrailSchedule();
      await stopJobs();
      await pdf.close();
      await storage.close();
    },
  };
};
