import type { FormStatus } from './answers';
import type { CallFailure } from './call-failure';
import { formPages, type FormPage } from './form-page';
import type { MembershipAddress, SigningReturn } from './link';
import type { ComplaintPath } from './member-path';
import type { AddressCheck } from './postal-address';
import { isFinal, type SigningResult } from './signing-result';

/** What the browser's history knows, in the order of the form. */
export const steps = ['welcome', 'privacy', 'eligibility', 'address', ...formPages, 'result'] as const;
export type Step = (typeof steps)[number];

export const isFormPage = (step: Step): step is FormPage => formPages.some((page) => page === step);

export type WorkKind = 'verify' | 'check-address' | 'save' | 'connect' | 'ask-return';

/** A call that is under way. Its number tells its answer from that of an earlier one. */
export interface Work {
  readonly no: number;
  /** `leave`: the signing page was called, and this page is about to go. */
  readonly kind: WorkKind | 'leave';
  /** How often the same was tried before. */
  readonly tries: number;
  /** Milliseconds to wait before the call. */
  readonly afterMs: number;
  /** The address that is checked, or null. */
  readonly address: string | null;
}

export interface Flow {
  readonly step: Step;
  /** Steps that Back, Forward and a remembered entry may show. */
  readonly reached: readonly Step[];
  readonly lookup: 'asking' | 'open' | 'failed' | 'gone' | 'expired';
  readonly token: string | null;
  /** The form on the server, once there is one. */
  readonly formId: string | null;
  readonly formStatus: FormStatus;
  readonly problem: Exclude<AddressCheck, { outcome: 'verified' }> | null;
  /** Addresses (see `addressKey`) that were checked: sent again unchanged, they are taken, so that no person is locked out. */
  readonly judged: readonly string[];
  readonly work: Work | null;
  /** What goes on once the last four digits were given again. */
  readonly confirming: WorkKind | null;
  readonly failure: CallFailure | null;
  readonly result: SigningResult | null;
  readonly signing: SigningReturn | null;
  /** Whether the form began with answers that were not sent yet; null while, and where, the server keeps none. */
  readonly draft: 'none' | 'opened' | null;
  /** What reads the signed form once more, for the person to keep. */
  readonly receipt: SavedProgress | null;
  /** The field at which the page of the form opens; null at its top. */
  readonly opensAt: ComplaintPath | null;
  /** What was typed was forgotten because the person was away. */
  readonly wasWiped: boolean;
  /** The number of the latest work. */
  readonly count: number;
}

/** What this tab keeps of a form that is on the server while the person is at the signing page. */
export interface SavedProgress {
  readonly token: string;
  readonly formId: string;
}

interface Start {
  readonly address: MembershipAddress;
  readonly saved: SavedProgress | null;
  /** The step of the history entry that is shown again after a reload. */
  readonly entry: Step | null;
}

const fresh: Flow = {
  step: 'welcome',
  reached: ['welcome'],
  lookup: 'asking',
  token: null,
  formId: null,
  formStatus: 'none',
  problem: null,
  judged: [],
  work: null,
  confirming: null,
  failure: null,
  result: null,
  signing: null,
  draft: null,
  receipt: null,
  opensAt: null,
  wasWiped: false,
  count: 0,
};

/** Goes to a step, which counts as reached from now on. What was under way there ends. */
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

export const begin = (flow: Flow, kind: Work['kind'], options: WorkOptions = {}): Flow => ({
  ...flow,
  count: flow.count + 1,
  failure: null,
  work: { no: flow.count + 1, kind, tries: 0, afterMs: 0, address: null, ...options },
});

/** Shows what became of the signature; a final result forgets everything else, and no step leads back. */
export const showResult = (flow: Flow, result: SigningResult): Flow => {
  const shown: Flow = { ...goTo(flow, 'result'), result };
  if (!isFinal(result)) return shown;
  const { lookup, signing, count, step, token, formId } = shown;
  const receipt = token !== null && formId !== null ? { token, formId } : shown.receipt;
  const kept = { lookup, signing, count, step, receipt: result.kind === 'done' ? receipt : null };
  return { ...fresh, ...kept, reached: [step], result };
};

/**
 * The form is in review before it can be signed. Nothing of it is kept in this tab: a reload asks who it is again. `formId` is
 * null where the server does not name the form.
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

/** A person who did not come back for long: nothing is left but the link. */
export const wipe = (flow: Flow): Flow => ({
  ...fresh,
  lookup: flow.lookup,
  count: flow.count,
  step: 'eligibility',
  reached: ['welcome', 'eligibility'],
  wasWiped: true,
});

/** Where a visit begins: at the signature when the browser comes from there, else no further than the last four digits. */
export const startFlow = ({ address, saved, entry }: Start): Flow => {
  const flow: Flow = { ...fresh, signing: address.signing, ...saved };
  const withReturn: Flow = { ...flow, step: 'result', reached: ['welcome', 'eligibility', 'result'] };
  if (address.signing) return begin({ ...withReturn, result: { kind: 'checking' } }, 'ask-return');
  if (saved) return { ...withReturn, result: { kind: 'open', reason: 'awaiting' } };
  if (entry === null || entry === 'welcome') return flow;
  return goTo(flow, entry === 'privacy' ? entry : 'eligibility');
};
