import type { Flow } from '@core/membership/flow-state';
import type { OpenReason, SigningResult } from '@core/membership/signing-result';

const open = {
  awaiting: 'awaiting',
  cancelled: 'cancelled',
  'timed-out': 'timedOut',
  unconfirmed: 'unconfirmed',
  trouble: 'trouble',
  busy: 'busy',
  'no-answer': 'noAnswer',
} as const satisfies Record<OpenReason, string>;

/** Returns the translation key for a result that is not final. */
export const wordsOf = (result: SigningResult | null) => {
  if (result?.kind === 'open') return open[result.reason];
  return result?.kind === 'ended' ? result.reason : 'unanswered';
};

type OutcomeLink = {
  readonly event: 'continue' | 'check-again' | 'start-again' | 'review';
  readonly label:
    | 'result.continue'
    | 'result.checkAgain'
    | 'result.retry'
    | 'result.startAgain'
    | 'result.sign'
    | 'result.review'
    | 'tryAgain';
};

const retryLink = { event: 'continue', label: 'tryAgain' } as const;
const continueLink = { event: 'continue', label: 'result.continue' } as const;
const reviewLink = { event: 'review', label: 'result.review' } as const;

/** Returns the available actions, the most likely one first. There is always at least one. */
export const outcomeLinks = ({ result }: Flow): readonly OutcomeLink[] => {
  if (result?.kind === 'ended') return [{ event: 'start-again', label: 'result.startAgain' }];
  if (result?.kind !== 'open') return [{ event: 'check-again', label: 'result.retry' }];
  switch (result.reason) {
    case 'unconfirmed':
      return [
        { event: 'check-again', label: 'result.checkAgain' },
        { event: 'continue', label: 'result.sign' },
      ];
    case 'trouble':
    case 'busy':
    case 'no-answer':
      return [retryLink, reviewLink];
    default:
      return [continueLink, reviewLink];
  }
};
