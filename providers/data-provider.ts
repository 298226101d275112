import type { CrudFilter, CrudSort, DataProvider, MetaQuery, Pagination } from '@refinedev/core';
import { clientQuery, pageCall, pathOf, planList, mostPerCall, type ListPlan } from '@core/list/list-calls';
import type { localRows as LocalRowsOf } from '@core/list/local-rows';
import type { Resource } from '@core/resource/resource';
import { readListAnswer, readRecord, type ListAnswer, type Row } from '@lib/api-answer';
import { ApiFailure, type Call, type Http } from '@lib/http';

/** Records that the session brought along, by resource; while there are any, its lists are answered from them. */
export type OwnRecords = ReadonlyMap<string, () => readonly Row[]>;

export interface DataProviderSettings {
  readonly http: Http;
  readonly resources: readonly Resource[];
  readonly own?: OwnRecords;
}

/** Refine's list input. Its data grammar is that of `core/list/criteria`, as the compiler finds here. */
interface ListInput {
  readonly pagination?: Pagination | undefined;
  readonly sorters?: CrudSort[] | undefined;
  readonly filters?: CrudFilter[] | undefined;
  readonly meta?: MetaQuery | undefined;
}

type RecordId = string | number;

/** An id as it travels in a body. An address has it as text; the contract's ids are numbers. */
const wireId = ({ fields, idField }: Resource, id: RecordId): RecordId =>
  fields[idField]?.kind === 'id' && /^[1-9]\d{0,14}$/.test(String(id)) ? Number(id) : id;

/** Rows of a list that is fetched whole to be cut into pages by the caller. More are an error, not a part that looks whole. */
const mostRows = 5_000;

/** Refine lets the caller name the record's type, which nothing at run time can know. */
const answer = (data: unknown): { data: never } => ({ data: data as never });

/** Code that most lists never need: the API sorts, filters and cuts them into pages. */
const localRows = async (...input: Parameters<typeof LocalRowsOf>) =>
  (await import('@core/list/local-rows')).localRows(...input);

const clientIn = (meta: MetaQuery | undefined): RecordId | undefined => {
  const id: unknown = meta?.['clientId'];
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
};

const signalIn = (meta: MetaQuery | undefined) => {
  const { signal } = (meta?.['queryContext'] ?? {}) as { signal?: AbortSignal };
  return signal ? { signal } : {};
};

/**
 * Refine's data provider over the declared resources and the provider's API. Takes `pagination`, `sorters` and `filters` as Refine
 * documents them; what the API of a resource cannot answer rejects with an `UnanswerableError`, a failed call with an `ApiFailure`.
 * A resource of a client takes the client from `meta.clientId`, which Refine fills from the address.
 */
export const createDataProvider = ({
  http,
  resources,
  own,
}: DataProviderSettings): Required<DataProvider> => {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const find = (name: string): Resource => {
    const found = byName.get(name);
    if (!found) throw new Error(`No resource is called ${name}`);
    return found;
  };

  const fetchList = async (call: Omit<Call, 'method'>, meta?: MetaQuery): Promise<ListAnswer> =>
    readListAnswer(await http.request<unknown>({ ...call, method: 'GET', ...signalIn(meta) }));

  /** As many calls as the rows need; one for a page of the usual size. */
  const fetchPages = async (
    { call, offset, count }: Extract<ListPlan, { kind: 'pages' }>,
    meta?: MetaQuery,
  ): Promise<ListAnswer> => {
    const limit = Math.min(count ?? mostPerCall, mostPerCall);
    const first = await fetchList(pageCall(call, offset, limit), meta);
    const end = Math.min(count === undefined ? Infinity : offset + count, first.total);
    if (end - offset > mostRows) throw new Error(`More than ${mostRows} rows: ask for pages of them.`);
    const data = [...first.data];
    // A page that is not full is the last one.
    for (let wanted = limit; data.length === wanted && offset + wanted < end;) {
      const next = Math.min(mostPerCall, end - offset - wanted);
      data.push(...(await fetchList(pageCall(call, offset + wanted, next), meta)).data);
      wanted += next;
    }
    return { data, total: first.total };
  };

  const list = async (resource: Resource, { meta, ...criteria }: ListInput): Promise<ListAnswer> => {
    const rule = {
      searched: resource.list?.search ?? [],
      ...(resource.list && { defaultSort: resource.list.defaultSort }),
    };
    const rows = own?.get(resource.name)?.() ?? [];
    if (rows.length > 0) return localRows(rows, criteria, rule);
    const plan = planList(resource, criteria, clientIn(meta));
    if (plan.kind === 'pages') return fetchPages(plan, meta);
    const { data } = await fetchList(plan.call, meta);
    return localRows(data, plan.rest, rule);
  };

  const one = async (resource: Resource, id: RecordId, meta: MetaQuery | undefined): Promise<Row> => {
    if (!resource.list) {
      const [found] = await many(resource, [id], meta);
      if (!found) throw new ApiFailure({ status: 404, detail: 'not found' });
      return found;
    }
    const clientId = clientIn(meta);
    return readRecord(
      await http.request<unknown>({
        backend: resource.api.backend,
        method: 'GET',
        path: pathOf(resource, clientId, id),
        query: clientQuery(resource, clientId),
        ...signalIn(meta),
      }),
    );
  };

  const many = async (resource: Resource, ids: readonly RecordId[], meta: MetaQuery | undefined) => {
    const isWanted = (row: Row) => ids.some((id) => String(id) === String(row[resource.idField]));
    const rows = own?.get(resource.name)?.() ?? [];
    if (rows.length > 0) return rows.filter(isWanted);
    // A lookup has no call for one record; its list is short and whole.
    if (!resource.list) return (await list(resource, { meta })).data.filter(isWanted);
    return Promise.all(ids.map((id) => one(resource, id, meta)));
  };

  const write = (
    resource: Resource,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    parts: Partial<Call> = {},
  ): Promise<unknown> => http.request<unknown>({ backend: resource.api.backend, method, path, ...parts });

  const create = (resource: Resource, variables: unknown, meta: MetaQuery | undefined) => {
    const key: unknown = meta?.['idempotencyKey'];
    return write(resource, 'POST', pathOf(resource, clientIn(meta)), {
      body: variables,
      idempotencyKey: typeof key === 'string' ? key : crypto.randomUUID(),
    });
  };
  const update = (resource: Resource, id: RecordId, variables: unknown, meta: MetaQuery | undefined) =>
    write(resource, 'PUT', pathOf(resource, clientIn(meta), id), {
      body: { ...(variables as object), [resource.idField]: wireId(resource, id) },
    });
  const remove = (resource: Resource, id: RecordId, meta: MetaQuery | undefined) =>
    write(resource, 'DELETE', pathOf(resource, clientIn(meta), id));

  /** One after the other: the API has no call for several, and the first failure must leave the others undone. */
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
      // Each record is sent under a key of its own.
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
