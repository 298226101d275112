import type { CopyOffer, FormStatus } from './answers';
import type { CallFailure } from './call-failure';
import { formPages, type FormPage } from './form-page';
import type { MembershipAddress, SigningReturn } from './link';
import type { ErrorPath } from './member-path';
import type { AddressCheck } from './postal-address';
import { isFinal, type SigningResult } from './signing-result';

/** The steps that have entries in the browser's history, in the order of the form. */
export const steps = ['welcome', 'privacy', 'eligibility', 'address', ...formPages, 'result'] as const;
export type Step = (typeof steps)[number];

export const isFormPage = (step: Step): step is FormPage => formPages.some((page) => page === step);

export type WorkKind = 'verify' | 'check-address' | 'save' | 'connect' | 'ask-return';

/** A call in flight. Its number distinguishes its response from that of a previous call. */
export interface Work {
  readonly no: number;
  /** `leave`: the browser is opening the signing page and leaves this one. */
  readonly kind: WorkKind | 'leave';
  /** Number of previous tries. */
  readonly tries: number;
  /** Milliseconds to wait before the call. */
  readonly afterMs: number;
  /** The address to check, or null. */
  readonly address: string | null;
}

export interface Flow {
  readonly step: Step;
  /** Steps that Back, Forward and a restored history entry may show. */
  readonly reached: readonly Step[];
  readonly lookup: 'asking' | 'open' | 'failed' | 'gone' | 'expired';
  readonly token: string | null;
  /** Id of the form on the server, once it is saved. */
  readonly formId: string | null;
  readonly formStatus: FormStatus;
  readonly problem: Exclude<AddressCheck, { outcome: 'verified' }> | null;
  /**
   * Addresses (see `addressKey`) that were checked. If they are sent again unchanged, they are accepted, so that
   * applicants can continue.
   */
  readonly checkedAddresses: readonly string[];
  readonly work: Work | null;
  /** What continues after the applicant has entered the last four digits again. */
  readonly confirming: WorkKind | null;
  readonly failure: CallFailure | null;
  readonly result: SigningResult | null;
  readonly signing: SigningReturn | null;
  /**
   * Whether the form started with the answers of a draft. Null before the verification, and if the server does not
   * store drafts.
   */
  readonly draft: 'none' | 'opened' | null;
  /** What is needed to fetch the signed form again, so that the applicant can keep a copy. */
  readonly receipt: SavedProgress | null;
  /** What is needed to have the signed form mailed again. Null if nothing is signed here. */
  readonly copy: CopyOffer | null;
  /** The field that gets the focus when the page of the form opens; null opens it at the top. */
  readonly opensAt: ErrorPath | null;
  /** The typed values were cleared because the applicant was inactive. */
  readonly wasWiped: boolean;
  /** The number of the latest call. */
  readonly count: number;
}

/** What this tab stores about a saved form while the applicant is on the signing page. */
export interface SavedProgress {
  readonly token: string;
  readonly formId: string;
}

interface StartOptions {
  readonly address: MembershipAddress;
  readonly saved: SavedProgress | null;
  /** The step of the history entry that the page was reloaded on. */
  readonly entry: Step | null;
}

const initialFlow: Flow = {
  step: 'welcome',
  reached: ['welcome'],
  lookup: 'asking',
  token: null,
  formId: null,
  formStatus: 'none',
  problem: null,
  checkedAddresses: [],
  work: null,
  confirming: null,
  failure: null,
  result: null,
  signing: null,
  draft: null,
  receipt: null,
  copy: null,
  opensAt: null,
  wasWiped: false,
  count: 0,
};

/** Goes to a step and marks it as reached. Work in progress is canceled. */
export const goTo = (flow: Flow, step: Step): Flow => ({
  ...flow,
  step,
  reached: flow.reached.includes(step) ? flow.reached : [...flow.reached, step],
  work: null,
  confirming: null,
  failure: null,
  opensAt: null,
});

type WorkOptions = Partial<Pick<Work, 'tries' | 'afterMs' | 'address'>>;

export const startWork = (flow: Flow, kind: Work['kind'], options: WorkOptions = {}): Flow => ({
  ...flow,
  count: flow.count + 1,
  failure: null,
  work: { no: flow.count + 1, kind, tries: 0, afterMs: 0, address: null, ...options },
});

/** Shows the result of the signature. A final result clears everything else and makes all other steps unreachable. */
export const showResult = (flow: Flow, result: SigningResult): Flow => {
  const shown: Flow = { ...goTo(flow, 'result'), result };
  if (!isFinal(result)) return shown;
  const { lookup, signing, count, step, token, formId } = shown;
  const receipt = token !== null && formId !== null ? { token, formId } : shown.receipt;
  const emailMasked = result.kind === 'done' ? result.emailMasked : null;
  return {
    ...initialFlow,
    ...{ lookup, signing, count, step },
    receipt: result.kind === 'done' ? receipt : null,
    copy: receipt && { token: receipt.token, emailMasked },
    reached: [step],
    result,
  };
};

/**
 * Shows that the form has to be reviewed before it can be signed. Nothing of it is stored in this tab: after a reload
 * the applicant has to enter the digits again. `formId` is null if the server does not send it.
 */
export const inReview = (flow: Flow, formId: string | null, emailMasked: string | null): Flow => ({
  ...showResult(flow, {
    kind: 'in-review',
    reference: formId?.slice(0, 8).toUpperCase() ?? null,
    emailMasked,
  }),
  formStatus: 'in_review',
  formId: null,
});

/** Clears everything but the link after a long inactivity. */
export const wipe = (flow: Flow): Flow => ({
  ...initialFlow,
  lookup: flow.lookup,
  count: flow.count,
  step: 'eligibility',
  reached: ['welcome', 'eligibility'],
  wasWiped: true,
});

/**
 * Returns the first state: the result of the signature if the browser returns from it, else at most the step of the
 * last four digits.
 */
export const startFlow = ({ address, saved, entry }: StartOptions): Flow => {
  const flow: Flow = { ...initialFlow, signing: address.signing, ...saved };
  const withReturn: Flow = { ...flow, step: 'result', reached: ['welcome', 'eligibility', 'result'] };
  if (address.signing) return startWork({ ...withReturn, result: { kind: 'checking' } }, 'ask-return');
  if (saved) return { ...withReturn, result: { kind: 'open', reason: 'awaiting' } };
  if (entry === null || entry === 'welcome') return flow;
  return goTo(flow, entry === 'privacy' ? entry : 'eligibility');
};
