import type { Filter } from '../resource/filter';
import type { FilterKind } from './filter-kind';
import { dayFilter } from './filters/day';
import { freeFilter } from './filters/free';
import { oneOfFilter } from './filters/one-of';
import { periodFilter } from './filters/period';
import { recordFilter } from './filters/record';
import { spanFilter } from './filters/span';

const kinds: { readonly [K in Filter['kind']]: FilterKind<Extract<Filter, { readonly kind: K }>> } = {
  'one-of': oneOfFilter,
  free: freeFilter,
  period: periodFilter,
  day: dayFilter,
  record: recordFilter,
  span: spanFilter,
};

/** Returns what the kind of a filter does. */
export const filterKindOf = ({ kind }: Pick<Filter, 'kind'>): FilterKind => kinds[kind];
