import { callFailure } from '@core/membership/call-failure';
import type { FlowEvent } from '@core/membership/flow';
import type { Flow, Work } from '@core/membership/flow-state';
import { addressKey, type PostalAddress } from '@core/membership/postal-address';
import { memberFormFromPrefill, memberFormFromWire, memberFormToWire } from '@core/membership/wire';
import { ApiFailure, isApiFailure } from '@lib/http';
import type { MemberFormStore } from './form/member-form-store';
import { showMemberErrors } from './form/show-member-errors';
import type { MembershipCalls } from './membership-calls';
import type { Proof } from './use-proof';
import type { SubmissionKey } from '@lib/submission-key';

/** What the requests of the flow need in addition to the flow itself. */
export interface WorkContext {
  readonly calls: MembershipCalls;
  readonly form: MemberFormStore;
  readonly keys: SubmissionKey;
  readonly language: () => string;
  /** Whether the form has changed since it was opened. */
  readonly isTyped: () => boolean;
  /** The key of the answers that are not submitted yet, if the browser has one. */
  readonly draftKey: () => string | null;
  /** The applicant's input to open the form. */
  readonly proof: () => Proof;
  /** Called if the server also requires the date of birth. */
  readonly askBirth: () => void;
  /** Drops the key of the mailed link; `isOver` if it was rejected. */
  readonly discardKey: (isOver: boolean) => void;
  /** The digits or key that opened the form in memory. Different ones belong to another applicant. */
  readonly owner: { current: string | null };
  /** Returns the address if it is allowed, otherwise null. */
  readonly checkedAddress: (address: string) => string | null;
  readonly leave: (address: string) => void;
}

type Send = (event: FlowEvent) => void;

export const addressOf = (form: MemberFormStore): PostalAddress => {
  const { address, city, state, zip_code } = memberFormToWire(form.current().values);
  return { address, city, state, zip_code };
};

const verify = async (context: WorkContext, flow: () => Flow, { no }: Work, send: Send) => {
  const { calls, form, owner } = context;
  const proof = context.proof();
  const answer = await calls.verify(proof, flow(), context.draftKey());
  if (flow().work?.no !== no) return;
  if (proof.key !== null) context.discardKey(false);
  if (answer.result === 'check_mail') {
    send({ type: 'check-mail', no });
    return;
  }
  if (answer.result === 'already_member') {
    send({ type: 'member', no, copy: answer.copy });
    return;
  }
  const { token, formStatus, formId, emailMasked, addressCheck: check, prefill, draft } = answer;
  const credential = proof.key ?? proof.digits;
  const keepsInput = flow().confirming !== null || (context.isTyped() && owner.current === credential);
  if (!keepsInput) form.send({ type: 'reset', values: memberFormFromPrefill(prefill) });
  owner.current = credential;
  const address = prefill ? addressKey(memberFormToWire(memberFormFromWire(prefill))) : null;
  send({ type: 'verified', no, token, formStatus, formId, emailMasked, check, address, draft });
};

/** Handles rejections that change what the eligibility step asks for. */
const verifyOrAsk: typeof verify = async (context, flow, work, send) => {
  try {
    await verify(context, flow, work, send);
  } catch (reason) {
    if (!isApiFailure(reason) || reason.status !== 422) throw reason;
    const { key, birth } = context.proof();
    if (reason.errors?.['date_of_birth'] !== undefined) {
      context.askBirth();
      send({ type: 'refused', no: work.no });
      return;
    }
    // With a date of birth, that may be the wrong part.
    if (key !== null && birth === null) context.discardKey(true);
    throw reason;
  }
};

const save = async (context: WorkContext, flow: () => Flow, { no }: Work, send: Send) => {
  const { calls, form, keys } = context;
  const values = form.current().values;
  const answers = memberFormToWire(values);
  const body = { form_token: flow().token ?? '', language: context.language(), ...answers };
  try {
    const answer = await calls.save(body, keys.keyFor(answers));
    if (flow().work?.no !== no) return;
    if (answer.status === 'already_member') {
      const { emailMasked } = answer;
      const { token } = flow();
      send({ type: 'member', no, copy: emailMasked && token ? { token, emailMasked } : null });
      return;
    }
    // The answers are on the server: leaving the page loses nothing.
    form.send({ type: 'reset', values });
    const { formId, emailMasked } = answer;
    send(
      answer.status === 'in_review'
        ? { type: 'in-review', no, formId, emailMasked }
        : { type: 'saved', no, formId },
    );
  } catch (reason) {
    if (!isApiFailure(reason) || reason.status !== 422) throw reason;
    if (flow().work?.no !== no) return;
    keys.forget();
    if (!showMemberErrors(form, reason.errors ?? {})) throw new ApiFailure({ status: 500 });
    send({ type: 'refused', no });
  }
};

const connect = async (context: WorkContext, flow: () => Flow, { no }: Work, send: Send) => {
  const { formId, token } = flow();
  const address = context.checkedAddress(
    await context.calls.connect(formId ?? '', token ?? '', context.language()),
  );
  if (address === null) throw new ApiFailure({ status: 500 });
  if (flow().work?.no !== no) return;
  send({ type: 'connected', no });
  context.leave(address);
};

const runners: Record<Exclude<Work['kind'], 'leave'>, typeof verify> = {
  verify: verifyOrAsk,
  save,
  connect,
  'check-address': async ({ calls, form }, flow, { no }, send) => {
    const check = await calls.checkAddress(flow().token ?? '', addressOf(form));
    send({ type: 'address-checked', no, check });
  },
  'ask-return': async ({ calls }, flow, { no }, send) => {
    const { signing } = flow();
    if (signing) send({ type: 'returned', no, state: await calls.askReturn(signing) });
  },
};

/** Sends the request of a work item and reports the result as an event. Never rejects. */
export const runWork = async (
  context: WorkContext,
  flow: () => Flow,
  work: Work,
  send: Send,
): Promise<void> => {
  if (work.kind === 'leave') return;
  try {
    await runners[work.kind](context, flow, work, send);
  } catch (reason) {
    const failure = callFailure(isApiFailure(reason) ? reason : { status: 500 });
    send({ type: 'failed', no: work.no, failure });
  }
};
