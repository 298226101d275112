import { readListRequest } from '@core/list/request';
import { localList } from '@core/list/local-list';
import type { Resource } from '@core/resource/resource';
import type { Query } from '@core/resource/call-address';

export type Row = Readonly<Record<string, unknown>>;

/** Records that the session brought along, by resource; while there are any, its lists are answered from them. */
export type OwnRecords = ReadonlyMap<string, () => readonly Row[]>;

/** Answers a list call from rows at hand, by the rules that the server follows. */
export const answerLocally = (resource: Resource, rows: readonly Row[], query: Query) => {
  if (!resource.list) return { data: [...rows], total_count: rows.length };
  const texts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const request = readListRequest(resource.list, new URLSearchParams(texts));
  return localList(rows, {
    where: [],
    search: { fields: resource.list.search, text: request.search },
    sort: [{ field: request.sort, order: request.order }],
    offset: request.offset,
    limit: request.limit,
  });
};
