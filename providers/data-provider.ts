import type { BaseRecord, DataProvider } from '@refinedev/core';
import type { Resource } from '@core/resource/resource';
import { ApiFailure, type Call, type Http } from '@lib/http';
import { answerLocally, type OwnRecords } from './own-records';
import { clientQuery, listQuery, pathOf, postPathOf, type ListInput } from './resource-call';

export interface DataProviderSettings {
  readonly http: Http;
  readonly resources: readonly Resource[];
  readonly own?: OwnRecords;
}

/** An id as it travels in a body. An address has it as text; the contract's ids are numbers. */
const wireId = ({ fields, idField }: Resource, id: string | number): string | number =>
  fields[idField]?.kind === 'id' && /^[1-9]\d{0,14}$/.test(String(id)) ? Number(id) : id;

type Answer = { data: never };
/** Refine lets the caller name the record's type, which nothing at run time can know. */
const answer = (data: unknown): Answer => ({ data: data as never });

/** An answer of another shape than the contract's fails like one that is no JSON. */
const unreadable = () => new ApiFailure({ status: 200, detail: 'unreadable answer' });

const isRecord = (value: unknown): value is BaseRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface ListAnswer {
  readonly data: readonly BaseRecord[];
  readonly total_count?: number;
}

/** Refine's data provider over the declared resources and the provider's API. Rejects with an `ApiFailure`. */
export const createDataProvider = ({ http, resources, own }: DataProviderSettings): DataProvider => {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const find = (name: string): Resource => {
    const found = byName.get(name);
    if (!found) throw new Error(`No resource is called ${name}`);
    return found;
  };
  const ownRows = (name: string) => own?.get(name)?.() ?? [];

  const list = async (resource: Resource, input: ListInput): Promise<ListAnswer> => {
    const query = listQuery(resource, input);
    const rows = ownRows(resource.name);
    if (rows.length > 0) return answerLocally(resource, rows, query);
    const signal = (input.meta?.['queryContext'] as { signal?: AbortSignal } | undefined)?.signal;
    const found = await http.request<Partial<ListAnswer> | null>({
      backend: resource.api.backend,
      method: 'GET',
      path: pathOf(resource, input.meta),
      query,
      ...(signal && { signal }),
    });
    if (!Array.isArray(found?.data) || !found.data.every(isRecord)) throw unreadable();
    const total: unknown = found.total_count;
    if (total !== undefined && !Number.isSafeInteger(total)) throw unreadable();
    return { ...found, data: found.data };
  };

  const one = async (resource: Resource, id: string | number, meta: ListInput['meta']): Promise<unknown> => {
    if (!resource.list) {
      const [found] = await many(resource, [id], meta);
      if (!found) throw new ApiFailure({ status: 404, detail: 'not found' });
      return found;
    }
    const path = pathOf(resource, meta, id);
    const query = clientQuery(resource, meta);
    const record = await http.request<unknown>({ backend: resource.api.backend, method: 'GET', path, query });
    if (!isRecord(record)) throw unreadable();
    return record;
  };

  const many = async (resource: Resource, ids: readonly (string | number)[], meta: ListInput['meta']) => {
    const isAsked = (row: Readonly<Record<string, unknown>>) =>
      ids.some((id) => String(id) === String(row[resource.idField]));
    const rows = ownRows(resource.name);
    if (rows.length > 0) return rows.filter(isAsked);
    // A lookup has no call for one record; its list is short and whole.
    if (!resource.list) return (await list(resource, { meta })).data.filter(isAsked);
    return Promise.all(ids.map((id) => one(resource, id, meta)));
  };

  const write = (
    resource: Resource,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    parts: Partial<Call> = {},
  ): Promise<unknown> => http.request<unknown>({ backend: resource.api.backend, method, path, ...parts });

  return {
    getApiUrl: () => '',
    getList: async ({ resource: name, ...input }) => {
      const found = await list(find(name), input);
      return { data: [...found.data] as never[], total: found.total_count ?? found.data.length };
    },
    getMany: async ({ resource: name, ids, meta }) => ({
      data: (await many(find(name), ids, meta)) as never[],
    }),
    getOne: async ({ resource: name, id, meta }) => answer(await one(find(name), id, meta)),
    create: async ({ resource: name, variables, meta }) => {
      const resource = find(name);
      const key: unknown = meta?.['idempotencyKey'];
      const idempotencyKey = typeof key === 'string' ? key : crypto.randomUUID();
      return answer(
        await write(resource, 'POST', postPathOf(resource, meta), {
          body: variables,
          idempotencyKey,
          ...(meta?.['act'] !== undefined && { query: clientQuery(resource, meta) }),
        }),
      );
    },
    update: async ({ resource: name, id, variables, meta }) => {
      const resource = find(name);
      const body = { ...variables, [resource.idField]: wireId(resource, id) };
      return answer(await write(resource, 'PUT', pathOf(resource, meta, id), { body }));
    },
    deleteOne: async ({ resource: name, id, meta }) => {
      const resource = find(name);
      return answer(await write(resource, 'DELETE', pathOf(resource, meta, id)));
    },
  };
};
