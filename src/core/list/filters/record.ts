import type { RecordFilter } from '@core/resource/filter';
import { ofOneValue, readParam, type FilterKind, type FilterReader } from '../filter-kind';

const recordNumber = /^[1-9]\d{0,9}$/;

export const recordFilter: FilterKind<RecordFilter> = {
  ...ofOneValue,
  chosen: (_, requested) => (requested && recordNumber.test(requested) ? requested : undefined),
};

export const readRecord: FilterReader<RecordFilter> = ({ param, field }, query) => [
  readParam(query, param, (sent) =>
    recordNumber.test(sent) ? [{ field, op: 'eq', value: Number(sent) }] : null,
  ),
];
