import type { SigningState } from './answers';

/** Why a form still waits for its signature. */
export type OpenReason =
  'awaiting' | 'cancelled' | 'timed-out' | 'unconfirmed' | 'trouble' | 'busy' | 'no-answer';

/** What the person is told about the signature. */
export type SigningResult =
  | { readonly kind: 'checking' | 'unanswered' | 'already-signed' | 'already-member' | 'check-mail' }
  /** `reference` names the form to its reader; null where the server does not name it. */
  | { readonly kind: 'in-review'; readonly reference: string | null; readonly emailMasked: string | null }
  | { readonly kind: 'done'; readonly isProcessing: boolean; readonly emailMasked: string | null }
  | { readonly kind: 'open'; readonly reason: OpenReason }
  | { readonly kind: 'ended'; readonly reason: 'declined' | 'closed' };

const reasons = new Map<string | null, OpenReason>([
  [null, 'unconfirmed'],
  ['signing_complete', 'unconfirmed'],
  ['viewing_complete', 'unconfirmed'],
  ['cancel', 'cancelled'],
  // The refusal has not reached the server yet; what is sure is that nothing is signed.
  ['decline', 'cancelled'],
  ['session_timeout', 'timed-out'],
  ['ttl_expired', 'timed-out'],
]);

/**
 * What to show after the signing page (contract, table of return events). The `event` of the address only colours what the server
 * says: no person is told of a signature that the server does not know of.
 */
export const signingResult = (
  { status, canResume, emailMasked }: SigningState,
  event: string | null,
): SigningResult => {
  switch (status) {
    case 'completed':
      return { kind: 'done', isProcessing: false, emailMasked };
    case 'processing':
      return event === 'signing_complete'
        ? { kind: 'done', isProcessing: true, emailMasked }
        : { kind: 'open', reason: 'unconfirmed' };
    case 'not_signed':
      return canResume
        ? { kind: 'open', reason: reasons.get(event) ?? 'trouble' }
        : { kind: 'ended', reason: 'closed' };
    case 'in_review':
      return { kind: 'in-review', reference: null, emailMasked };
    case 'declined':
      return { kind: 'ended', reason: 'declined' };
    default:
      return { kind: 'ended', reason: 'closed' };
  }
};

/** Whether there is nothing left to do, so that everything typed is forgotten. */
export const isFinal = (result: SigningResult | null): boolean =>
  result !== null && ['done', 'already-signed', 'already-member'].includes(result.kind);
