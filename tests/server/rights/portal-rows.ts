import { everybody, allNotFound, type Row, type Try } from './rows';

export const read = (path: string, expected: string): Try => ({ path, expected });
export const write = (path: string, expected: string, body: unknown = {}): Try => ({ path, expected, body });

/** Administrators of an agency. */
export const administrators = 'FFFFFFFFAFAFF';

const person = (clients: readonly string[], role = '{role of staff}') => ({
  first_name: 'Mia',
  last_name: 'Quist',
  username: '{someone}@client.example',
  role_id: role,
  eip_client_ids: clients,
});

export const userRows: readonly Row[] = [
  {
    route: 'GET /api/v1/users',
    tries: [
      read('v1/users', 'AFFFFFFFFFFFF'),
      read('v1/users?client_id={own}', 'AFFFAFFFFFFFF'),
      read('v1/users?client_id={other}', 'AFFFFFFFFFFFF'),
      read('v1/users?client_id=99999', allNotFound),
      read('v1/users?client_id=all', allNotFound),
      read('v1/users?client_id={next}&client_id={own}', 'AFFFFFFAFFFFF'),
    ],
  },
  {
    route: 'GET /api/v1/users/:id',
    tries: [
      read('v1/users/{self}', everybody),
      read('v1/users/{admin}', 'AFFFNFFNFFFFF'),
      read('v1/users/{limited}', 'AFFFAAFNFFFFF'),
      read('v1/users/{limited}?client_id={next}', 'NFFFFFFNFFFFF'),
    ],
  },
  {
    route: 'POST /api/v1/users',
    tries: [
      write('v1/users', 'IFFFIFFIFFFFF'),
      write('v1/users?client_id={own}', 'IFFFIFFFFFFFF'),
      // Other clients in the body.
      write('v1/users', 'AFFFFFFFFFFFF', person(['{other}'])),
      write('v1/users', 'AFFFFFFFFFFFF', person(['{own}', '{next}'])),
      write('v1/users?client_id={own}', 'AFFFFFFFFFFFF', person(['{own}', '{other}'])),
      // More rights than the caller has.
      write('v1/users', 'AFFFFFFFFFFFF', person(['{own}'], '{role of admin}')),
      write('v1/users', 'AFFFAFFFFFFFF', person(['{own}'])),
    ],
  },
  {
    route: 'PUT /api/v1/users/:id',
    tries: [
      write('v1/users/{broker}', 'IFFFNFFNFFFFF'),
      write('v1/users/{victim}', 'AFFFNFFNFFFFF', person([], '{role of admin}')),
      write('v1/users/{colleague}', 'AFFFAFFNFFFFF', person(['{own}'])),
      write('v1/users/{colleague}?client_id={next}', 'NFFFFFFNFFFFF', person(['{next}'])),
    ],
  },
  {
    route: 'POST /api/v1/users/:id/deactivate',
    tries: [
      write('v1/users/{self}/deactivate', 'CFFFCFFCFFFFF'),
      write('v1/users/{victim}/deactivate?client_id={own}', 'NFFFNFFFFFFFF'),
      // The first caller does it, so it is not available to the next one.
      write('v1/users/{colleague}/deactivate', 'AFFFCFFNFFFFF'),
    ],
  },
  {
    route: 'POST /api/v1/users/:id/reactivate',
    tries: [write('v1/users/{colleague}/reactivate', 'AFFFCFFNFFFFF')],
  },
  {
    route: 'POST /api/v1/users/:id/end-sessions',
    tries: [
      write('v1/users/{colleague}/end-sessions', 'AFFFAFFNFFFFF'),
      write('v1/users/{colleague}/end-sessions?client_id={next}', 'NFFFFFFNFFFFF'),
      write('v1/users/{self}/end-sessions', 'FFFFFFFFFFFFF'),
    ],
  },
  {
    route: 'POST /api/v1/users/:id/reset-factor',
    tries: [
      write('v1/users/{colleague}/reset-factor', 'AFFFAFFNFFFFF'),
      write('v1/users/{colleague}/reset-factor?client_id={next}', 'NFFFFFFNFFFFF'),
      write('v1/users/{self}/reset-factor', 'FFFFFFFFFFFFF'),
    ],
  },
  {
    route: 'POST /api/v1/users/:id/invite',
    tries: [write('v1/users/{colleague}/invite', 'CFFFCFFNFFFFF')],
  },
  {
    route: 'POST /api/v1/users/:id/unlink',
    tries: [
      write('v1/users/{colleague}/unlink', 'FFFFFFFNFFFFF'),
      write('v1/users/{colleague}/unlink?client_id={own}', 'FFFFFFFFFFFFF'),
    ],
  },
  {
    route: 'DELETE /api/v1/users/:id',
    tries: [
      read('v1/users/{admin}', 'CFFFNFFNFFFFF'),
      read('v1/users/{self}', 'CFFFCFFCFFFFF'),
      read('v1/users/99999', 'NFFFNFFNFFFFF'),
      read('v1/users/{colleague}', 'AFFFNFFNFFFFF'),
    ],
  },
];

const view = { resource: 'workers', client_id: '{own}' };

export const commonRows: readonly Row[] = [
  { route: 'POST /api/v1/auth/logout', tries: [write('v1/auth/logout', everybody)] },
  { route: 'GET /api/v1/users/me', tries: [read('v1/users/me', everybody)] },
  { route: 'GET /api/v1/feature-flags', tries: [read('v1/feature-flags/', everybody)] },
  { route: 'GET /api/eip/industry-business', tries: [read('eip/industry-business', everybody)] },
  { route: 'POST /api/eip/industry-business', tries: [write('eip/industry-business', allNotFound)] },
  { route: 'GET /api/v1/roles', tries: [read('v1/roles/', everybody)] },
  { route: 'POST /api/v1/roles', tries: [write('v1/roles', allNotFound)] },
  { route: 'GET /api/eip/search-places', tries: [read('eip/search-places?search=main', everybody)] },
  { route: 'POST /api/eip/search-places', tries: [write('eip/search-places', allNotFound)] },
  { route: 'GET /api/eip/clients', tries: [read('eip/clients', 'AAAAAAAAAFFFF')] },
  { route: 'POST /api/eip/clients', tries: [write('eip/clients', allNotFound)] },
  {
    route: 'GET /api/eip/clients/:id',
    tries: [
      read('eip/clients/{own}', 'AAAAAAFFFFFFF'),
      read('eip/clients/{next}', 'AAAAFFFAFFFFF'),
      read('eip/clients/{other}', 'AAAAFFFFFFFFF'),
      read('eip/clients/99999', allNotFound),
    ],
  },
  { route: 'PUT /api/eip/clients/:id', tries: [write('eip/clients/{own}', allNotFound)] },
  { route: 'DELETE /api/eip/clients/:id', tries: [read('eip/clients/{own}', allNotFound)] },
  {
    route: 'PUT /api/v1/users/me/choices/:name',
    tries: [
      write('v1/users/me/choices/menu', 'IIIIIIIIIIIII'),
      write('v1/users/me/choices/menu', everybody, { value: 'mini' }),
      write('v1/users/me/choices/password', allNotFound, { value: 'x' }),
    ],
  },
  {
    route: 'GET /api/v1/favorite-clients',
    tries: [
      read('v1/favorite-clients', everybody),
      read('v1/favorite-clients?visited=x,,{other}', everybody),
    ],
  },
  {
    route: 'PUT /api/v1/favorite-clients/:id',
    tries: [
      write('v1/favorite-clients/{own}', 'IIIIIIIIIIIII'),
      write('v1/favorite-clients/{own}', 'AAAAAAFFFFFFF', { favorite: true }),
      write('v1/favorite-clients/{other}', 'AAAAFFFFFFFFF', { favorite: true }),
      write('v1/favorite-clients/{other}', 'AAAAFFFFFFFFF', { favorite: false }),
      write('v1/favorite-clients/99999', allNotFound, { favorite: true }),
    ],
  },
  {
    route: 'GET /api/v1/find',
    tries: [
      read('v1/find?text=quist', everybody),
      read('v1/find?text=quist&client_id={own}', 'AAAAAAFFFFFFF'),
      read('v1/find?text=quist&client_id={other}', 'AAAAFFFFFFFFF'),
      read('v1/find?text=quist&client_id=99999', allNotFound),
      read('v1/find?text=quist&client_id=all', allNotFound),
    ],
  },
  {
    route: 'GET /api/v1/saved-views',
    tries: [
      read('v1/saved-views', everybody),
      read('v1/saved-views?client_id={own}', 'AAAAAAFFFFFFF'),
      read('v1/saved-views?client_id={other}', 'AAAAFFFFFFFFF'),
      read('v1/saved-views?resource=workers&client_id={own}', 'AAAAAFFFFFFFF'),
      read('v1/saved-views?resource=users', 'AFFFFFFFFFFFF'),
      read('v1/saved-views?resource=members', administrators),
      read('v1/saved-views?resource=__proto__', allNotFound),
    ],
  },
  {
    route: 'POST /api/v1/saved-views',
    tries: [
      write('v1/saved-views', 'IIIIIIIIIIIII'),
      write('v1/saved-views', 'IIIIIFFFFFFFF', view),
      write('v1/saved-views', 'IIIIFFFFFFFFF', { ...view, client_id: '{other}' }),
      write('v1/saved-views', allNotFound, { ...view, client_id: 99999 }),
    ],
  },
  {
    route: 'PUT /api/v1/saved-views/:id',
    tries: [
      write('v1/saved-views/{private view}', 'NNNNANNNNNNNN', { name: 'Mine' }),
      write('v1/saved-views/{shared view}', 'FFFFAFFFFFFFF', { name: 'Ours' }),
      write('v1/saved-views/{shared view}', 'AAAAAFFFFFFFF', { is_default: true }),
    ],
  },
  {
    route: 'DELETE /api/v1/saved-views/:id',
    tries: [
      read('v1/saved-views/{private view}', 'NNNNANNNNNNNN'),
      // The owner is the fifth caller and deletes the view.
      read('v1/saved-views/{shared view}', 'FFFFANNNNNNNN'),
    ],
  },
];

/** Open calls return the same response to every caller, with any token or none. */
export const openCalls: readonly (readonly [route: string, path: string, status: number, body?: unknown])[] =
  [
    ['POST /api/v1/auth/login', 'v1/auth/login', 401, { username: 'a@b.example', password: 'x' }],
    ['POST /api/v1/auth/two-factor', 'v1/auth/two-factor', 410, {}],
    ['POST /api/v1/auth/two-factor/resend', 'v1/auth/two-factor/resend', 410, {}],
    ['PUT /api/v1/auth/reset-password', 'v1/auth/reset-password', 200, { username: 'a@b.example' }],
    ['POST /api/v1/auth/set-password', 'v1/auth/set-password', 400, { password: 'x', token: 'y' }],
    ['POST /api/v1/auth/confirm-address', 'v1/auth/confirm-address', 400, { token: 'y' }],
    ['POST /api/v1/auth/refresh-token', 'v1/auth/refresh-token?refresh_token=x', 401, {}],
    ['GET /api/pact-form/lookup', 'pact-form/lookup?id=1001', 200],
    ['POST /api/pact-form/verify', 'pact-form/verify', 422, { id: 1, ssn_last_four: '0000' }],
    ['POST /api/pact-form/address-check', 'pact-form/address-check', 403, { form_token: 'x' }],
    ['POST /api/pact-form/forms', 'pact-form/forms', 403, { form_token: 'x' }],
    [
      'POST /api/pact-form/forms/:formId/signing-sessions',
      'pact-form/forms/1/signing-sessions',
      403,
      { form_token: 'x' },
    ],
    ['POST /api/pact-form/drafts', 'pact-form/drafts', 403, { form_token: 'x' }],
    ['POST /api/pact-form/draft-mails', 'pact-form/draft-mails', 403, { form_token: 'x' }],
    ['POST /api/pact-form/forms/:formId/summary', 'pact-form/forms/1/summary', 403, { form_token: 'x' }],
    [
      'POST /api/pact-form/forms/:formId/signed-copy',
      'pact-form/forms/1/signed-copy',
      403,
      { form_token: 'x' },
    ],
    ['POST /api/pact-form/copy-mails', 'pact-form/copy-mails', 403, { form_token: 'x' }],
    ['POST /api/pact-form/signing-return', 'pact-form/signing-return', 404, { id: 1001, envelope_id: 'x' }],
    ['POST /api/pact-form/webhooks/docusign', 'pact-form/webhooks/docusign', 401, {}],
  ];
