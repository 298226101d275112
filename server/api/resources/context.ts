import { isAdmin } from '@core/access/ability';
import { mayRead } from '@core/access/readable-resource';
import type { Resource } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import type { Storage } from '@server/storage/storage';
import type { Caller, Ctx, Reader, RecordReader } from '../behaviors/context';
import { isoTime } from '../clock';
import { mayUseClient, type Session } from '../session/session';
import { findResource } from './endpoint';
import type { Call } from './opened-call';

const storages = new WeakMap<Reader, Storage>();
const calls = new WeakMap<Ctx, Call>();
const contexts = new WeakMap<Call, Ctx>();

/** Returns the call of a context, for the portal's own services. A lint rule keeps it out of behaviors. */
export const callOf = (ctx: Ctx): Call => {
  const call = calls.get(ctx);
  if (!call) throw new Error('This context was not opened by a call.');
  return call;
};

/** Returns the storage of a reader, for the portal's own services. A lint rule keeps it out of behaviors. */
export const storageOf = (reader: Reader): Storage => {
  const storage = storages.get(reader);
  if (!storage) throw new Error('This reader was not opened by a call.');
  return storage;
};

/** Returns the declared resource of this name. Throws an Error when there is none. */
export const declaredResource = (resources: readonly Resource[], name: string): Resource => {
  const resource = findResource({ resources }, name);
  if (!resource) throw new Error(`There is no resource "${name}". The declared ones are in resources/.`);
  return resource;
};

/** Reads all records, without anyone's rights. */
export const readerOf = (resources: readonly Resource[], storage: Storage): Reader => {
  const records = (name: string): RecordReader => storage.table(tableName(declaredResource(resources, name)));
  const reader: Reader = { records };
  storages.set(reader, storage);
  return reader;
};

/** Returns what server code sees of a user's rights. */
export const callerOf = (session: Session, resources: readonly Resource[]): Caller => {
  const { userId, agencyId, clients, ability, rights } = session;
  return {
    userId,
    agencyId,
    clients,
    isAdmin: isAdmin(ability),
    permissions: rights.permissions,
    may: (operation, name, fields = []) => {
      const resource = findResource({ resources }, name);
      return (
        resource !== undefined &&
        ability.can(operation, name) &&
        fields.every((field) => mayRead(ability, resource, field))
      );
    },
    mayUseClient: (id) => mayUseClient(session, id),
  };
};

/** Returns the context that the behavior of a call's resource sees. */
export const contextOf = (call: Call): Ctx => {
  const known = contexts.get(call);
  if (known) return known;
  const { deps, session, resource, clientId, query, language, isRead } = call;
  const system = { records: (name: string) => deps.openRecords(ctx, name, 'system') };
  storages.set(system, deps.storage);
  const ctx: Ctx = {
    caller: callerOf(session, deps.resources),
    resource,
    resources: deps.resources,
    clientId,
    query,
    language,
    isRead,
    now: () => isoTime(deps.clock.now()),
    records: (name) => deps.openRecords(ctx, name, 'caller'),
    system,
    enqueue: (job, data) => deps.jobs.enqueue(deps.storage, job, data, { userId: session.userId }),
  };
  calls.set(ctx, call);
  contexts.set(call, ctx);
  return ctx;
};
