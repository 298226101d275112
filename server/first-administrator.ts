import { ensureProfile } from './api/users/user-data';
import { isoTime } from './api/clock';
import type { ApiDeps } from './api/deps';

const roleId = 1;

/** Creates the first user when there is none: an administrator, who gets a mail with a link to set a password. */
export const ensureAdministrator = async (deps: ApiDeps, email: string): Promise<void> => {
  await deps.storage.transaction(async (tx) => {
    if (await tx.table('users').count([])) return;
    const role = await tx.table('roles').first([{ field: 'id', op: 'eq', value: roleId }]);
    const newUser = await tx.table('users').insert({
      first_name: 'Portal',
      last_name: 'Administrator',
      username: email,
      role_id: roleId,
      role_name: role?.['role_name'] ?? '',
      stage: 'not_verified',
      created: isoTime(deps.clock.now()),
    });
    const userId = Number(newUser['id']);
    await ensureProfile(tx, userId);
    await deps.jobs.enqueue(tx, 'password-link', { userId, askedBy: null, language: 'en' });
  });
};
