import { readableResource } from '@core/access/readable-resource';
import { rowConditions } from '@core/access/row-conditions';
import type { Condition } from '@core/resource/condition';
import type { Resource } from '@core/resource/resource';
import type { Session } from '../session/session';

/**
 * The declaration as this caller is served it. Every call begins with it, so that what follows (list, order, search, filters, files,
 * forms, views) has no field of which the caller may know nothing.
 */
export const readable = <R extends Resource>({ ability }: Pick<Session, 'ability'>, resource: R): R =>
  readableResource(resource, ability);

/** The rows of a resource's table that this caller may know of, beside those that are another client's or agency's. */
export const readableRows = ({ rights }: Pick<Session, 'rights'>, resource: Resource): readonly Condition[] =>
  rowConditions(resource, rights);
