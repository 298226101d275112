import type { AccessControlProvider } from '@refinedev/core';
import type { Action, AppAbility } from '@core/access/ability';

const actions: Readonly<Record<string, Action>> = {
  list: 'list',
  show: 'show',
  create: 'create',
  clone: 'create',
  edit: 'edit',
  delete: 'delete',
};

/** Lets Refine's own parts ask the ability. Ours ask it directly, because this way is asynchronous and would flash. */
export const createAccessControlProvider = (ability: AppAbility): AccessControlProvider => ({
  can: ({ action, resource = '' }) => {
    const known = actions[action];
    return Promise.resolve({ can: known !== undefined && ability.can(known, resource) });
  },
});
