import type { DelayedCall } from './world';

/** Row actions on many records. */
export const bulkCalls: readonly DelayedCall[] = [
  ...['reactivate', 'invite', 'deactivate', 'unlink'].map((name): DelayedCall => ({
    route: `POST /api/v1/users/actions/${name}`,
    as: 'staff',
    path: `v1/users/actions/${name}?client_id={own}`,
    body: { ids: ['{colleague}'] },
    inClient: true,
  })),
  ...['activate', 'deactivate'].map((name): DelayedCall => ({
    route: `POST /api/v1/evoove/administration/members/actions/${name}`,
    as: 'agency',
    path: `v1/evoove/administration/members/actions/${name}`,
    body: { ids: ['{member}'] },
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
