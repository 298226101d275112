import fc from 'fast-check';
import { goodForm } from '../membership/membership-calls';
import { hostileTexts, inAddress } from '../hostile/hostile-values';
import { kinds } from '../rights/rows';

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  /** `bad` is an invalid token. */
  readonly caller: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const hostile = fc.constantFrom(...hostileTexts);
const id = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('1001', '1002', '99999', '2147483647', '2147483648', '9'.repeat(12)),
  },
  { weight: 2, arbitrary: hostile },
);

/** Values to try, by the name of the parameter. */
const known: Readonly<Record<string, readonly string[]>> = {
  sort: ['full_name', 'client_account_name', 'month', 'username', 'due_date', 'created'],
  order: ['asc', 'desc'],
  search: ['a', 'harbor', 'ñ', 'main'],
  offset: ['0', '10', '999999999999999'],
  limit: ['0', '1', '10', '1000'],
  client_id: ['1', '2', '3', '99999'],
  resource: ['workers', 'users', 'members', 'locations'],
  format: ['csv', 'pdf'],
  columns: ['full_name', 'full_name,ytd_wages', 'month,revenue'],
  language: ['en', 'es'],
  time_zone: ['UTC', 'America/New_York', 'Mars/Olympus'],
  period_start: ['01/01/2025', '2025-01', '13/01/2025'],
  period_end: ['12/31/2025', '2025-12'],
  filter_by: ['top_sales', 'bottom_recruiting', 'aging', 'payroll'],
  employee_status: ['Active', 'Terminated'],
  all_cutoff_met: ['true', 'false', 'null'],
  claim_status: ['Open'],
  invoice_status: ['Paid'],
  id: ['1001', '1', '502'],
  employee_id: ['502'],
  company_id: ['1'],
  refresh_token: ['x'],
};
const parameter = fc
  .constantFrom(...Object.keys(known))
  .chain((name) =>
    fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...(known[name] ?? [''])), hostile, fc.string())),
  )
  .map(([name, value]) => `${name}=${inAddress(value)}`);
const rawParameter = fc.constantFrom(
  '%',
  '%E0%A4%A',
  'sort[]=x',
  '__proto__[a]=b',
  'a=b=c',
  '&&',
  'sort=%00',
);
const query = fc
  .array(fc.oneof({ weight: 5, arbitrary: parameter }, { weight: 1, arbitrary: rawParameter }), {
    maxLength: 5,
  })
  .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));

const worksite = {
  location_name: 'Yard',
  address: '1 Main St',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94607',
};
const person = {
  first_name: 'Ada',
  last_name: 'Ng',
  username: 'ada@fuzz.example',
  role_id: 5,
  role_name: 'Agent',
  commission_pct: 0.2,
  stage: 'active',
  eip_client_ids: [1],
};
const view = {
  resource: 'workers',
  client_id: 1,
  name: 'View',
  address: '?page=2',
  shared: true,
  is_default: true,
};
const secrets = {
  username: 'admin@portal.example',
  password: 'Portal-demo-1!',
  token: 'a.b.c',
  two_factor_token: 'x',
  code: '123456',
};
const membership = { id: 1001, ssn_last_four: '4321', envelope_id: 'x', event: 'cancel', form_token: 'x' };
const bodies: readonly object[] = [
  worksite,
  person,
  view,
  secrets,
  membership,
  goodForm({ form_token: 'x' }),
];

const oddValue = fc.oneof(
  hostile,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, [], {}, [[]], -1, 0.1, 1e308, true, ['a'], { length: -1 }, { toString: 1 }),
);
/** A usual body with some fields missing, odd or added. */
const changedBody = fc
  .tuple(
    fc.constantFrom(...bodies),
    fc.array(fc.tuple(fc.nat(), fc.option(oddValue)), { maxLength: 4 }),
    fc.dictionary(hostile, oddValue, { maxKeys: 2 }),
  )
  .map(([original, changes, extra]) => {
    const body: Record<string, unknown> = { ...original, ...extra };
    const names = Object.keys(original);
    for (const [at, value] of changes) {
      const name = names[at % names.length] ?? '';
      if (value === null) Reflect.deleteProperty(body, name);
      else body[name] = value;
    }
    return JSON.stringify(body);
  });
const rawBody = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1e400',
  '{"commission_pct":1e400,"role_id":1e400,"id":-1e400}',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":1,"a":2}',
  '\uFEFF{}',
  `{"a":${'['.repeat(500)}${']'.repeat(500)}}`,
  `{"a":${'{"a":'.repeat(20)}1${'}'.repeat(20)}}`,
  '{"username":"\\ud800","password":"\\u0000"}',
  `{"location_name":"${'x'.repeat(70_000)}"}`,
  'username=admin&password=x',
  '<xml/>',
);
const body = fc.oneof({ weight: 4, arbitrary: changedBody }, { weight: 1, arbitrary: rawBody });

const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/jsonp',
      'nonsense',
    ),
  },
);
const headers = fc.record(
  {
    'Content-Type': contentType,
    'Idempotency-Key': fc.constantFrom('one', 'two', 'x'.repeat(5_000), "'; drop table users"),
    'Accept-Language': fc.constantFrom('es', 'en-US,en;q=0.9', '*', ';;;', 'x'.repeat(1_000)),
  },
  { requiredKeys: ['Content-Type'] },
);

const fourTimes = (...names: readonly string[]): readonly string[] => [names, names, names, names].flat();

/** Generates calls of any route by any caller, with valid, invalid and hostile parts. */
export const fuzzRequest = (routes: readonly string[]): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      route: fc.constantFrom(...routes),
      ids: fc.array(id, { minLength: 2, maxLength: 2 }),
      tail: fc.oneof(
        { weight: 20, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: fc.constantFrom('/', '//', '/%2e%2e', '/x', '.csv') },
      ),
      query,
      // Callers with the most permissions get furthest.
      caller: fc.constantFrom(...kinds, 'bad', ...fourTimes('admin', 'staff', 'agency')),
      headers,
      body,
    })
    .map(({ route, ids, tail, query: rawQuery, caller, headers: rawHeaders, body: requestBody }) => {
      const [method = '', pattern = ''] = route.split(' ');
      let at = 0;
      const path = pattern.replace(/:\w+/g, () => inAddress(ids[at++] ?? ''));
      const hasBody = method === 'POST' || method === 'PUT';
      return {
        method,
        path: `${path}${tail}${rawQuery}`,
        caller,
        headers: rawHeaders,
        body: hasBody ? requestBody : undefined,
      };
    });
