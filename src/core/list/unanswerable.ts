import type { Filter } from '../resource/filter';
import type { Resource } from '../resource/resource';
import type { FieldFilter } from './criteria';
import { describeDay } from './filters/day';
import { describeOneOf } from './filters/one-of';
import { describePeriod } from './filters/period';

/** The part of a request that the resource's API does not support. */
interface UnsupportedRequest {
  readonly part: 'filter' | 'sorter' | 'pagination';
  /** The field with its operator, if any, or the name of the group. Never a value, because values may be personal. */
  readonly requested: string;
}

const describeFilter = (name: string, filter: Filter): string => {
  if (filter.kind === 'one-of') return describeOneOf(filter, name);
  if (filter.kind === 'period') return describePeriod(filter);
  return filter.kind === 'day' ? describeDay(filter) : `${filter.param} eq`;
};

/** Describes what a resource's API supports, for the developer of a page. */
const describeSupported = ({ list, api }: Resource, part: UnsupportedRequest['part']): string => {
  if (!list)
    return `the parameters ${(api.params ?? []).join(', ') || 'none'} and every test of its own fields`;
  if (part === 'sorter')
    return `one of ${list.sortBy.join(', ') || `${list.defaultSort.by} (its only order)`}`;
  if (part === 'pagination') return 'whole pages from 1 on';
  return [
    ...(list.search.length > 0 ? [`search or ${list.search.join(', ')} contains`] : []),
    ...Object.entries(list.filters).map(([name, filter]) => describeFilter(name, filter)),
  ].join('; ');
};

/**
 * The error for a list request that the resource's API does not support. Retrying does not help. In development the
 * message names the resource, the field and the possible requests; in a build it reveals nothing about the API.
 * `statusCode` is Refine's name for the status that the screen shows.
 */
export class UnanswerableError extends Error {
  override readonly name = 'UnanswerableError';
  readonly statusCode = 400;

  constructor(resource: Resource, { part, requested }: UnsupportedRequest) {
    super(
      import.meta.env.DEV
        ? `The API of "${resource.name}" cannot answer the ${part} ${requested}. Possible: ${describeSupported(resource, part)}.`
        : 'This list cannot be asked for in this way.',
    );
  }
}

/** Returns the text for a filter in an error message. */
export const nameOf = ({ field, operator }: FieldFilter): string => `${field} ${operator}`;
