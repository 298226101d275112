import { tableName } from '@server/storage/resource-tables';
import type { Storage } from '@server/storage/storage';
import { managesMember, manages, userScopeOf } from '../users/managed-users';
import type { ApiDeps } from '../deps';
import { Refusal } from '../refusal';
import { callerOf, readerOf } from '../resources/context';
import { lockUsers } from '../session/credential-version';
import { rightsNow } from '../session/require-session';
import { agencyOf } from '../session/user-rows';
import type { OpenLink } from './links';

/**
 * Locks the user of a link, and throws 400 when another user had it mailed who may no longer manage them: an invitation
 * or a new address is worth only what its sender may do when it is used.
 */
export const requireAsker = async (
  deps: ApiDeps,
  tx: Storage,
  { askedBy }: OpenLink,
  userId: number,
): Promise<void> => {
  await lockUsers(tx, askedBy === null ? [] : [askedBy], [userId]);
  if (askedBy === null || askedBy === userId) return;
  const asker = await rightsNow({ ...deps, storage: tx }, askedBy);
  const user = await tx.table('users').first([{ field: 'id', op: 'eq', value: userId }]);
  const scope = user && (await userScopeOf(readerOf(deps.resources, tx), user));
  const caller = asker && callerOf(asker, deps.resources);
  const agency = asker?.agencyId ?? null;
  const isOfAgency = agency !== null && agency === (await agencyOf(tx, userId));
  const edits = deps.resources.some(
    (resource) => tableName(resource) === 'users' && asker?.ability.can('edit', resource.name),
  );
  const may =
    edits && caller && scope && (manages(caller, scope) || (isOfAgency && managesMember(caller, scope)));
  if (!may) throw new Refusal(400, 'token expired');
};
