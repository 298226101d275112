import type { CallFailure } from './call-failure';
import { begin, goTo, inReview, showResult, type Flow, type Work } from './flow-state';

/** Milliseconds before the result of a signature is requested again (contract, return events). */
const askAgainAfter = [1000, 2000, 4000, 8000] as const;
/** Milliseconds before a retry if the response does not say how long to wait. */
const tryAgainAfter = [1000, 2000, 4000] as const;
/** The longest wait before an automatic retry, in seconds. After that the applicant decides. */
const longestWait = 30;

const show = (flow: Flow, failure: CallFailure): Flow => ({ ...flow, work: null, failure });
const confirmFirst = (flow: Flow, kind: Flow['confirming']): Flow => ({
  ...flow,
  token: null,
  work: null,
  failure: null,
  confirming: kind,
});

const again = (flow: Flow, work: Work, seconds: number | undefined): Flow | null => {
  const pause = tryAgainAfter[work.tries];
  if (pause === undefined || (seconds ?? 0) > longestWait) return null;
  const afterMs = seconds === undefined ? pause : Math.max(seconds * 1000, pause);
  return begin(flow, work.kind, { tries: work.tries + 1, afterMs });
};

const verifyFailed = (flow: Flow, failure: CallFailure): Flow => {
  if (failure.kind !== 'gone' && failure.kind !== 'expired') return show(flow, failure);
  return { ...goTo(flow, 'eligibility'), token: null, lookup: failure.kind };
};

const checkFailed = (flow: Flow, failure: CallFailure): Flow => {
  if (failure.kind === 'token') return confirmFirst(flow, 'save');
  // The form is saved even if the address cannot be checked. The server stores the outcome of its check.
  return failure.kind === 'network' ? show(flow, failure) : begin(flow, 'save');
};

const saveFailed = (flow: Flow, work: Work, failure: CallFailure): Flow => {
  if (failure.kind === 'token') return confirmFirst(flow, 'save');
  // The same form is still being saved. A retry with the same key gets its response.
  if (failure.kind === 'conflict') return again(flow, work, undefined) ?? show(flow, { kind: 'server' });
  return show(flow, failure);
};

const connectFailed = (flow: Flow, work: Work, failure: CallFailure): Flow => {
  const open = (reason: 'busy' | 'no-answer' | 'trouble') => ({
    ...showResult(flow, { kind: 'open', reason }),
    failure,
  });
  switch (failure.kind) {
    case 'token':
      return confirmFirst(flow, 'connect');
    case 'signed':
      return showResult(flow, { kind: 'already-signed' });
    case 'in-review':
      return inReview(flow, flow.formId, null);
    case 'busy':
    case 'too-many':
      return again(flow, work, failure.seconds) ?? open('busy');
    // Declined, ended, or another person's: the answers have to be sent again first.
    case 'conflict':
    case 'gone':
    case 'expired':
      return { ...showResult(flow, { kind: 'ended', reason: 'closed' }), formId: null };
    case 'network':
      return open('no-answer');
    default:
      return open('trouble');
  }
};

/** Requests the result of the signature again, until all retries are used. */
export const retryWork = (flow: Flow, work: Work): Flow => {
  const afterMs = askAgainAfter[work.tries];
  if (afterMs === undefined) return { ...flow, work: null };
  return begin(flow, 'ask-return', { tries: work.tries + 1, afterMs });
};

const requestFailed = (flow: Flow, work: Work, failure: CallFailure): Flow => {
  if (work.tries > 0) return retryWork(flow, work);
  if (failure.kind === 'gone')
    return { ...goTo(flow, 'eligibility'), token: null, formId: null, signing: null, result: null };
  return { ...showResult(flow, { kind: 'unanswered' }), failure };
};

/** Returns the flow after a failed call: it continues, retries, or shows the failure. */
export const workFailed = (flow: Flow, work: Work, failure: CallFailure): Flow => {
  switch (work.kind) {
    case 'verify':
      return verifyFailed(flow, failure);
    case 'check-address':
      return checkFailed(flow, failure);
    case 'save':
      return saveFailed(flow, work, failure);
    case 'connect':
      return connectFailed(flow, work, failure);
    case 'ask-return':
      return requestFailed(flow, work, failure);
    default:
      return flow;
  }
};
