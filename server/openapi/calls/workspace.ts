import {
  dataOf,
  day,
  flag,
  id,
  integer,
  listOf,
  month,
  number,
  object,
  oneOfTexts,
  orNull,
  text,
} from '../schema';
import type { FixedCall } from './fixed-call';

const view = object({
  id,
  resource: text,
  name: text,
  address: text,
  shared: flag,
  is_default: flag,
  own: flag,
});
const viewParts = {
  'name?': { ...text, maxLength: 60 },
  'address?': { ...text, maxLength: 2_000 },
  'shared?': flag,
  'is_default?': flag,
} as const;

const client = '/api/eip/clients/{clientId}';
const views = { tag: 'saved-views', path: '/api/v1/saved-views' } as const;
const oneView = { tag: 'saved-views', path: '/api/v1/saved-views/{id}' } as const;

/** What the portal asks for beside the records: the first page of a client, saved views. */
export const workspaceCalls: readonly FixedCall[] = [
  {
    id: 'dashboard',
    tag: 'workspace',
    method: 'get',
    path: `${client}/dashboard`,
    // Each part is left out for a caller who may not know what it is counted from.
    answer: object({
      'pact_compliance?': number,
      'ytd_gross_profit?': number,
      'total_past_due?': number,
      'ytd_wages?': number,
      'last_pay_date?': orNull(day),
      'next_pay_date?': orNull(day),
      'headcount_by_location?': listOf(object({ location_name: text, count: integer })),
      'claims_by_month?': listOf(object({ month, opened: integer, closed: integer })),
    }),
    refusals: [401, 403, 404],
  },
  {
    id: 'needs-attention',
    tag: 'workspace',
    method: 'get',
    path: `${client}/needs-attention`,
    answer: dataOf(
      object({
        id: text,
        kind: oneOfTexts('claim', 'billing', 'compliance', 'worker'),
        title: text,
        detail: text,
        due_date: day,
        count: integer,
      }),
    ),
    refusals: [401, 403, 404],
  },
  {
    ...views,
    id: 'views-list',
    method: 'get',
    query: { resource: text, client_id: id },
    answer: object({ data: listOf(view), total_count: integer }),
    refusals: [401, 403, 404],
  },
  {
    ...views,
    id: 'views-create',
    method: 'post',
    once: true,
    body: object({
      resource: text,
      'client_id?': id,
      name: viewParts['name?'],
      address: viewParts['address?'],
      'shared?': flag,
      'is_default?': flag,
    }),
    status: 201,
    answer: view,
    refusals: [401, 403, 404, 409, 422],
  },
  {
    ...oneView,
    id: 'views-edit',
    method: 'put',
    body: object(viewParts),
    answer: view,
    refusals: [401, 403, 404, 409, 422],
  },
  {
    ...oneView,
    id: 'views-delete',
    method: 'delete',
    answer: object({ id }),
    refusals: [401, 403, 404],
  },
];
