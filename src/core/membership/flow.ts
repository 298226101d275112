import type { CopyOffer, SigningState } from './answers';
import type { CallFailure } from './call-failure';
import { retryWork, workFailed } from './flow-failures';
import { formPages, type FormPage } from './form-page';
import {
  startWork,
  goTo,
  inReview,
  isFormPage,
  showResult,
  steps,
  wipe,
  type Flow,
  type Step,
  type Work,
} from './flow-state';
import type { ErrorPath } from './member-path';
import type { AddressCheck } from './postal-address';
import { isFinal, signingResult } from './signing-result';

/** The result of a call. */
type Answer =
  | {
      readonly type: 'verified';
      readonly token: string;
      readonly formStatus: Flow['formStatus'];
      readonly formId: string | null;
      readonly emailMasked: string | null;
      readonly check: AddressCheck | null;
      readonly draft: Flow['draft'];
      /** Key of the applicant's known address (see `addressKey`), or null. */
      readonly address: string | null;
    }
  | { readonly type: 'member'; readonly copy: CopyOffer | null }
  | { readonly type: 'check-mail' | 'refused' | 'connected' }
  | { readonly type: 'address-checked'; readonly check: AddressCheck }
  | { readonly type: 'saved'; readonly formId: string }
  | { readonly type: 'in-review'; readonly formId: string; readonly emailMasked: string | null }
  | { readonly type: 'returned'; readonly state: SigningState }
  | { readonly type: 'failed'; readonly failure: CallFailure };

export type FlowEvent =
  | (Answer & { readonly no: number })
  | { readonly type: 'looked-up'; readonly lookup: Exclude<Flow['lookup'], 'asking'> }
  | { readonly type: 'look-up' | 'agree' | 'read-privacy' | 'verify' | 'edit-address' }
  | { readonly type: 'choose' | 'sign'; readonly address: string }
  /** From a page of the form without errors to the next one. `wrong`: the pages that have errors. */
  | { readonly type: 'turn-page'; readonly wrong?: readonly FormPage[] }
  /** To a page of the form, to change a field there. */
  | { readonly type: 'open-page'; readonly page: FormPage; readonly at: ErrorPath }
  /** Buttons on the screens about the signature. */
  | { readonly type: 'continue' | 'check-again' | 'start-again' | 'review' | 'leave-confirming' }
  /** Navigation to a history entry, for example with Back or Forward. */
  | { readonly type: 'went'; readonly step: Step }
  /** The browser restored this page in the state in which the applicant left it for the signing page. */
  | { readonly type: 'came-back' }
  | { readonly type: 'idle' };

const handleAnswer = (flow: Flow, work: Work, event: Answer): Flow => {
  switch (event.type) {
    case 'verified':
      return handleVerified(flow, event);
    case 'member':
      return { ...showResult(flow, { kind: 'already-member' }), copy: event.copy };
    case 'check-mail':
      return showResult(flow, { kind: 'check-mail' });
    case 'in-review':
      return inReview(flow, event.formId, event.emailMasked);
    case 'address-checked': {
      const checkedAddresses =
        work.address === null ? flow.checkedAddresses : [...flow.checkedAddresses, work.address];
      const checked: Flow = { ...flow, checkedAddresses };
      if (event.check.outcome === 'verified') return startWork(checked, 'save');
      return goTo({ ...checked, problem: event.check }, 'address');
    }
    case 'saved':
      return startWork({ ...flow, formId: event.formId, formStatus: 'awaiting_signature' }, 'connect');
    case 'refused':
      return { ...flow, work: null };
    case 'connected':
      return startWork(flow, 'leave');
    case 'returned': {
      const shown = showResult(flow, signingResult(event.state, flow.signing?.event ?? null));
      return event.state.status === 'processing' ? retryWork(shown, work) : shown;
    }
    case 'failed':
      return workFailed(flow, work, event.failure);
  }
};

const handleVerified = (flow: Flow, event: Extract<Answer, { type: 'verified' }>): Flow => {
  const { token, formStatus, check, address, emailMasked, draft } = event;
  const formId = event.formId ?? flow.formId;
  if (flow.confirming)
    return startWork({ ...flow, token, formId, draft, confirming: null, wasWiped: false }, flow.confirming);
  const known: Flow = {
    ...flow,
    token,
    formStatus,
    formId: event.formId,
    draft,
    wasWiped: false,
    result: null,
    checkedAddresses: check && address !== null ? [...flow.checkedAddresses, address] : flow.checkedAddresses,
    // Applicants who sent a form before have already answered the questions about the address.
    problem: check && check.outcome !== 'verified' && formStatus === 'none' ? check : null,
    reached: ['welcome', 'eligibility'],
  };
  if (formStatus === 'in_review') return inReview(known, event.formId, emailMasked);
  if (event.formId) return showResult(goTo(known, 'personal'), { kind: 'open', reason: 'awaiting' });
  return goTo(known, known.problem ? 'address' : 'personal');
};

const nearestReachedStep = (flow: Flow, step: Step): Step => {
  if (flow.reached.includes(step) && (step !== 'address' || flow.problem)) return step;
  const open = steps.filter((one) => one !== 'privacy' && one !== 'address' && flow.reached.includes(one));
  return open.at(-1) ?? 'welcome';
};

const toFormOrDigits = (flow: Flow): Flow =>
  goTo(flow, flow.reached.some(isFormPage) ? 'personal' : 'eligibility');

/**
 * Goes to the first page that was not reached yet, so that no page is skipped if the applicant starts at the address.
 * If all were reached, goes to the following page. Never goes past a page with errors. From a page that was opened to change one field, returns to the last
 * page with the sign button.
 */
const turnPage = (flow: Flow, wrong: readonly FormPage[]): Flow => {
  const { step, reached, opensAt, work, confirming } = flow;
  if (!isFormPage(step) || work || confirming) return flow;
  if (opensAt && reached.includes('beneficiaries')) return goTo(flow, 'beneficiaries');
  const next = formPages.find((page) => !reached.includes(page)) ?? formPages[formPages.indexOf(step) + 1];
  const wrongBefore = formPages
    .slice(0, next && formPages.indexOf(next))
    .find((page) => page !== step && wrong.includes(page));
  const target = wrongBefore ?? next;
  return target ? goTo(flow, target) : flow;
};

const handleContinue = (flow: Flow): Flow => {
  if (flow.result?.kind !== 'open' || flow.work) return flow;
  if (!flow.formId) return toFormOrDigits(flow);
  return flow.token ? startWork(flow, 'connect') : { ...flow, confirming: 'connect', failure: null };
};

const handleSign = (flow: Flow, address: string): Flow => {
  if (flow.step !== 'beneficiaries' || flow.work || flow.confirming) return flow;
  if (!flow.token) return { ...flow, confirming: 'save', failure: null };
  return flow.checkedAddresses.includes(address)
    ? startWork(flow, 'save')
    : startWork(flow, 'check-address', { address });
};

const handleVerify = (flow: Flow): Flow => {
  const asks = flow.confirming !== null || flow.step === 'eligibility';
  return asks && !flow.work ? startWork(flow, 'verify') : flow;
};

const handleSimpleEvent = (
  flow: Flow,
  type: Extract<
    FlowEvent,
    { type: string; step?: never; address?: never; page?: never; wrong?: never }
  >['type'],
): Flow => {
  const isAt = (...wanted: Step[]) => wanted.includes(flow.step);
  const hasEnded = isFinal(flow.result);
  switch (type) {
    case 'look-up':
      return flow.lookup === 'failed' ? { ...flow, lookup: 'asking' } : flow;
    case 'agree':
      return isAt('welcome', 'privacy') ? goTo(flow, 'eligibility') : flow;
    case 'read-privacy':
      return isAt('welcome') ? goTo(flow, 'privacy') : flow;
    case 'verify':
      return handleVerify(flow);
    case 'edit-address':
      return isAt('address') ? { ...goTo(flow, 'home'), opensAt: 'address' } : flow;
    case 'continue':
      return handleContinue(flow);
    case 'check-again':
      if (!flow.signing || !isAt('result') || hasEnded || flow.work) return flow;
      return startWork({ ...flow, result: { kind: 'checking' } }, 'ask-return');
    case 'start-again':
      if (!isAt('result') || hasEnded) return flow;
      return { ...goTo(flow, 'eligibility'), formId: null };
    case 'review':
      if (!isAt('result') || hasEnded) return flow;
      return toFormOrDigits(flow);
    case 'leave-confirming':
      return { ...flow, confirming: null, work: null, failure: null };
    case 'came-back':
      return flow.work?.kind === 'leave' ? showResult(flow, { kind: 'open', reason: 'awaiting' }) : flow;
    case 'idle':
      return isAt('welcome', 'privacy') || hasEnded ? flow : wipe(flow);
    default:
      return flow;
  }
};

/**
 * The reducer of the membership form's flow: the current step, the call in flight, and the possible next steps. It is
 * pure; its caller makes the calls of `work` and dispatches the results. Results of other calls, and events that do not
 * fit the current step, change nothing.
 */
export const nextFlow = (flow: Flow, event: FlowEvent): Flow => {
  if ('no' in event) return flow.work?.no === event.no ? handleAnswer(flow, flow.work, event) : flow;
  switch (event.type) {
    case 'looked-up':
      return { ...flow, lookup: event.lookup };
    case 'choose':
      if (flow.step !== 'address') return flow;
      return goTo(
        { ...flow, checkedAddresses: [...flow.checkedAddresses, event.address] },
        // If the question came from the sign button, return to its page.
        flow.reached.includes('beneficiaries') ? 'beneficiaries' : 'personal',
      );
    case 'open-page': {
      if (!isFormPage(flow.step) || flow.work || flow.confirming) return flow;
      return { ...goTo(flow, event.page), opensAt: event.at };
    }
    case 'turn-page':
      return turnPage(flow, event.wrong ?? []);
    case 'sign':
      return handleSign(flow, event.address);
    case 'went':
      return isFinal(flow.result) ? flow : goTo(flow, nearestReachedStep(flow, event.step));
    default:
      return handleSimpleEvent(flow, event.type);
  }
};
