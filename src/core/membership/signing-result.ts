import type { SigningState } from './answers';

/** Why a form is not signed yet. */
export type OpenReason =
  | 'awaiting'
  | 'cancelled'
  | 'timed-out'
  | 'unconfirmed'
  | 'trouble'
  | 'busy'
  | 'no-answer';

/** What applicants see about the signature. */
export type SigningResult =
  | { readonly kind: 'checking' | 'unanswered' | 'already-signed' | 'already-member' | 'check-mail' }
  /** `reference` is the form's number that the applicant can quote; null if the server does not send the form's id. */
  | { readonly kind: 'in-review'; readonly reference: string | null; readonly emailMasked: string | null }
  | { readonly kind: 'done'; readonly isProcessing: boolean; readonly emailMasked: string | null }
  | { readonly kind: 'open'; readonly reason: OpenReason }
  | { readonly kind: 'ended'; readonly reason: 'declined' | 'closed' };

const reasons = new Map<string | null, OpenReason>([
  [null, 'unconfirmed'],
  ['signing_complete', 'unconfirmed'],
  ['viewing_complete', 'unconfirmed'],
  ['cancel', 'cancelled'],
  // The server does not know about the refusal yet. Until then it is only certain that nothing is signed.
  ['decline', 'cancelled'],
  ['session_timeout', 'timed-out'],
  ['ttl_expired', 'timed-out'],
]);

/**
 * Returns what to show after the signing page (contract, table of return events). The `event` in the address only adds
 * detail to the server's status: a signature that the server does not know of is never confirmed.
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

/** Whether nothing is left to do, so that all typed values are cleared. */
export const isFinal = (result: SigningResult | null): boolean =>
  result !== null && ['done', 'already-signed', 'already-member'].includes(result.kind);
