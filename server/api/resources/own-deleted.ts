import { rowConditions } from '@core/access/ability';
import { mayRead } from '@core/access/readable-resource';
import { matches } from '@core/conditions/matches';
import type { Row, Where } from '@server/storage/storage';
import { deletedIn, notExpired, type DeletedRecord } from '@server/trash/deleted-records';
import { ownerConditions } from './call';
import { contextOf } from './context';
import type { Call } from './opened-call';

/** Matches the deleted records of the call's clients or agency. */
export const deletedOf = (call: Call): Where => [
  { field: 'table_name', op: 'eq', value: call.table },
  ...ownerConditions(call),
  ...notExpired(call.deps.clock, call.deps.trashDays),
];

/** Returns the deleted records that the caller could read if they were restored. In doubt, a record is left out. */
export const ownDeleted = async (call: Call, entries: readonly Row[]): Promise<readonly DeletedRecord[]> => {
  const { behavior, resource, session } = call;
  const conditions = rowConditions(resource, session.rights);
  const open = entries
    .map(deletedIn)
    .filter(({ row }) => conditions.every((condition) => matches(row, condition)));
  const { scope } = behavior;
  if (scope?.deleted) return scope.deleted(contextOf(call), open);
  return scope?.read ? [] : open;
};

/** Returns the name that a deleted record had, or null when the caller may not read it. */
export const deletedName = ({ session, declared, behavior }: Call, { row }: DeletedRecord): string | null => {
  const { representation } = declared;
  if (!mayRead(session.ability, declared, representation)) return null;
  return String((behavior.computed?.shown?.(row) ?? row)[representation] ?? '');
};
