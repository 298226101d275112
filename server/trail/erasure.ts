import type { Condition } from '@core/resource/condition';
import type { Resource } from '@core/resource/resource';
import type { ApiDeps } from '../api/deps';
import { erasePerson, eraseStates } from '../history/entries';
import { tableName } from '../storage/resource-tables';
import { eraseDeleted, eraseDeleter } from '../trash/deleted-records';
import type { Row, Storage } from '../storage/storage';
import type { TrailKeys } from './digests';
import type { Actor } from './event';
import { recordEvents } from './record-event';
import type { Part } from './trail-row';

/** What to erase: everything about one user, or the recorded changes of one record. */
export type ErasureTarget =
  | { readonly user: number }
  | { readonly resource: string; readonly recordId: string };

/** The note of an erasure about a user. An erasure of a record only names the record. */
const aboutUser = 'all about a user';

/** Resource names whose rows are about the user with the id in `record_id`. */
const userResources = (resources: readonly Resource[]): readonly string[] => [
  ...resources.filter((resource) => tableName(resource) === 'users').map(({ name }) => name),
  'users',
  'members',
  'session',
  'account',
];

/** Rows whose changes only the user with the id in `user_id` typed. Others never change these records. */
const ownResources: readonly string[] = ['saved-views'];

/** Whether an erasure row covers the values of another row. It never covers later rows. */
export const covers = (resources: readonly Resource[], erasure: Row, row: Row, part: Part): boolean => {
  if (Number(row['id']) >= Number(erasure['id'])) return false;
  const isSameRecord = row['record_id'] === erasure['record_id'];
  if (erasure['note'] !== aboutUser)
    return part === 'changes' && isSameRecord && row['resource'] === erasure['resource'];
  const isAbout = isSameRecord && userResources(resources).includes(String(row['resource']));
  // A failed sign-in has no user id yet, but its network address may belong to the user.
  const isBy = String(row['user_id']) === erasure['record_id'];
  if (part === 'actor') return isBy || (row['user_id'] === null && isAbout);
  return isAbout || (isBy && ownResources.includes(String(row['resource'])));
};

const erasePart = async (tx: Storage, where: readonly Condition[], part: Part): Promise<number> => {
  const rows = await tx.table('audit_trail').find(where);
  const ids = rows.filter((row) => row[`${part}_mac`] !== null).map((row) => Number(row['id']));
  const batchSize = 1000;
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    await tx.table('trail_values').update([{ field: 'row_id', op: 'in', value: batch }], { [part]: null });
    await tx.table('audit_trail').update([{ field: 'id', op: 'in', value: batch }], {
      erased: true,
      ...(part === 'actor' && { person: null }),
    });
  }
  return ids.length;
};

/** Erases states, and removes what the trash holds: a restore would bring it back. */
const eraseVersions = async (
  resources: readonly Resource[],
  tx: Storage,
  target: ErasureTarget,
): Promise<number> => {
  if ('user' in target)
    return (
      (await eraseStates(tx, 'users', target.user)) +
      (await erasePerson(tx, target.user)) +
      (await eraseDeleted(tx, 'users', target.user)) +
      (await eraseDeleter(tx, target.user))
    );
  const about = resources.find(({ name }) => name === target.resource);
  const id = Number(target.recordId);
  if (!about || !Number.isSafeInteger(id)) return 0;
  const table = tableName(about);
  return (await eraseStates(tx, table, id)) + (await eraseDeleted(tx, table, id));
};

/**
 * Erases values from the trail, the history and the trash permanently. Their rows and digests stay, and a new row records the
 * erasure. Returns how many values (`actor` and `changes`, states and names count separately) were erased. Data about a
 * user in the changes of other records stays: erase it by those records.
 */
export const eraseValues = (
  deps: Pick<ApiDeps, 'storage' | 'resources' | 'clock' | 'log'> & { readonly keys: TrailKeys },
  by: Actor,
  target: ErasureTarget,
): Promise<number> =>
  deps.storage.transaction(async (tx) => {
    const eq = (field: string, value: string | number): Condition => ({ field, op: 'eq', value });
    const isUser = 'user' in target;
    const recordId = isUser ? String(target.user) : target.recordId;
    const resourceNames = isUser ? userResources(deps.resources) : [target.resource];
    const ofRecord: Condition[] = [
      { field: 'resource', op: 'in', value: resourceNames },
      eq('record_id', recordId),
    ];
    const erasedChanges = await erasePart(tx, ofRecord, 'changes');
    const erasedOwn = isUser
      ? await erasePart(
          tx,
          [{ field: 'resource', op: 'in', value: ownResources }, eq('user_id', target.user)],
          'changes',
        )
      : 0;
    const erasedActors = isUser
      ? (await erasePart(tx, [eq('user_id', target.user)], 'actor')) +
        (await erasePart(tx, [...ofRecord, { field: 'user_id', op: 'eq', value: null }], 'actor'))
      : 0;
    const erasedVersions = await eraseVersions(deps.resources, tx, target);
    await recordEvents(deps, tx, by, [
      {
        action: 'values-erased',
        resource: isUser ? 'users' : target.resource,
        recordId,
        ...(isUser && { note: aboutUser }),
      },
    ]);
    return erasedChanges + erasedOwn + erasedActors + erasedVersions;
  });
