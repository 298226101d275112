import * as v from 'valibot';
import { defineCall } from './call';
import { dataOf, day, idInAddress, integer, month, number, text } from './values';

const ofClient = { tag: 'workspace', method: 'get', params: { clientId: idInAddress } } as const;

/** Returns the dashboard of a client. Parts are left out if the caller may not see the data they are computed from. */
export const dashboardCall = defineCall({
  ...ofClient,
  id: 'dashboard',
  path: '/api/eip/clients/{clientId}/dashboard',
  answer: v.strictObject({
    /** Fraction 0–1. Null while nothing is required. */
    pact_compliance: v.exactOptional(v.nullable(number)),
    ytd_gross_profit: v.exactOptional(number),
    /** Dollars. */
    total_past_due: v.exactOptional(number),
    ytd_wages: v.exactOptional(number),
    last_pay_date: v.exactOptional(v.nullable(day)),
    next_pay_date: v.exactOptional(v.nullable(day)),
    headcount_by_location: v.exactOptional(v.array(v.strictObject({ location_name: text, count: integer }))),
    claims_by_month: v.exactOptional(v.array(v.strictObject({ month, opened: integer, closed: integer }))),
  }),
  refusals: [401, 403, 404],
  example: {
    answer: {
      pact_compliance: 0.82,
      ytd_gross_profit: 0.21,
      total_past_due: 1840.5,
      ytd_wages: 512_300,
      last_pay_date: '2026-11-13',
      next_pay_date: '2026-11-27',
      headcount_by_location: [{ location_name: 'Harbor Lane', count: 42 }],
      claims_by_month: [{ month: '2026-11', opened: 2, closed: 1 }],
    },
  },
});

export const needsAttentionCall = defineCall({
  ...ofClient,
  id: 'needs-attention',
  path: '/api/eip/clients/{clientId}/needs-attention',
  answer: dataOf(
    v.strictObject({
      id: text,
      kind: v.picklist(['claim', 'billing', 'compliance', 'worker']),
      title: text,
      detail: text,
      /** The earliest due date of the item's records. */
      due_date: day,
      /** The number of records. */
      count: integer,
      /** The query of the list call for those records, as in an address. */
      query: v.exactOptional(text),
    }),
  ),
  refusals: [401, 403, 404],
  example: {
    answer: {
      data: [
        {
          id: 'billing-past-due',
          kind: 'billing',
          title: 'Invoices past due',
          detail: '$1,840.50 in 2 invoices',
          due_date: '2026-10-31',
          count: 2,
          query: 'invoice_status=15%2B+Past+Due',
        },
      ],
    },
  },
});

export const workspaceCalls = [dashboardCall, needsAttentionCall] as const;
