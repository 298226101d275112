/**
 * The columns of every expectation, one letter each:
 * admin, broker, internal, pact | staff and limited of the client {own}; limited has only compliance and worksites |
 * regional, of other clients | neighbor, with the rights of staff at the client {next} | agency and agent: administrator and
 * agent of the first agency; agency2: administrator of the second | employee; joiner: an employee who has not joined.
 */
export const kinds = [
  'admin',
  'broker',
  'internal',
  'pact',
  'staff',
  'limited',
  'regional',
  'neighbor',
  'agency',
  'agent',
  'agency2',
  'employee',
  'joiner',
] as const;
export type Kind = (typeof kinds)[number];

/** A: done. I: allowed, but invalid input (422). C: conflict (409). E: ended (410). V: another version (412). F: forbidden (403). N: not found (404). */
export type Expected = string;

export interface Try {
  /** The path after `/api/`, with `{names}` of places. */
  readonly path: string;
  readonly expected: Expected;
  readonly body?: unknown;
}

export interface Row {
  /** Method and path as registered. */
  readonly route: string;
  readonly tries: readonly Try[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Both are required: 404 without the flag, 403 without the permission. */
  readonly needs?: { readonly flag: string; readonly permission: string };
}

export const everybody = 'AAAAAAAAAAAAA';
export const allNotFound = 'NNNNNNNNNNNNN';
const strangers = 'FFFFFFF';

type Needs = Row['needs'];
export const asNotFound = (letters: string): string => letters.replaceAll('A', 'N');

/** Returns the tries of a call of a client's area. `insiders` are the first six columns. Foreign clients get 403, unknown 404. */
export const inClient = (path: string, insiders: string): readonly Try[] => [
  { path: `eip/clients/{own}/${path}`, expected: insiders + strangers },
  { path: `eip/clients/{other}/${path}`, expected: `${insiders.slice(0, 4)}FF${strangers}` },
  { path: `eip/clients/99999/${path}`, expected: allNotFound },
  { path: `eip/clients/0x1/${path}`, expected: allNotFound },
];

const clientCall = (name: string, insiders: string, needs: Needs): Row => ({
  route: `GET /api/eip/clients/:clientId/${name}`,
  tries: inClient(name, insiders),
  ...(needs && { needs }),
});

interface ClientArea {
  readonly name: string;
  readonly insiders: string;
  readonly flag: string;
  readonly permission: string;
  readonly figures?: readonly string[];
  readonly creates?: true;
  /** The first six columns for edit and delete, and a body that the form accepts. */
  readonly writes?: { readonly may: string; readonly body: object };
}

/** Returns edits without input, or deletions of a record in use: callers with the right get 422 or 409. */
const writesOf = (
  name: string,
  { may, body }: NonNullable<ClientArea['writes']>,
  refused: 'I' | 'C',
): Try[] => {
  const [entered, others] = [may.replaceAll('A', refused), asNotFound(may)];
  return [
    { path: `eip/clients/{own}/${name}/{${name}}`, expected: entered + strangers, body: {} },
    { path: `eip/clients/{own}/${name}/{${name} elsewhere}`, expected: others + strangers, body },
    {
      path: `eip/clients/{other}/${name}/{${name} elsewhere}`,
      expected: `${entered.slice(0, 4)}FF${strangers}`,
      body: {},
    },
  ];
};

/** Returns every call of a client's list. Callers who may open the list get 404 for operations that are not declared. */
const clientArea = ({
  name,
  insiders,
  flag,
  permission,
  figures = [],
  creates,
  writes,
}: ClientArea): Row[] => {
  const needs = { flag, permission };
  const [base, closed] = [`/api/eip/clients/:clientId/${name}`, asNotFound(insiders) + strangers];
  const own = `eip/clients/{own}/${name}/{${name}}`;
  const one = (method: string, tries: readonly Try[]): Row => ({
    route: `${method} ${base}/:id`,
    tries,
    ...(method === 'GET' && { needs }),
  });
  return [
    clientCall(name, insiders, needs),
    ...figures.map((figure) => clientCall(`${name}/${figure}`, insiders, needs)),
    {
      route: `POST ${base}`,
      tries: inClient(name, insiders.replaceAll('A', creates ? 'I' : 'N')).map((call) => ({
        ...call,
        body: {},
      })),
    },
    one('GET', [
      { path: own, expected: insiders + strangers },
      // Another client's record returns 404 below the caller's client and 403 below its own client.
      { path: `eip/clients/{own}/${name}/{${name} elsewhere}`, expected: closed },
      {
        path: `eip/clients/{other}/${name}/{${name} elsewhere}`,
        expected: `${insiders.slice(0, 4)}FF${strangers}`,
      },
      { path: `eip/clients/{own}/${name}/99999999`, expected: closed },
    ]),
    one('PUT', writes ? writesOf(name, writes, 'I') : [{ path: own, expected: closed, body: {} }]),
    one('DELETE', writes ? writesOf(name, writes, 'C') : [{ path: own, expected: closed }]),
  ];
};

export const clientRows: readonly Row[] = [
  ...clientArea({
    name: 'workers',
    insiders: 'AAAAAF',
    flag: 'eip_workers',
    permission: 'eip_menu_workers',
    figures: ['kpi', 'active-employees-trend', 'tax-cut-off'],
  }),
  // The employees here have not signed the membership form.
  ...[
    ['GET', 'signed-form'],
    ['POST', 'mail-signed-form'],
  ].map(([method = '', action = '']): Row => ({
    route: `${method} /api/eip/clients/:clientId/workers/:id/${action}`,
    tries: [
      { path: `eip/clients/{own}/workers/{workers}/${action}`, expected: `CFFFFF${strangers}` },
      { path: `eip/clients/{other}/workers/{workers elsewhere}/${action}`, expected: `CFFFFF${strangers}` },
      { path: `eip/clients/{own}/workers/{workers elsewhere}/${action}`, expected: `NFFFFF${strangers}` },
    ].map((one) => (method === 'POST' ? { ...one, body: {} } : one)),
  })),
  ...clientArea({
    name: 'claims',
    insiders: 'AAAFAF',
    flag: 'eip_claims',
    permission: 'eip_menu_claims',
    figures: ['kpi'],
  }),
  ...clientArea({
    name: 'billings',
    insiders: 'AAAFAF',
    flag: 'eip_billings',
    permission: 'eip_menu_billings',
    figures: ['kpi'],
  }),
  ...clientArea({
    name: 'payroll',
    insiders: 'AFAFAF',
    flag: 'eip_payroll',
    permission: 'eip_menu_payroll',
    figures: ['kpi'],
  }),
  ...clientArea({
    name: 'compliance',
    insiders: 'AAAAAA',
    flag: 'eip_compliance',
    permission: 'eip_menu_compliance',
    figures: ['kpi'],
  }),
  ...clientArea({
    name: 'pact-rewards',
    insiders: 'AFAAAF',
    flag: 'eip_pact_rewards_report',
    permission: 'eip_pact_rewards_read',
    figures: ['kpi'],
  }),
  ...clientArea({
    name: 'gross-profit',
    insiders: 'AFAFAF',
    flag: 'eip_gross_profit',
    permission: 'eip_menu_gross_profit',
  }),
  ...clientArea({
    name: 'locations',
    insiders: 'AAAAAA',
    flag: 'eip_locations',
    permission: 'eip_menu_locations',
    creates: true,
    writes: {
      may: 'AFFFAF',
      body: { location_name: 'Pier 9', address: '1 Pier', city: 'Oakland', state: 'CA', zip_code: '94607' },
    },
  }),
  clientCall('dashboard', 'AAAFAF', { flag: 'eip_dashboard', permission: 'eip_menu_dashboard' }),
  clientCall('needs-attention', 'AAAFAF', { flag: 'eip_dashboard', permission: 'eip_menu_dashboard' }),
  clientCall('compliance-report', 'AAAAAA', { flag: 'eip_compliance', permission: 'eip_menu_compliance' }),
  clientCall('billing-statement', 'AAAFAF', { flag: 'eip_billings', permission: 'eip_menu_billings' }),
  clientCall('rewards-report', 'AFAAAF', {
    flag: 'eip_pact_rewards_report',
    permission: 'eip_pact_rewards_read',
  }),
];
