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

/**
 * Faults that `tests/unit/lib/transport.test.ts` shows to end like another one: like a fault of the server, or like
 * malformed JSON.
 */
type Alike = 'a busy server' | 'an empty answer' | 'no content' | 'null';

/**
 * The cells of the matrix that `npm test` runs: each fault with one call, and each kind of call at least once. Kinds
 * are handled by different code: rows, figures, a record, calls that a page needs before it opens, calls that it can do
 * without, options and search results; both kinds of files; the steps of a login; forms, actions and confirmations; the
 * steps of the membership form.
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

/** Returns the sample's cells of one file. A call that the file does not define fails its test. */
export const sampleOf = (of: FaultFile): { readonly call: string; readonly fault: FaultName }[] =>
  (Object.entries(sample) as [FaultName, readonly [FaultFile, string]][]).flatMap(([fault, [file, call]]) =>
    file === of ? [{ call, fault }] : [],
  );
