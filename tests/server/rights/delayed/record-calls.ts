import type { DelayedCall } from './world';

/** Any version: no call may be refused only because its version is gone. */
const headers = { 'If-Match': '*' };
const trash = 'eip/clients/{own}/locations/trash/{deleted location}';
const deletedMember = 'v1/evoove/administration/members/trash/{deleted member}';

/** Edits of some fields, and undone edits. */
const changedFields: readonly DelayedCall[] = [
  {
    route: 'PATCH /api/v1/users/:id',
    as: 'staff',
    path: 'v1/users/{colleague}',
    body: { first_name: 'Mia' },
    headers,
    inClient: true,
  },
  {
    route: 'POST /api/v1/users/:id/undo',
    as: 'staff',
    path: 'v1/users/{colleague}/undo',
    body: { version: '{earlier colleague}' },
    headers,
    inClient: true,
  },
  {
    route: 'PATCH /api/eip/clients/:clientId/locations/:id',
    as: 'staff',
    path: 'eip/clients/{own}/locations/{locations}',
    body: { city: 'Oakland' },
    headers,
    inClient: true,
  },
  {
    route: 'POST /api/eip/clients/:clientId/locations/:id/undo',
    as: 'staff',
    path: 'eip/clients/{own}/locations/{locations}/undo',
    body: { version: '{earlier location}' },
    headers,
    inClient: true,
  },
  {
    route: 'PATCH /api/v1/administration/roles/:id',
    as: 'admin',
    path: 'v1/administration/roles/{role of staff}',
    body: { factor_required: true },
    headers,
  },
  {
    route: 'POST /api/v1/administration/roles/:id/undo',
    as: 'admin',
    path: 'v1/administration/roles/{role of client users}/undo',
    body: { version: '{earlier role}' },
    headers,
  },
  {
    route: 'PATCH /api/v1/evoove/administration/members/:id',
    as: 'agency',
    path: 'v1/evoove/administration/members/{member}',
    body: { commission_pct: 0.33 },
    headers,
  },
  {
    route: 'POST /api/v1/evoove/administration/members/:id/undo',
    as: 'agency',
    path: 'v1/evoove/administration/members/{member}/undo',
    body: { version: '{earlier member}' },
    headers,
  },
];

/** Deletions, and calls on the trash. */
const deletions: readonly DelayedCall[] = [
  {
    route: 'DELETE /api/eip/clients/:clientId/locations/:id',
    as: 'staff',
    path: 'eip/clients/{own}/locations/{location to go}',
    inClient: true,
  },
  {
    route: 'POST /api/eip/clients/:clientId/locations/trash/:id/restore',
    as: 'staff',
    path: `${trash}/restore`,
    body: {},
    inClient: true,
  },
  {
    route: 'DELETE /api/eip/clients/:clientId/locations/trash/:id',
    as: 'staff',
    path: trash,
    inClient: true,
  },
  {
    route: 'POST /api/v1/users/trash/:id/restore',
    as: 'admin',
    path: 'v1/users/trash/{deleted user}/restore',
    body: {},
  },
  {
    route: 'DELETE /api/v1/users/trash/:id',
    as: 'staff',
    path: 'v1/users/trash/{deleted user}',
    inClient: true,
  },
  {
    route: 'POST /api/v1/evoove/administration/members/trash/:id/restore',
    as: 'agency',
    path: `${deletedMember}/restore`,
    body: {},
  },
  { route: 'DELETE /api/v1/evoove/administration/members/trash/:id', as: 'agency', path: deletedMember },
];

/** Actions that only enqueue or change a job. */
const jobs: readonly DelayedCall[] = [
  {
    route: 'POST /api/eip/clients/:clientId/workers/:id/mail-signed-form',
    as: 'admin',
    path: 'eip/clients/{own}/workers/{workers}/mail-signed-form',
    body: {},
  },
  { route: 'POST /api/v1/jobs/:id/retry', as: 'admin', path: 'v1/jobs/{failed job}/retry', body: {} },
  { route: 'POST /api/v1/jobs/:id/cancel', as: 'admin', path: 'v1/jobs/{failed job}/cancel', body: {} },
];

/** Writing calls on versions of records, on the trash and on jobs. */
export const recordCalls: readonly DelayedCall[] = [...changedFields, ...deletions, ...jobs];
