import type { Resource } from './resource';
import { recordActionsOf } from './action';

/** The column and the field of the API with a record's version. No resource declares a field of this name. */
export const versionField = 'version';

/** Returns a record's version. Undefined for the records of a provider without versions. */
export const versionOf = (record: Readonly<Record<string, unknown>>): number | undefined => {
  const version = record[versionField];
  return typeof version === 'number' ? version : undefined;
};

/** Whether the records of a resource have a version: those that the server writes for a caller. */
export const isVersioned = ({ operations, actions }: Pick<Resource, 'operations' | 'actions'>): boolean =>
  Object.keys(operations).length > 0 || recordActionsOf(actions).length > 0;
