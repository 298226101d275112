import { demoPassword } from '@server/seed/data/accounts';
import type { Kind } from '../rows';
import { bulkCalls } from './bulk-calls';
import { recordCalls } from './record-calls';
import { newPassword, type DelayedCall } from './world';

const proof = { current_password: demoPassword };
const person = {
  first_name: 'Mia',
  last_name: 'Quist',
  username: 'mia@client.example',
  role_id: '{role of staff}',
  eip_client_ids: ['{own}'],
};
const place = { location_name: 'Pier 9', address: '1 Pier', city: 'Oakland', state: 'CA', zip_code: '94607' };
const member = {
  first_name: 'Mia',
  last_name: 'Quist',
  username: 'mia@agency.example',
  role_name: 'Agent',

  commission_pct: 0.2,
};
/** Has a second factor. */
const secure = 'secure' as Kind;
const key = { 'Idempotency-Key': 'one' };

/** Every writing call of a signed-in caller, with a body that is accepted. */
export const delayedCalls: readonly DelayedCall[] = [
  { route: 'POST /api/v1/users', as: 'admin', path: 'v1/users', body: person },
  {
    route: 'POST /api/v1/users',
    as: 'staff',
    path: 'v1/users?client_id={own}',
    body: person,
    headers: key,
    inClient: true,
  },
  {
    route: 'PUT /api/v1/users/:id',
    as: 'staff',
    path: 'v1/users/{colleague}',
    body: person,
    inClient: true,
  },
  { route: 'DELETE /api/v1/users/:id', as: 'admin', path: 'v1/users/{colleague}' },
  {
    route: 'POST /api/v1/users/:id/deactivate',
    as: 'staff',
    path: 'v1/users/{colleague}/deactivate',
    body: {},
    inClient: true,
  },
  {
    route: 'POST /api/v1/users/:id/end-sessions',
    as: 'staff',
    path: 'v1/users/{colleague}/end-sessions',
    body: {},
    inClient: true,
  },
  {
    route: 'POST /api/v1/users/:id/reset-factor',
    as: 'staff',
    path: 'v1/users/{colleague}/reset-factor',
    body: {},
  },
  { route: 'POST /api/v1/users/:id/invite', as: 'admin', path: 'v1/users/{invited}/invite', body: {} },
  { route: 'POST /api/v1/users/:id/reactivate', as: 'admin', path: 'v1/users/{gone}/reactivate', body: {} },
  {
    route: 'POST /api/v1/users/:id/unlink',
    as: 'staff',
    path: 'v1/users/{shared user}/unlink?client_id={own}',
    body: {},
    inClient: true,
  },
  {
    route: 'POST /api/eip/clients/:clientId/locations',
    as: 'staff',
    path: 'eip/clients/{own}/locations',
    body: place,
    inClient: true,
  },
  {
    route: 'PUT /api/eip/clients/:clientId/locations/:id',
    as: 'staff',
    path: 'eip/clients/{own}/locations/{locations}',
    body: place,
    inClient: true,
  },
  {
    route: 'PUT /api/v1/administration/roles/:id',
    as: 'admin',
    path: 'v1/administration/roles/{role of staff}',
    body: { factor_required: true },
  },
  {
    route: 'POST /api/v1/pact-reviews/:id/accept',
    as: 'pact',
    path: 'v1/pact-reviews/{review}/accept',
    body: {},
  },
  {
    route: 'POST /api/v1/pact-reviews/:id/refuse',
    as: 'pact',
    path: 'v1/pact-reviews/{review}/refuse',
    body: { reason: 'Not the same person' },
  },
  {
    route: 'POST /api/v1/evoove/administration/members',
    as: 'agency',
    path: 'v1/evoove/administration/members',
    body: member,
  },
  {
    route: 'PUT /api/v1/evoove/administration/members/:id',
    as: 'agency',
    path: 'v1/evoove/administration/members/{member}',
    body: member,
  },
  {
    route: 'DELETE /api/v1/evoove/administration/members/:id',
    as: 'agency',
    path: 'v1/evoove/administration/members/{member to go}',
  },
  ...recordCalls,
  ...bulkCalls,
  {
    route: 'POST /api/v1/saved-views',
    as: 'staff',
    path: 'v1/saved-views',
    body: { resource: 'workers', client_id: '{own}', name: 'Late', address: '', is_default: true },
    inClient: true,
  },
  {
    route: 'PUT /api/v1/saved-views/:id',
    as: 'staff',
    path: 'v1/saved-views/{private view}',
    body: { name: 'Later' },
    inClient: true,
  },
  {
    route: 'DELETE /api/v1/saved-views/:id',
    as: 'staff',
    path: 'v1/saved-views/{private view}',
    inClient: true,
  },
  {
    route: 'PUT /api/v1/favorite-clients/:id',
    as: 'staff',
    path: 'v1/favorite-clients/{own}',
    body: { favorite: true },
    inClient: true,
  },
  {
    route: 'PUT /api/v1/users/me/choices/:name',
    as: 'staff',
    path: 'v1/users/me/choices/menu',
    body: { value: 'mini' },
  },
  {
    route: 'PUT /api/v1/account',
    as: 'staff',
    path: 'v1/account',
    body: { first_name: 'Samuel', last_name: 'Whitfield' },
  },
  {
    route: 'PUT /api/v1/account/password',
    as: 'staff',
    path: 'v1/account/password',
    body: { ...proof, password: newPassword },
  },
  {
    route: 'PUT /api/v1/account/address',
    as: 'staff',
    path: 'v1/account/address',
    body: { ...proof, username: 'sam.w@client.example' },
  },
  { route: 'DELETE /api/v1/account/address', as: 'staff', path: 'v1/account/address' },
  { route: 'DELETE /api/v1/account/sessions', as: 'staff', path: 'v1/account/sessions' },
  { route: 'DELETE /api/v1/account/sessions/:id', as: 'staff', path: 'v1/account/sessions/{other session}' },
  { route: 'DELETE /api/v1/sessions', as: 'admin', path: 'v1/sessions', body: proof },
  {
    route: 'POST /api/v1/account/factor',
    as: 'staff',
    path: 'v1/account/factor',
    body: { ...proof, kind: 'mail' },
  },
  {
    route: 'POST /api/v1/account/factor/confirm',
    as: 'staff',
    path: 'v1/account/factor/confirm',
    body: { factor_token: '{setup of staff}', code: '{code of the setup}' },
  },
  { route: 'POST /api/v1/account/factor/code', as: secure, path: 'v1/account/factor/code', body: {} },
  {
    route: 'DELETE /api/v1/account/factor',
    as: secure,
    path: 'v1/account/factor',
    body: { ...proof, code: '{recovery}' },
  },
  {
    route: 'POST /api/v1/account/recovery-codes',
    as: secure,
    path: 'v1/account/recovery-codes',
    body: { ...proof, code: '{recovery}' },
  },
  { route: 'POST /api/v1/auth/logout', as: 'staff', path: 'v1/auth/logout', body: {} },
  {
    route: 'POST /api/v1/auth/login',
    as: 'staff',
    path: 'v1/auth/login',
    body: { username: 'staff@portal.example', password: demoPassword },
    isSignIn: true,
    isLogin: true,
  },
  {
    route: 'POST /api/v1/auth/two-factor',
    as: secure,
    path: 'v1/auth/two-factor',
    body: { two_factor_token: '{challenge of secure}', code: '{code of secure}' },
    isSignIn: true,
  },
  {
    route: 'POST /api/v1/auth/refresh-token',
    as: 'staff',
    path: 'v1/auth/refresh-token?refresh_token={refresh of staff}',
    isSignIn: true,
  },
];
