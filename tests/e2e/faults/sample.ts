import type { FaultName } from './faults';

export type FaultFile =
  | 'reads'
  | 'files'
  | 'account-writes'
  | 'own-writes'
  | 'action-writes'
  | 'portal-writes'
  | 'view-writes'
  | 'membership';

/** What `tests/unit/lib/transport.test.ts` holds to end like another fault: like a fault of the server, and like malformed JSON. */
type Alike = 'a busy server' | 'an empty answer' | 'no content' | 'null';

/**
 * What `npm test` takes of the matrix: each fault at one call, and each kind of call once. Kinds are what other code of the portal makes or
 * draws: rows, figures, a record, what a page asks before it opens, what it can do without, choices and finds; files of both kinds; the
 * steps of a login; forms, actions and questions; the steps of the membership form.
 */
const sample: Readonly<Record<Exclude<FaultName, Alike>, readonly [file: FaultFile, call: string]>> = {
  'a fault of the server': ['reads', 'GET clients/:clientId/claims'],
  'the page of a gateway': ['reads', 'GET saved-views'],
  'no answer': ['files', 'GET clients/:clientId/billing-statement as PDF'],
  'a slow answer': ['account-writes', 'POST auth/login'],
  'half an answer': ['files', 'GET evoove/performance/my-team as CSV'],
  'a refused connection': ['account-writes', 'POST auth/logout'],
  'no network': ['membership', 'F1 GET lookup'],
  'malformed JSON': ['reads', 'GET clients/:clientId/workers/kpi on the dashboard'],
  'missing data': ['reads', 'GET users/:id'],
  'wrong types': ['reads', 'GET clients in the switch dialog'],
  'an unknown status word': ['membership', 'F2 POST verify'],
  'an old token': ['reads', 'GET clients/:id'],
  'an old token, and no new one': ['own-writes', 'PUT account'],
  'an old token, and a fault at the refresh': ['portal-writes', 'PUT users/:id'],
  forbidden: ['reads', 'GET roles/ in a form'],
  'not found': ['portal-writes', 'DELETE users/:id'],
  'a conflict': ['membership', 'F4 POST forms'],
  'refused fields': ['portal-writes', 'POST users'],
  'too many calls': ['account-writes', 'POST auth/two-factor/resend'],
  'answers out of order': ['reads', 'GET find in the palette'],
  'pressed twice': ['action-writes', 'POST users/:id/deactivate'],
  'an answer lost after the deed': ['view-writes', 'POST saved-views'],
};

/** The cells of a file. A call that the file does not have fails there. */
export const sampleOf = (of: FaultFile): { readonly call: string; readonly fault: FaultName }[] =>
  (Object.entries(sample) as [FaultName, readonly [FaultFile, string]][]).flatMap(([fault, [file, call]]) =>
    file === of ? [{ call, fault }] : [],
  );
