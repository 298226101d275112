import { languages } from 'virtual:languages';
import { longestSearch } from '@core/list/list-params';
import type { Filter } from '@core/resource/filter';
import type { ListSpec, Resource } from '@core/resource/resource';
import type { Parameter } from './call';
import { id, moment, oneOfTexts, text, type Schema } from './schema';
import type { ApiWords } from './words';

const query = (name: string, schema: Schema, description?: string): Parameter => ({
  name,
  in: 'query',
  schema,
  ...(description !== undefined && { description }),
});

const usDay: Schema = { type: 'string', pattern: '^\\d{2}/\\d{2}/\\d{4}$' };

const filterParameters = (filter: Filter, say: ApiWords['parameters']): Parameter[] => {
  if (filter.kind === 'free' || filter.kind === 'span') return [query(filter.param, text, say.filter)];
  if (filter.kind === 'record') return [query(filter.param, id, say.filter)];
  if (filter.kind === 'day') return [query(filter.param, moment, say.filter)];
  if (filter.kind === 'period')
    return [
      query(filter.params.start, usDay, say.periodStart),
      query(filter.params.end, usDay, say.periodEnd),
    ];
  const sent = Object.values(filter.options).flatMap(({ send }) => (send === undefined ? [] : [send]));
  return sent.length > 0 ? [query(filter.param, oneOfTexts(...sent), say.filter)] : [];
};

/** Returns the parameters of a list call that select records. */
export const narrowingParameters = (list: ListSpec, say: ApiWords['parameters']): Parameter[] => [
  ...(list.search.length > 0 ? [query('search', { ...text, maxLength: longestSearch }, say.search)] : []),
  ...Object.values(list.filters).flatMap((filter) => filterParameters(filter, say)),
];

const pageParameters = (
  { paging, sortBy, defaultSort }: ListSpec,
  say: ApiWords['parameters'],
): Parameter[] =>
  paging === 'all'
    ? []
    : [
        query('offset', { type: 'integer', minimum: 0, default: 0 }, say.offset),
        query('limit', { type: 'integer', minimum: 0, maximum: 100, default: 10 }, say.limit),
        ...(sortBy.length > 0
          ? [
              query('sort', { ...oneOfTexts(...sortBy), default: defaultSort.by }, say.sort),
              query('order', { ...oneOfTexts('asc', 'desc'), default: defaultSort.order }, say.order),
            ]
          : []),
      ];

const fileParameters = (say: ApiWords['parameters']): Parameter[] => [
  query('format', oneOfTexts('csv'), say.format),
  query('columns', text, say.columns),
  query('language', oneOfTexts(...languages), say.language),
  query('time_zone', text, say.timeZone),
];

export const clientParameter = ({ api }: Resource, say: ApiWords['parameters']): Parameter[] =>
  api.clientParam === undefined ? [] : [query(api.clientParam, id, say.client)];

/** Returns all parameters of a resource's list call. */
export const listParameters = (resource: Resource, say: ApiWords['parameters']): Parameter[] => {
  const { list } = resource;
  const client = clientParameter(resource, say);
  if (!list) return [query('search', { ...text, maxLength: longestSearch }, say.search), ...client];
  return [...pageParameters(list, say), ...narrowingParameters(list, say), ...client, ...fileParameters(say)];
};
