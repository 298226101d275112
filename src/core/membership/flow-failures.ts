import type { CallFailure } from './call-failure';
import { startWork, goTo, inReview, showResult, type Flow, type Work } from './flow-state';

/** Milliseconds before the result of a signature is requested again (contract, return events). */
const pollDelaysMs = [1000, 2000, 4000, 8000] as const;
/** Milliseconds before a retry if the response does not say how long to wait. */
const retryDelaysMs = [1000, 2000, 4000] as const;
/** The longest wait before an automatic retry, in seconds. After that the applicant decides. */
const maxRetryWaitSeconds = 30;

const showFailure = (flow: Flow, failure: CallFailure): Flow => ({ ...flow, work: null, failure });
const requireConfirmation = (flow: Flow, kind: Flow['confirming']): Flow => ({
  ...flow,
  token: null,
  work: null,
  failure: null,
  confirming: kind,
});

const retry = (flow: Flow, work: Work, seconds: number | undefined): Flow | null => {
  const delayMs = retryDelaysMs[work.tries];
  if (delayMs === undefined || (seconds ?? 0) > maxRetryWaitSeconds) return null;
  const afterMs = seconds === undefined ? delayMs : Math.max(seconds * 1000, delayMs);
  return startWork(flow, work.kind, { tries: work.tries + 1, afterMs });
};

const verifyFailed = (flow: Flow, failure: CallFailure): Flow => {
  if (failure.kind !== 'gone' && failure.kind !== 'expired') return showFailure(flow, failure);
  return { ...goTo(flow, 'eligibility'), token: null, lookup: failure.kind };
};

const checkFailed = (flow: Flow, failure: CallFailure): Flow => {
  if (failure.kind === 'token') return requireConfirmation(flow, 'save');
  // The form is saved even if the address cannot be checked. The server stores the outcome of its check.
  return failure.kind === 'network' ? showFailure(flow, failure) : startWork(flow, 'save');
};

const saveFailed = (flow: Flow, work: Work, failure: CallFailure): Flow => {
  if (failure.kind === 'token') return requireConfirmation(flow, 'save');
  // The same form is still being saved. A retry with the same key gets its response.
  if (failure.kind === 'conflict')
    return retry(flow, work, undefined) ?? showFailure(flow, { kind: 'server' });
  return showFailure(flow, failure);
};

const connectFailed = (flow: Flow, work: Work, failure: CallFailure): Flow => {
  const open = (reason: 'busy' | 'no-answer' | 'trouble') => ({
    ...showResult(flow, { kind: 'open', reason }),
    failure,
  });
  switch (failure.kind) {
    case 'token':
      return requireConfirmation(flow, 'connect');
    case 'signed':
      return showResult(flow, { kind: 'already-signed' });
    case 'in-review':
      return inReview(flow, flow.formId, null);
    case 'busy':
    case 'too-many':
      return retry(flow, work, failure.seconds) ?? open('busy');
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
  const afterMs = pollDelaysMs[work.tries];
  if (afterMs === undefined) return { ...flow, work: null };
  return startWork(flow, 'ask-return', { tries: work.tries + 1, afterMs });
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
