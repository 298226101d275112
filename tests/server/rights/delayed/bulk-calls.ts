import type { DelayedCall } from './world';

/** The users that an action changes something of. */
const users = {
  reactivate: '{gone}',
  invite: '{invited}',
  deactivate: '{colleague}',
  unlink: '{shared user}',
};
const members = { activate: '{inactive member}', deactivate: '{member}' };

/** Actions on many records. */
export const bulkCalls: readonly DelayedCall[] = [
  ...Object.entries(users).map(([name, user]): DelayedCall => ({
    route: `POST /api/v1/users/actions/${name}`,
    as: 'staff',
    path: `v1/users/actions/${name}?client_id={own}`,
    body: { ids: [user] },
    inClient: true,
  })),
  ...Object.entries(members).map(([name, member]): DelayedCall => ({
    route: `POST /api/v1/evoove/administration/members/actions/${name}`,
    as: 'agency',
    path: `v1/evoove/administration/members/actions/${name}`,
    body: { ids: [member] },
  })),
  {
    route: 'POST /api/v1/evoove/administration/members/actions/undo',
    as: 'agency',
    path: 'v1/evoove/administration/members/actions/undo',
    body: { undo: '{deactivation}' },
  },
  ...['retry', 'cancel'].map((name): DelayedCall => ({
    route: `POST /api/v1/jobs/actions/${name}`,
    as: 'admin',
    path: `v1/jobs/actions/${name}`,
    body: { ids: ['{failed job}'] },
  })),
];
