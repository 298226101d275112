import type { Filter } from '@core/resource/filter';
import type { ListSpec, Resource } from '@core/resource/resource';
import type { Parameter } from './call';
import { id, dateTime, stringEnum, text, type Schema } from '@core/openapi/schema';
import type { ApiWords } from './words';

const query = (name: string, schema: Schema, description?: string): Parameter => ({
  name,
  in: 'query',
  schema,
  ...(description !== undefined && { description }),
});

const usDay: Schema = { type: 'string', pattern: '^\\d{2}/\\d{2}/\\d{4}$' };

const filterParameters = (filter: Filter, texts: ApiWords['parameters']): Parameter[] => {
  if (filter.kind === 'free' || filter.kind === 'span') return [query(filter.param, text, texts.filter)];
  if (filter.kind === 'record') return [query(filter.param, id, texts.filter)];
  if (filter.kind === 'day') return [query(filter.param, dateTime, texts.filter)];
  if (filter.kind === 'period')
    return [
      query(filter.params.start, usDay, texts.periodStart),
      query(filter.params.end, usDay, texts.periodEnd),
    ];
  const sent = Object.values(filter.options).flatMap(({ send }) => (send === undefined ? [] : [send]));
  return sent.length > 0 ? [query(filter.param, stringEnum(...sent), texts.filter)] : [];
};

/** Returns the parameters of a list call that select records. */
export const narrowingParameters = (list: ListSpec, texts: ApiWords['parameters']): Parameter[] => [
  ...(list.search.length > 0 ? [query('search', text, texts.search)] : []),
  ...Object.values(list.filters).flatMap((filter) => filterParameters(filter, texts)),
];

/** Returns the parameters of a call that returns one page. */
export const pageParameters = (texts: ApiWords['parameters']): Parameter[] => [
  query('offset', { type: 'integer', minimum: 0, default: 0 }, texts.offset),
  query('limit', { type: 'integer', minimum: 0, maximum: 100, default: 10 }, texts.limit),
];

const orderParameters = (
  { paging, sortBy, defaultSort }: ListSpec,
  texts: ApiWords['parameters'],
): Parameter[] =>
  paging === 'all'
    ? []
    : [
        ...pageParameters(texts),
        ...(sortBy.length > 0
          ? [
              query('sort', { ...stringEnum(...sortBy), default: defaultSort.by }, texts.sort),
              query('order', { ...stringEnum('asc', 'desc'), default: defaultSort.order }, texts.order),
            ]
          : []),
      ];

const idList: Schema = { type: 'string', pattern: '^[1-9]\\d{0,8}(,[1-9]\\d{0,8})*$' };

const fileParameters = (texts: ApiWords['parameters']): Parameter[] => [
  query('format', text, texts.format),
  query('columns', text, texts.columns),
  query('language', text, texts.language),
  query('time_zone', text, texts.timeZone),
  query('ids', idList, texts.ids),
];

export const clientParameter = ({ api }: Resource, texts: ApiWords['parameters']): Parameter[] =>
  api.clientParam === undefined ? [] : [query(api.clientParam, id, texts.client)];

/** Returns all parameters of a resource's list call. */
export const listParameters = (resource: Resource, texts: ApiWords['parameters']): Parameter[] => {
  const { list } = resource;
  const client = clientParameter(resource, texts);
  if (!list) return [query('search', text, texts.search), ...client];
  return [
    ...orderParameters(list, texts),
    ...narrowingParameters(list, texts),
    ...client,
    ...fileParameters(texts),
  ];
};
