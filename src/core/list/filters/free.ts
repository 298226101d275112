import type { FreeFilter } from '@core/resource/filter';
import { isBlank } from '@core/text/clean-text';
import { ofOneValue, readParam, type FilterKind, type FilterReader } from '../filter-kind';

export const freeFilter: FilterKind<FreeFilter> = {
  ...ofOneValue,
  chosen: (_, requested) => (requested && !isBlank(requested) ? requested : undefined),
};

export const readFree: FilterReader<FreeFilter> = ({ param, field }, query) => [
  readParam(query, param, (value) => [{ field, op: 'eq', value }]),
];
