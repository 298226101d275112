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

/**
 * Connects Refine's hooks and components to the ability. In addition to Refine's actions it accepts `field`, with the name in
 * `params.field`, and the name of a declared row action. Screens of the portal use the ability directly: this provider is
 * asynchronous, so the screen would flash.
 */
export const createAccessControlProvider = (ability: AppAbility): AccessControlProvider => ({
  can: ({ action, resource = '', params }) => {
    const known = actions[action];
    const field: unknown = params?.['field'];
    if (known !== undefined) return Promise.resolve({ can: ability.can(known, resource) });
    if (action === 'field')
      return Promise.resolve({ can: typeof field === 'string' && ability.can('read', resource, field) });
    return Promise.resolve({ can: ability.can('act', resource, action) });
  },
});
