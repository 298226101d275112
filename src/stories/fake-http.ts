import { resources } from '@resources';
import type { Resource } from '@core/resource/resource';
import { ApiFailure, type Call, type Http } from '@lib/http';
import { amounts, months, sampleRows } from './sample-rows';

/** The behavior of a story's server. */
export type ServerBehavior = 'answers' | 'waits' | 'is empty' | 'fails' | 'refuses' | 'knows nothing';

/** The client of all stories. */
export const client = { id: 1, name: 'Harbor Freight Lines' };

const basePath = ({ api }: Resource) => api.path.replace(':clientId', String(client.id));

/** Returns the resource of a path: the one with the longest matching path. */
const ownerOf = (path: string): Resource | undefined =>
  resources
    .filter((resource) => `${path}/`.startsWith(`${basePath(resource)}/`))
    .sort((one, other) => basePath(other).length - basePath(one).length)[0];

const monthly = ({ list }: Resource) =>
  months.map((month, at) => ({
    [list?.chart?.by ?? 'month']: month,
    count: 180 + ((at * 7) % 40),
    ...Object.fromEntries(
      (list?.chart?.series ?? []).map((name, index) => [name, amounts(0.7 - index / 3)[at]]),
    ),
  }));

/** Returns the response to requests below a list's path: figures, trends, shares, the chart's months, or one record. */
const answerBelow = (resource: Resource, rest: string): unknown => {
  const { kpis, chart } = resource.list ?? {};
  const tile = kpis?.tiles.find((one) => 'path' in one && one.path === rest);
  if (tile?.kind === 'share')
    return {
      data: [
        { key: tile.met, count: 148 },
        { key: 'rest', count: 64 },
      ],
    };
  if (tile || (chart && rest === chart.path)) return { data: monthly(resource) };
  if (kpis && rest === (kpis.path ?? 'kpi'))
    return { data: kpis.tiles.map(({ key }, at) => ({ key, count: 212 - 40 * at })) };
  return sampleRows(resource)[0];
};

const answerTo = ({ path }: Call): unknown => {
  if (path === 'saved-views') return { data: [] };
  const owner = ownerOf(path);
  if (!owner) return { data: [] };
  const rest = path.slice(basePath(owner).length + 1);
  const rows = sampleRows(owner);
  return rest === ''
    ? { data: rows, total_count: owner.list?.paging === 'pages' ? 23 : rows.length }
    : answerBelow(owner, rest);
};

const errorStatuses = { fails: 500, refuses: 403, 'knows nothing': 404 } as const;

/** Responds to requests with sample data, rejects them, or leaves them pending. Nothing is sent. */
export const fakeHttp = (server: ServerBehavior): Http => ({
  request: <T>(call: Call): Promise<T> => {
    if (server === 'waits') return new Promise<T>(() => undefined);
    if (server === 'is empty') return Promise.resolve({ data: [], total_count: 0 } as T);
    if (server !== 'answers' && call.path !== 'saved-views')
      return Promise.reject(new ApiFailure({ status: errorStatuses[server], detail: 'made up' }));
    return Promise.resolve(answerTo(call) as T);
  },
});
