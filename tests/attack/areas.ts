import type { Kind } from './callers';

/** client: below a client of the caller. own: the caller's own records or settings. */
type Reach = 'client' | 'global' | 'own';

export interface Area {
  /** The prefix of the area's paths, as in the API document. */
  readonly path: string;
  readonly reach: Reach;
  readonly may: readonly Kind[];
  /** Who may make calls other than GET, where that differs from `may`. */
  readonly mayWrite?: readonly Kind[];
}

const everybody: readonly Kind[] = [
  'admin',
  'broker',
  'internal',
  'pact',
  'staff',
  'regional',
  'agency',
  'limited',
  'employee',
  'joiner',
  'neighbor',
];
/** The administrators of a client. */
const own: readonly Kind[] = ['staff', 'neighbor'];
const client = '/api/eip/clients/{clientId}';

/**
 * Who may call what, written by hand from the specification's table of roles and the decisions, not from the
 * declarations. A call without an entry fails the suite, so that new calls are added here first. The longest matching
 * path applies.
 */
const areas: readonly Area[] = [
  { path: '/api/v1/jobs', reach: 'global', may: ['admin'] },
  {
    path: `${client}/workers`,
    reach: 'client',
    may: ['admin', 'broker', 'internal', 'pact', 'regional', ...own],
  },
  // The form names beneficiaries, whom employers do not see.
  { path: `${client}/workers/{id}/signed-form`, reach: 'client', may: ['admin'] },
  { path: `${client}/workers/{id}/mail-signed-form`, reach: 'client', may: ['admin'] },
  {
    path: `${client}/claims`,
    reach: 'client',
    may: ['admin', 'broker', 'internal', 'regional', 'agency', ...own],
  },
  { path: `${client}/billings`, reach: 'client', may: ['admin', 'broker', 'internal', 'agency', ...own] },
  {
    path: `${client}/billing-statement`,
    reach: 'client',
    may: ['admin', 'broker', 'internal', 'agency', ...own],
  },
  { path: `${client}/payroll`, reach: 'client', may: ['admin', 'internal', 'agency', ...own] },
  {
    path: `${client}/compliance`,
    reach: 'client',
    may: ['admin', 'broker', 'internal', 'pact', 'limited', 'regional', ...own],
  },
  {
    path: `${client}/compliance-report`,
    reach: 'client',
    may: ['admin', 'broker', 'internal', 'pact', 'limited', 'regional', ...own],
  },
  {
    path: `${client}/locations`,
    reach: 'client',
    may: ['admin', 'broker', 'internal', 'pact', 'limited', 'regional', ...own],
  },
  // Only those who may delete.
  { path: `${client}/locations/trash`, reach: 'client', may: ['admin', ...own] },
  { path: `${client}/locations/{id}/dependents`, reach: 'client', may: ['admin', ...own] },
  { path: `${client}/gross-profit`, reach: 'client', may: ['admin', 'internal', ...own] },
  { path: `${client}/pact-rewards`, reach: 'client', may: ['admin', 'internal', 'pact', ...own] },
  { path: `${client}/rewards-report`, reach: 'client', may: ['admin', 'internal', 'pact', ...own] },
  {
    path: `${client}/dashboard`,
    reach: 'client',
    may: ['admin', 'broker', 'internal', 'regional', ...own],
  },
  {
    path: `${client}/needs-attention`,
    reach: 'client',
    may: ['admin', 'broker', 'internal', 'regional', ...own],
  },
  { path: `${client}/audit-trail`, reach: 'client', may: ['admin', ...own] },
  { path: '/api/v1/audit-trail', reach: 'global', may: ['admin'] },
  // Without a client in the query: all users, for the provider's administrators only. A new user may belong to a client
  // that the caller administers. Every user may read their own record.
  { path: '/api/v1/users', reach: 'global', may: ['admin'], mayWrite: ['admin', ...own] },
  { path: '/api/v1/users/{id}', reach: 'global', may: ['admin', ...own] },
  { path: '/api/v1/users/trash', reach: 'global', may: ['admin', ...own] },
  { path: '/api/v1/users/me', reach: 'own', may: everybody },
  { path: '/api/v1/pact-reviews', reach: 'global', may: ['admin', 'pact'] },
  { path: '/api/v1/administration/clients', reach: 'global', may: ['admin'] },
  { path: '/api/v1/administration/roles', reach: 'global', may: ['admin'] },
  { path: '/api/eip/clients', reach: 'global', may: everybody.slice(0, 8).concat('neighbor') },
  { path: '/api/eip/clients/{id}', reach: 'client', may: everybody },
  { path: '/api/v1/evoove', reach: 'global', may: ['agency'] },
  { path: '/api/v1/roles', reach: 'own', may: everybody },
  { path: '/api/v1/feature-flags', reach: 'own', may: everybody },
  { path: '/api/eip/industry-business', reach: 'own', may: everybody },
  { path: '/api/eip/search-places', reach: 'own', may: everybody },
  { path: '/api/v1/favorite-clients', reach: 'own', may: everybody },
  { path: '/api/v1/find', reach: 'own', may: everybody },
  { path: '/api/v1/saved-views', reach: 'own', may: everybody },
  { path: '/api/v1/account', reach: 'own', may: everybody },
  { path: '/api/v1/sessions', reach: 'global', may: ['admin'] },
  { path: '/api/v1/auth/logout', reach: 'own', may: everybody },
];

/** Returns the entry for a call, or undefined. */
export const areaOf = (path: string): Area | undefined =>
  areas
    .filter((area) => path === area.path || path.startsWith(`${area.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
