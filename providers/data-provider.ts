import type {
  CrudFilter,
  CrudSort,
  DataProvider,
  GetListResponse,
  MetaQuery,
  Pagination,
} from '@refinedev/core';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  clientQuery,
  listsKey,
  pageCall,
  pathOf,
  planList,
  maxRowsPerCall,
  type ListPlan,
} from '@core/list/list-calls';
import { withNumbers } from '@core/form/wire-numbers';
import type { localRows as LocalRowsOf } from '@core/list/local-rows';
import type { Resource } from '@core/resource/resource';
import { wireId } from '@core/figures/values';
import { readListAnswer, readRecord, type ListAnswer, type Row } from '@lib/api-answer';
import { ApiFailure, type Call, type Http } from '@lib/http';
import { absentCalls, isAbsent, type AbsentCalls } from '@lib/optional-calls';

/** Records that came with the session, by resource. While a resource has any, its lists are served from them without a call. */
export type OwnRecords = ReadonlyMap<string, () => readonly Row[]>;

export interface DataProviderSettings {
  readonly http: Http;
  readonly resources: readonly Resource[];
  readonly own?: OwnRecords;
  /** Remembers which optional calls the server lacks. The store of this tab when absent. */
  readonly absent?: AbsentCalls;
}

/** Refine's list input. The compiler checks here that it matches the types of `core/list/criteria`. */
interface ListInput {
  readonly pagination?: Pagination | undefined;
  readonly sorters?: CrudSort[] | undefined;
  readonly filters?: CrudFilter[] | undefined;
  readonly meta?: MetaQuery | undefined;
}

type RecordId = string | number;

/** Returns an id as a request body has it. Addresses have ids as text, but the contract's ids are numbers. */
const bodyId = ({ fields, idField }: Resource, id: RecordId): unknown =>
  fields[idField]?.kind === 'id' ? wireId(id) : id;

const isRecord =
  ({ idField }: Resource, id: RecordId) =>
  (row: Row): boolean =>
    String(row[idField]) === String(id);

/** The most rows of a list that is fetched completely. More rows are an error, because a cut list would look complete. */
const maxRows = 5_000;

/** Wraps data as Refine expects it. In Refine the caller chooses the record type, which cannot be checked at run time. */
const answer = (data: unknown): { data: never } => ({ data: data as never });

/** Loads this code only when needed: the API sorts, filters and pages most lists. */
const localRows = async (...input: Parameters<typeof LocalRowsOf>) =>
  (await import('@core/list/local-rows')).localRows(...input);

const notFound = () => new ApiFailure({ status: 404, detail: 'not found' });

const clientIn = (meta: MetaQuery | undefined): RecordId | undefined => {
  const id: unknown = meta?.['clientId'];
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
};

/** Returns the cached list query of the same client whose data contain this record. */
const listWith = (resource: Resource, id: RecordId, meta: MetaQuery | undefined) => {
  const { client } = (meta?.['queryContext'] ?? {}) as { client?: QueryClient };
  const queryKey = listsKey(resource.name, clientIn(meta));
  const lists = client?.getQueryCache().findAll({ queryKey }) as
    | readonly Query<GetListResponse>[]
    | undefined;
  return lists?.find(({ state }) => state.data?.data.some(isRecord(resource, id)));
};

/** The version of the record that a write was made from, from `meta.version`. */
const versionIn = (meta: MetaQuery | undefined): { readonly version?: number } => {
  const version: unknown = meta?.['version'];
  return typeof version === 'number' ? { version } : {};
};

const signalIn = (meta: MetaQuery | undefined) => {
  const { signal } = (meta?.['queryContext'] ?? {}) as { signal?: AbortSignal };
  return signal ? { signal } : {};
};

/**
 * Creates Refine's data provider for the declared resources and the provider's API. Takes `pagination`, `sorters` and
 * `filters` as Refine documents them. Rejects with an `UnanswerableError` if the API of a resource does not support the
 * request, and with an `ApiFailure` if a call fails. A client-bound resource takes the client from `meta.clientId`,
 * which Refine fills from the address.
 */
export const createDataProvider = ({
  http,
  resources,
  own,
  absent = absentCalls,
}: DataProviderSettings): Required<DataProvider> => {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const find = (name: string): Resource => {
    const found = byName.get(name);
    if (!found) throw new Error(`No resource is called ${name}`);
    return found;
  };

  const fetchList = async (
    resource: Resource,
    call: Omit<Call, 'method'>,
    meta?: MetaQuery,
  ): Promise<ListAnswer> =>
    readListAnswer(
      await http.request<unknown>({ ...call, method: 'GET', ...signalIn(meta) }),
      resource,
      call,
    );

  /** Makes as many calls as the rows need; one for a page of the usual size. */
  const fetchPages = async (
    resource: Resource,
    { call, offset, count }: Extract<ListPlan, { kind: 'pages' }>,
    meta?: MetaQuery,
  ): Promise<ListAnswer> => {
    const fetchSome = (from: number, limit: number) => fetchList(resource, pageCall(call, from, limit), meta);
    const { data: first, total } = await fetchSome(offset, Math.min(count ?? maxRowsPerCall, maxRowsPerCall));
    const wanted = Math.min(count ?? Infinity, total - offset);
    if (wanted > maxRows) throw new Error(`More than ${maxRows} rows: ask for pages of them.`);
    const data = [...first];
    const isOnePage = count !== undefined && count <= maxRowsPerCall;
    // A server may return fewer rows than requested. If it returns none, the total was wrong.
    for (let found = first.length; found > 0 && data.length < wanted && !isOnePage;) {
      const next = await fetchSome(offset + data.length, Math.min(maxRowsPerCall, wanted - data.length));
      data.push(...next.data);
      found = next.data.length;
    }
    return { data, total };
  };

  const list = async (resource: Resource, { meta, ...criteria }: ListInput): Promise<ListAnswer> => {
    const rule = {
      searched: resource.list?.search ?? [],
      fields: resource.fields,
      ...(resource.list && { defaultSort: resource.list.defaultSort }),
    };
    const rows = own?.get(resource.name)?.() ?? [];
    if (rows.length > 0) return localRows(rows, criteria, rule);
    const plan = planList(resource, criteria, clientIn(meta));
    if (plan.kind === 'pages') return fetchPages(resource, plan, meta);
    const { data } = await fetchList(resource, plan.call, meta);
    return localRows(data, plan.rest, rule);
  };

  const one = async (resource: Resource, id: RecordId, meta: MetaQuery | undefined): Promise<Row> => {
    if (!resource.list) {
      const [found] = await many(resource, [id], meta);
      if (!found) throw notFound();
      return found;
    }
    const clientId = clientIn(meta);
    const { backend, optional } = resource.api;
    const fetchOne = async () => {
      const path = pathOf(resource, clientId, id);
      const query = clientQuery(resource, clientId);
      return readRecord(
        await http.request<unknown>({ backend, method: 'GET', path, query, ...signalIn(meta) }),
        resource,
      );
    };
    if (optional === 'area' && absent.has(resource.name)) throw notFound();
    return optional === 'record' ? orFromList(resource, id, fetchOne, meta) : fetchOne();
  };

  /**
   * A 404 can mean that the record or the call is missing. If the list has the record, the call is missing. Fetches the
   * cached list that contained the record, or else the complete list.
   */
  const orFromList = async (
    resource: Resource,
    id: RecordId,
    fetchOne: () => Promise<Row>,
    meta: MetaQuery | undefined,
  ): Promise<Row> => {
    const name = `${resource.name}/:id`;
    const isKnown = absent.has(name);
    try {
      if (!isKnown) return await fetchOne();
    } catch (reason) {
      if (!isAbsent(reason)) throw reason;
    }
    const cachedList = listWith(resource, id, meta);
    const { data } =
      cachedList?.state.data && isKnown
        ? cachedList.state.data
        : await (cachedList?.fetch() ?? list(resource, { pagination: { mode: 'client' }, meta }));
    const found = data.find(isRecord(resource, id));
    if (!found) throw notFound();
    absent.markAbsent(name);
    return found;
  };

  const many = async (resource: Resource, ids: readonly RecordId[], meta: MetaQuery | undefined) => {
    const isWanted = (row: Row) => ids.some((id) => String(id) === String(row[resource.idField]));
    const rows = own?.get(resource.name)?.() ?? [];
    if (rows.length > 0) return rows.filter(isWanted);
    // A lookup has no call for a single record. Its list is short and complete.
    if (!resource.list) return (await list(resource, { meta })).data.filter(isWanted);
    return Promise.all(ids.map((id) => one(resource, id, meta)));
  };

  const write = (
    resource: Resource,
    method: Exclude<Call['method'], 'GET'>,
    path: string,
    parts: Partial<Call> = {},
  ): Promise<unknown> => http.request<unknown>({ backend: resource.api.backend, method, path, ...parts });

  // A server may respond to a write without a body. Then the sent values are used as the record.
  const create = async (resource: Resource, variables: unknown, meta: MetaQuery | undefined) => {
    const key: unknown = meta?.['idempotencyKey'];
    const body = withNumbers(resource, variables);
    const saved = await write(resource, 'POST', pathOf(resource, clientIn(meta)), {
      body,
      idempotencyKey: typeof key === 'string' ? key : crypto.randomUUID(),
    });
    return saved ?? body;
  };
  const update = async (
    resource: Resource,
    id: RecordId,
    variables: unknown,
    meta: MetaQuery | undefined,
  ) => {
    const values = withNumbers(resource, variables as object);
    const body = { ...values, [resource.idField]: bodyId(resource, id) };
    const version = versionIn(meta);
    const method = version.version !== undefined && resource.api.edit !== 'put' ? 'PATCH' : 'PUT';
    return (
      (await write(resource, method, pathOf(resource, clientIn(meta), id), { body, ...version })) ?? body
    );
  };
  const remove = async (resource: Resource, id: RecordId, meta: MetaQuery | undefined) =>
    (await write(resource, 'DELETE', pathOf(resource, clientIn(meta), id), versionIn(meta))) ?? {
      [resource.idField]: id,
    };

  /** Runs one after the other: the API has no bulk calls, and after the first failure the remaining items must not be written. */
  const inTurn = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>) => {
    const data: unknown[] = [];
    for (const item of items) data.push(await work(item));
    return answer(data);
  };

  return {
    getApiUrl: () => '',
    getList: async ({ resource, ...input }) => {
      const { data, total } = await list(find(resource), input);
      return { data: [...data] as never[], total };
    },
    getMany: async ({ resource, ids, meta }) => answer(await many(find(resource), ids, meta)),
    getOne: async ({ resource, id, meta }) => answer(await one(find(resource), id, meta)),
    create: async ({ resource, variables, meta }) => answer(await create(find(resource), variables, meta)),
    update: async ({ resource, id, variables, meta }) =>
      answer(await update(find(resource), id, variables, meta)),
    deleteOne: async ({ resource, id, meta }) => answer(await remove(find(resource), id, meta)),
    createMany: ({ resource, variables, meta }) =>
      // Each record has a separate idempotency key.
      inTurn(variables, (one) => create(find(resource), one, { ...meta, idempotencyKey: undefined })),
    updateMany: ({ resource, ids, variables, meta }) =>
      inTurn(ids, (id) => update(find(resource), id, variables, meta)),
    deleteMany: ({ resource, ids, meta }) => inTurn(ids, (id) => remove(find(resource), id, meta)),
    custom: async (input) => {
      const { customCall } = await import('./custom-call');
      return answer(await http.request<unknown>(customCall(input)));
    },
  };
};
