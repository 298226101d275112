import type { Context } from 'hono';
import type { AnswerOf } from '@core/calls/call';
import { findCall, maxHits } from '@core/calls/find';
import { readableResource } from '@core/access/readable-resource';
import { createFindSearch } from '@core/find/find-search';
import type { Condition, Scalar } from '@core/resource/condition';
import type { FindSpec, Resource } from '@core/resource/resource';
import { ownerColumn, tableName } from '@server/storage/resource-tables';
import type { MatchQuery, Row, Storage } from '@server/storage/storage';
import type { Call } from '../resources/opened-call';
import { serve } from '../resources/behavior-of';
import { parseQuery } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { callerOf, requireClient, scopeConditions } from '../resources/call';
import { contextOf } from '../resources/context';
import { joinsOf } from '../resources/relations';
import { namedClients } from '../session/session';

type Answer = AnswerOf<typeof findCall>;
type Hit = Answer['data'][number]['hits'][number];

/** A resource whose records the caller may find. */
interface Source {
  readonly call: Call;
  readonly query: Omit<MatchQuery, 'limit'>;
}

/** Matches the records of the client whose workspace is open. */
const firstOf = ({ resource, behavior }: Call, clientId: number | undefined): MatchQuery['first'] => {
  if (clientId === undefined) return undefined;
  const isClient = (field: string): Condition => ({ field, op: 'eq', value: clientId });
  if (resource.tenant) return isClient(resource.idField);
  return ownerColumn(resource) === 'client_id'
    ? isClient('client_id')
    : behavior.scope?.clients?.where(clientId);
};

/** Returns the query of one resource. It searches the same fields as the resource's list. */
const sourceOf = async (
  call: Call,
  { newest }: FindSpec,
  text: string,
  clientId: number | undefined,
): Promise<Source> => ({
  call,
  query: {
    table: call.table,
    joins: await joinsOf(call),
    where: await scopeConditions(call),
    search: { fields: call.resource.list?.search ?? [], text },
    first: firstOf(call, clientId),
    newest,
  },
});

/** A list that the caller may not open contributes no results. */
const ignoreRefusal = (error: unknown): null => {
  if (error instanceof Refusal) return null;
  throw error;
};

/**
 * Returns the resources whose lists the caller may open. Of several resources over one table, the one that belongs to
 * no client is used, because its list has all records.
 */
const sourcesOf = async (
  c: Context<ApiEnv>,
  text: string,
  clientId: number | undefined,
): Promise<Source[]> => {
  const { deps, session } = c.var;
  const open = deps.resources.filter(
    ({ name, find, scope }) =>
      find && session.ability.can('list', name) && (scope !== 'agency' || session.agencyId !== null),
  );
  const ofClients = open.filter(({ scope }) => scope === 'client');
  const others = open.filter(({ scope }) => scope !== 'client');
  const byTable = new Map([...ofClients, ...others].map((resource) => [tableName(resource), resource]));
  const query = new URLSearchParams();
  const sources = await Promise.all(
    [...byTable.values()].flatMap((declared) => {
      const resource = readableResource(declared, session.ability);
      const common = { deps, session, resource, declared, clientId: null, query, also: [] };
      const call: Call = { ...serve(declared), ...callerOf(c), ...common };
      return resource.find ? [sourceOf(call, resource.find, text, clientId).catch(ignoreRefusal)] : [];
    }),
  );
  return sources
    .filter((source) => source !== null)
    .filter(({ query: { search } }) => search.fields.length > 0);
};

interface FoundRows {
  readonly source: Source;
  readonly rows: readonly Row[];
  /** How many records the list finds: all of them, and those of the open client. */
  readonly total: number;
  readonly first: number;
}

/**
 * Finds matches in all resources. When there are fewer than `maxHits` in total, adds matches with typos, unless the call
 * has ended: the palette aborts it when the user types on.
 */
const findIn = async (
  storage: Storage,
  sources: readonly Source[],
  hasEnded: () => boolean,
): Promise<FoundRows[]> => {
  if (hasEnded()) return [];
  const exact = await storage.match(
    Object.fromEntries(sources.map(({ query }) => [query.table, { ...query, limit: maxHits }])),
  );
  const found = sources.map((source) => {
    const { rows = [], total = 0, first = 0 } = exact[source.call.table] ?? {};
    return { source, rows, total, first };
  });
  if (hasEnded() || found.flatMap(({ rows }) => rows).length >= maxHits) return found;
  const withTypos = found.map(({ source: { call, query }, rows }): MatchQuery => {
    const field = call.resource.idField;
    const others = rows.map((row): Condition => ({ field, op: 'ne', value: row[field] ?? null }));
    return { ...query, where: [...query.where, ...others], typos: true, limit: maxHits - rows.length };
  });
  const more = await storage.match(Object.fromEntries(withTypos.map((query) => [query.table, query])));
  return found.map((one) => ({
    ...one,
    rows: [...one.rows, ...(more[one.source.call.table]?.rows ?? [])],
  }));
};

/**
 * Returns the client in whose workspace each row is opened. If the row has several clients, prefers the one that is
 * open.
 */
const clientsOf = async ({ source: { call }, rows }: FoundRows, clientId: number | undefined) => {
  const { resource, behavior } = call;
  if (resource.scope !== 'client') return rows.map(() => null);
  if (ownerColumn(resource) === 'client_id') return rows.map((row) => Number(row['client_id']));
  const clients = await behavior.scope?.clients?.of(contextOf(call), rows);
  return rows.map((row) => {
    const own = clients?.get(Number(row[resource.idField])) ?? [];
    return (clientId !== undefined && own.includes(clientId) ? clientId : own[0]) ?? null;
  });
};

const shown = ({ idField, representation, tellApart = [], fields }: Resource, row: Row) =>
  Object.fromEntries(
    [...new Set([idField, representation, ...tellApart])]
      .filter((name) => fields[name] && (!fields[name].computed || fields[name].relation))
      .map((name): [string, Scalar] => [name, row[name] ?? null]),
  );

const answerFind = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const { text = '', client_id: clientId } = parseQuery(c, findCall);
  if (clientId !== undefined) await requireClient(deps.storage, session, clientId);
  const sources = createFindSearch(text) ? await sourcesOf(c, text, clientId) : [];
  const found = sources.length > 0 ? await findIn(deps.storage, sources, () => c.req.raw.signal.aborted) : [];
  const clients = await Promise.all(found.map((one) => clientsOf(one, clientId)));
  const ids = new Set(clients.flat().filter((id) => id !== null));
  const names = new Map((await namedClients(deps.storage, [...ids])).map(({ id, name }) => [id, name]));
  const data = found.map(({ source: { call }, rows, total, first }, at) => ({
    resource: call.resource.name,
    total_count: total,
    client_count: call.resource.scope === 'client' && clientId !== undefined ? first : null,
    hits: rows.map((row, index): Hit => {
      const client = clients[at]?.[index] ?? null;
      return {
        id: Number(row[call.resource.idField]),
        client_id: client,
        client_name: client === null ? null : (names.get(client) ?? null),
        record: shown(call.resource, row),
      };
    }),
  }));
  return answer(c, findCall, { data: data.filter(({ hits }) => hits.length > 0) });
};

/** Finds records in all resources that the caller may open, one call of each caller at a time. */
export const find = (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const ticket = { caller: String(session.userId), signal: c.req.raw.signal };
  return deps.queues.finds.run(ticket, () => answerFind(c));
};
