import type { Kind } from './callers';

/** client: below a client of the caller's. own: each caller's own records or settings. */
type Reach = 'client' | 'global' | 'own';

export interface Area {
  /** How the calls of the area begin, as the document writes them. */
  readonly path: string;
  readonly reach: Reach;
  readonly may: readonly Kind[];
  /** Who may make its other calls than GET, where those are other users. */
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
/** Who administers a client. */
const own: readonly Kind[] = ['staff', 'neighbor'];
const client = '/api/eip/clients/{clientId}';

/**
 * Who may call what, written by hand from the specification's table of roles and the decisions, not from the declarations. A call that
 * no line covers fails the suite: what is new is written here first. The longest path that fits counts.
 */
const areas: readonly Area[] = [
  {
    path: `${client}/workers`,
    reach: 'client',
    may: ['admin', 'broker', 'internal', 'pact', 'regional', ...own],
  },
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
  // Without a client in its query, all users, for the provider's administrators only; a new user may be of a client that the caller
  // administers. Everybody reads the own record.
  { path: '/api/v1/users', reach: 'global', may: ['admin'], mayWrite: ['admin', ...own] },
  { path: '/api/v1/users/{id}', reach: 'global', may: ['admin', ...own] },
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
  { path: '/api/v1/auth/logout', reach: 'own', may: everybody },
];

/** The line for a call; undefined where there is none. */
export const areaOf = (path: string): Area | undefined =>
  areas
    .filter((area) => path === area.path || path.startsWith(`${area.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
