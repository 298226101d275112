import { administrators, read, write } from './portal-rows';
import type { Row } from './rows';

/** Callers of an agency. The agent belongs to the first one. */
const agencies = 'FFFFFFFFAAAFF';
const ofTheFirst = 'FFFFFFFFAANFF';

const agencyList = (path: string, record: string): Row[] => [
  {
    route: `GET /api/v1/${path}`,
    tries: [read(`v1/${path}`, agencies), read(`v1/${path}?format=csv`, agencies)],
  },
  {
    route: `GET /api/v1/${path}/:id`,
    tries: [
      read(`v1/${path}/{${record}}`, ofTheFirst),
      read(`v1/${path}/{${record} of the second}`, 'FFFFFFFFNNAFF'),
    ],
  },
  { route: `POST /api/v1/${path}`, tries: [write(`v1/${path}`, 'FFFFFFFFNNNFF')] },
  { route: `PUT /api/v1/${path}/:id`, tries: [write(`v1/${path}/{${record}}`, 'FFFFFFFFNNNFF')] },
  { route: `DELETE /api/v1/${path}/:id`, tries: [read(`v1/${path}/{${record}}`, 'FFFFFFFFNNNFF')] },
];

const members = 'evoove/administration/members';
const member = {
  first_name: 'Noor',
  last_name: 'Quist',
  username: '{someone}@agency.example',
  role_name: 'Agent',
  commission_pct: 0.1,
};

export const agencyRows: readonly Row[] = [
  ...agencyList('evoove/revenue-report', 'revenue-report'),
  {
    route: 'GET /api/v1/evoove/revenue-report/kpi',
    tries: [read('v1/evoove/revenue-report/kpi', agencies)],
  },
  {
    route: 'GET /api/v1/evoove/revenue-report/by-month',
    tries: [read('v1/evoove/revenue-report/by-month', agencies)],
  },
  ...agencyList('evoove/performance/my-team', 'my-team'),
  ...agencyList('evoove/performance/my-clients', 'my-clients'),
  {
    route: `GET /api/v1/${members}`,
    tries: [read(`v1/${members}`, administrators), read(`v1/${members}?format=csv`, administrators)],
  },
  {
    route: `GET /api/v1/${members}/:id`,
    tries: [
      read(`v1/${members}/{member}`, 'FFFFFFFFAFNFF'),
      read(`v1/${members}/{member of the second}`, 'FFFFFFFFNFAFF'),
      // A user without an agency is not a member of any.
      read(`v1/${members}/{admin}`, 'FFFFFFFFNFNFF'),
    ],
  },
  {
    route: `POST /api/v1/${members}`,
    tries: [write(`v1/${members}`, 'FFFFFFFFIFIFF'), write(`v1/${members}`, administrators, member)],
  },
  {
    route: `PUT /api/v1/${members}/:id`,
    tries: [
      write(`v1/${members}/{member of the second}`, 'FFFFFFFFNFAFF', member),
      write(`v1/${members}/{admin}`, 'FFFFFFFFNFNFF', member),
      write(`v1/${members}/{member}`, 'FFFFFFFFIFNFF'),
    ],
  },
  {
    route: `DELETE /api/v1/${members}/:id`,
    tries: [
      read(`v1/${members}/{admin}`, 'FFFFFFFFNFNFF'),
      read(`v1/${members}/{self}`, 'FFFFFFFFCFCFF'),
      read(`v1/${members}/{member to go}`, 'FFFFFFFFAFNFF'),
    ],
  },
];
