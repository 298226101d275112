import type { DeclaredCondition } from '@core/resource/condition';
import type { SpanFilter } from '@core/resource/filter';
import { ofOneValue, readParam, type FilterKind, type FilterReader } from '../filter-kind';
import { readSpan, type Span } from '../period';

export const spanFilter: FilterKind<SpanFilter> = {
  ...ofOneValue,
  chosen: ({ named }, requested) =>
    requested && (named?.includes(requested) || readSpan(requested)) ? requested : undefined,
};

const conditionsOf = (field: string, { from, to }: Span): readonly DeclaredCondition[] => [
  ...(from === undefined ? [] : [{ field, op: 'gte' as const, value: from }]),
  ...(to === undefined ? [] : [{ field, op: 'lte' as const, value: to }]),
];

export const readSpans: FilterReader<SpanFilter> = ({ param, field, named: names }, query, named) => [
  readParam(query, param, (sent) => {
    const span = names?.includes(sent) ? (named[sent] ?? {}) : readSpan(sent);
    return span && conditionsOf(field, span);
  }),
];
