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
    route: 'POST /api/v1/users/actions/end-sessions',
    as: 'staff',
    path: 'v1/users/actions/end-sessions?client_id={own}',
    body: { ids: ['{colleague}'] },
    inClient: true,
  },
  {
    route: 'POST /api/v1/users/actions/set-role',
    as: 'staff',
    path: 'v1/users/actions/set-role?client_id={own}',
    body: { ids: ['{colleague}'], role_id: '{role of staff}' },
    inClient: true,
  },
  {
    route: 'POST /api/v1/users/actions/undo',
    as: 'staff',
    path: 'v1/users/actions/undo?client_id={own}',
    body: { undo: '{role setting}' },
    inClient: true,
  },
  {
    route: 'POST /api/v1/evoove/administration/members/actions/commission',
    as: 'agency',
    path: 'v1/evoove/administration/members/actions/commission',
    body: { ids: ['{member}'], commission_pct: 0.3 },
  },
  {
    route: 'POST /api/eip/clients/:clientId/locations/actions/delete',
    as: 'staff',
    path: 'eip/clients/{own}/locations/actions/delete',
    body: { ids: ['{location to go}'] },
    inClient: true,
  },
  {
    route: 'POST /api/v1/pact-reviews/actions/accept',
    as: 'pact',
    path: 'v1/pact-reviews/actions/accept',
    body: { ids: ['{review}'] },
  },
  {
    route: 'POST /api/v1/pact-reviews/actions/refuse',
    as: 'pact',
    path: 'v1/pact-reviews/actions/refuse',
    body: { ids: ['{review}'], reason: 'Not the same person' },
  },
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
