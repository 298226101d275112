import fc from 'fast-check';
import { hostileQuery, hostileValue } from '@tests/helpers/arbitraries-address';
import { screens } from '@tests/unit/generated/spec-model';
import { ownClient, refusedClient } from './light-api';

const fixed =
  '/ /login /two-factor /forgot-password /reset-password /activate-account /get-the-app /start /forbidden /clients/forbidden /clients/not-found /evoove /evoove/ /clients /clients/';
const unknown =
  '/nowhere /api/v1/users /users/new/edit /evoove/nothing /CLIENTS /thepactform/x /__proto__ /constructor';
const clients = [String(ownClient), String(ownClient), String(ownClient), String(refusedClient), '9'];
const hostileClientIds =
  '0 -1 7.0 7e0 0x7 007 1e400 9007199254740993 NaN null constructor __proto__ new forbidden %37 %00 ٧ 7%20 7;x'.split(
    ' ',
  );

const client = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...clients) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileClientIds) },
  { weight: 1, arbitrary: hostileValue() },
);
const suffixes = [
  '',
  '',
  '',
  '',
  '/',
  '/new',
  '/1',
  '/1/edit',
  '/x/edit',
  '/__proto__',
  '/1/2/3',
  '//',
  '/..',
  '/%2e%2e',
  '/.',
];
const declaredPaths = fc
  .tuple(fc.constantFrom(...screens), client, fc.constantFrom(...suffixes))
  .map(([{ scope, path }, id, suffix]) => {
    const root = { global: '', agency: '/evoove', client: `/clients/${id}` }[scope];
    return `${root}/${path}${suffix}`;
  });
const shortPaths = fc
  .constantFrom(...screens.filter(({ scope }) => scope === 'client'))
  .map(({ path }) => `/${path}`);
const segments = fc
  .array(hostileValue(['clients', '7', 'employees', 'users', 'evoove']), { maxLength: 4 })
  .map((all) => `/${all.join('/')}`);

const keys = [
  'page',
  'sortBy',
  'sortOrder',
  'search',
  'status',
  'cutoff',
  'period',
  'filterBy',
  'lang',
  'token',
  'redirect',
];
const values =
  'full_name ytd_wages first_name created_date location_name asc desc Active Terminated All Met yearToDate last6Months es en /users //evil.example /login 2 Claims'
    .split(' ')
    .concat('Top Sales', 'Bottom Recruiting', 'Not Met');

/** Returns the address as the browser normalizes it (it drops or replaces some characters); null if it leaves the origin. */
const asBrowserReads = (address: string): string | null => {
  const origin = 'https://portal.example';
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : null;
};

/** Any address of the portal, in the form that the router receives. */
export const anyAddress: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      { weight: 12, arbitrary: declaredPaths },
      { weight: 3, arbitrary: fc.constantFrom(...fixed.split(' ')) },
      { weight: 2, arbitrary: shortPaths },
      { weight: 1, arbitrary: fc.constantFrom(...unknown.split(' ')) },
      { weight: 2, arbitrary: segments },
    ),
    hostileQuery(keys, values),
    fc.constantFrom('', '', '', '#top', '#', '#<svg/onload=alert(1)>'),
  )
  .map(([path, query, hash]) => asBrowserReads(path + (query && `?${query.replace(/^\?/, '')}`) + hash))
  .filter((address): address is string => address !== null);
