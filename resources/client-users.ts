import type { Resource } from '@core/resource/resource';
import users from '@resources/users/resource';

/** The records of `users` for one client. */
export default {
  ...users,
  name: 'client-users',
  path: 'users',
  scope: 'client',
  api: { ...users.api, clientParam: 'client_id', table: 'users' },
  access: { flag: 'eip_users', permissions: ['eip_menu_users'] },
  menu: { icon: 'manage-accounts', group: 'access', order: 10 },
} satisfies Resource;
