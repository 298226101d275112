import type { Hono } from 'hono';
import type { ApiEnv } from '@server/api/deps';
import { callPath, endpointOf } from '@server/api/resources/endpoint';
import { periodNames, periodOf } from '@core/list/period';
import type { Filter } from '@core/resource/filter';
import type { Resource } from '@core/resource/resource';
import { marker } from './mark';

/** A call that could reveal data, and the kind of query that could reveal it. */
export interface Channel {
  readonly kind: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
}

export interface SampleData {
  readonly client: number;
  /** Some ids of each resource. */
  readonly ids: (resource: Resource) => readonly (string | number)[];
  /** Search texts for a resource's lists. */
  readonly texts: (resource: Resource) => readonly string[];
  readonly today: Date;
}

const get = (kind: string, path: string): Channel => ({ kind, method: 'GET', path });

const filterQueries = (filter: Filter, today: Date, texts: readonly string[]): string[] => {
  if (filter.kind === 'free')
    return texts.map((text) => new URLSearchParams({ [filter.param]: text }).toString());
  if (filter.kind === 'period')
    return periodNames(today).flatMap((name) => {
      const span = periodOf(name, today);
      const { start, end } = filter.params;
      return span ? [new URLSearchParams({ [start]: span.start, [end]: span.end }).toString()] : [];
    });
  if (filter.kind === 'day') {
    const days = ['1970-01-01T00:00:00.000Z', today.toISOString(), '2999-01-01T00:00:00.000Z'];
    return days.map((day) => new URLSearchParams({ [filter.param]: day }).toString());
  }
  if (filter.kind === 'span')
    return ['1970-01-01..', '..1970-01-01', '2026-10', ...(filter.named ?? [])].map(
      (span) => `${filter.param}=${span}`,
    );
  if (filter.kind === 'record') return ['1', '2', '3'].map((id) => `${filter.param}=${id}`);
  return Object.values(filter.options).flatMap(({ send }) =>
    send === undefined ? [] : [new URLSearchParams({ [filter.param]: send }).toString()],
  );
};

/** Returns the queries of a list: every field as a sort key and every declared filter, whether or not the page offers it. */
const queriesOf = (
  resource: Resource,
  { texts, today }: SampleData,
): readonly (readonly [string, string])[] => {
  const { list, fields } = resource;
  const searchTexts = [marker, ...texts(resource)];
  const listQueries: [string, string][] = [
    ['list', ''],
    ...searchTexts.map((text): [string, string] => [
      'search',
      new URLSearchParams({ search: text }).toString(),
    ]),
    ...Object.values(list?.filters ?? {}).flatMap((filter) =>
      filterQueries(filter, today, searchTexts).map((query): [string, string] => ['filter', query]),
    ),
  ];
  if (!list) return listQueries;
  const columns = Object.keys(fields).join(',');
  return [
    ...listQueries,
    ['page', 'offset=3&limit=100'],
    ...Object.keys(fields).flatMap((name): [string, string][] => [
      ['sort', `limit=100&sort=${name}&order=asc`],
      ['sort', `limit=100&sort=${name}&order=desc`],
    ]),
    ['csv', 'format=csv'],
    ['csv', `format=csv&columns=${columns}&search=${marker}`],
    ...list.sortBy
      .slice(0, 2)
      .map((name): [string, string] => ['csv', `format=csv&sort=${name}&columns=${columns}`]),
  ];
};

const resourceChannels = (resource: Resource, sampleData: SampleData, endpoint: string): Channel[] => {
  const { clientParam } = resource.api;
  const bound = clientParam === undefined ? '' : `${clientParam}=${sampleData.client}`;
  const with_ = (path: string, query = '') => {
    const text = [bound, query].filter((part) => part !== '').join('&');
    return text === '' ? path : `${path}?${text}`;
  };
  return [
    ...queriesOf(resource, sampleData).map(([kind, query]) => get(kind, with_(endpoint, query))),
    { kind: 'refused write', method: 'POST', path: with_(endpoint) },
    ...sampleData
      .ids(resource)
      .flatMap((id): Channel[] => [
        get('record', with_(`${endpoint}/${id}`)),
        { kind: 'refused write', method: 'PUT', path: with_(`${endpoint}/${id}`) },
      ]),
  ];
};

/** Whether a GET route is called here: not the routes without a session, and not the routes of one record. */
const isAsked = (path: string): boolean =>
  /^\/api\/(v1|eip)\//.test(path) && !/\/auth\/|\*/.test(path) && !path.endsWith('/:id');

/**
 * Returns every call that could reveal data: the calls of each declaration with every query that it allows, and every
 * other GET route of the server, so that new routes are covered automatically.
 */
export const channelsOf = (
  app: Hono<ApiEnv>,
  resources: readonly Resource[],
  sampleData: SampleData,
  isOpen: (resource: Resource) => boolean,
): Channel[] => {
  const inClient = (path: string) => path.replace(':clientId', String(sampleData.client));
  const endpoints = new Set(resources.map(endpointOf));
  const files = new Set(
    resources.flatMap(({ api, downloads = {} }) =>
      Object.values(downloads).map(({ path }) => callPath(api.backend, path)),
    ),
  );
  const others = new Set(
    app.routes.filter(({ method, path }) => method === 'GET' && isAsked(path)).map(({ path }) => path),
  );
  const figures = [...others].filter((path) => !endpoints.has(path));
  const search = `search=${marker}`;
  return [
    ...resources.flatMap((resource) => {
      const endpoint = inClient(endpointOf(resource));
      return isOpen(resource) ? resourceChannels(resource, sampleData, endpoint) : [get('closed', endpoint)];
    }),
    ...[marker, ...resources.flatMap(sampleData.texts)].flatMap((text) => [
      get('find', `/api/v1/find?${new URLSearchParams({ text }).toString()}`),
      get(
        'find',
        `/api/v1/find?${new URLSearchParams({ text, client_id: String(sampleData.client) }).toString()}`,
      ),
    ]),
    ...figures.flatMap((path) => {
      const kind = files.has(path) ? 'pdf' : (path.split('/').at(-1) ?? '');
      return files.has(path)
        ? [get(kind, inClient(path))]
        : [get(kind, inClient(path)), get(kind, `${inClient(path)}?${search}`)];
    }),
  ];
};
