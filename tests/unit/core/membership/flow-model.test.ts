import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callFailure } from '@core/membership/call-failure';
import { nextFlow, type FlowEvent } from '@core/membership/flow';
import { isFormPage, startFlow, steps, type Flow } from '@core/membership/flow-state';
import { viewOf } from '@core/membership/flow-view';
import { formPages } from '@core/membership/form-page';
import { isFinal } from '@core/membership/signing-result';
import { runs } from '@tests/helpers/scale';

/** Creates an event for a flow. With `isLate`, the event has the number of earlier work. */
type EventFactory = (flow: Flow) => FlowEvent;

const statuses = ['completed', 'processing', 'not_signed', 'declined', 'expired', 'voided'] as const;
const checks = [
  null,
  { outcome: 'verified' },
  { outcome: 'not_found' },
  { outcome: 'multiple', suggestions: [{ id: 's', address: 'a', city: 'c', state: 'CA', zip_code: '1' }] },
] as const;

const simpleEvent = fc
  .constantFrom(
    'look-up',
    'agree',
    'read-privacy',
    'verify',
    'edit-address',
    'turn-page',
    'continue',
    'check-again',
    'start-again',
    'review',
    'leave-confirming',
    'came-back',
    'idle',
  )
  .map((type): EventFactory => () => ({ type }));
const addressed = fc
  .tuple(fc.constantFrom('choose', 'sign'), fc.constantFrom('home', 'other'))
  .map(([type, address]): EventFactory => () => ({ type, address }));
const opened = fc.constantFrom(...formPages).map((page): EventFactory => () => ({
  type: 'open-page',
  page,
  at: 'address',
}));
const stepEvent = fc.constantFrom(...steps).map((step): EventFactory => () => ({ type: 'went', step }));
const lookedUp = fc.constantFrom('open', 'failed', 'gone', 'expired').map((lookup): EventFactory => () => ({
  type: 'looked-up',
  lookup,
}));

const noOf = (flow: Flow, isLate: boolean) => (flow.work?.no ?? 0) - (isLate ? 1 : 0);
const failed = fc
  .tuple(fc.constantFrom(0, 200, 403, 404, 409, 410, 422, 429, 500, 503), fc.boolean(), fc.boolean())
  .map(([status, isSigned, isLate]): EventFactory => (flow) => ({
    type: 'failed',
    no: noOf(flow, isLate),
    failure: callFailure({ status, ...(isSigned && { detail: 'already signed' }), retryAfter: 3 }),
  }));
/** The responses that a call of the current work can have. */
const succeeded = fc
  .record({
    check: fc.constantFrom(...checks),
    status: fc.constantFrom(...statuses),
    formStatus: fc.constantFrom('none', 'awaiting_signature', 'declined', 'in_review'),
    isPaused: fc.boolean(),
    isMember: fc.boolean(),
    isLate: fc.boolean(),
    draft: fc.constantFrom('none', 'opened', null),
  })
  .map(({ check, status, formStatus, isMember, isLate, isPaused, draft }): EventFactory => (flow) => {
    const no = noOf(flow, isLate);
    switch (flow.work?.kind) {
      case 'verify': {
        if (isMember && isPaused) return { type: 'check-mail', no };
        if (isMember) return { type: 'member', no, copy: { token: 't', emailMasked: null } };
        const formId = formStatus === 'awaiting_signature' ? 'f' : null;
        return {
          type: 'verified',
          no,
          token: 't',
          formStatus,
          formId,
          emailMasked: null,
          check,
          draft,
          address: 'home',
        };
      }
      case 'check-address':
        return { type: 'address-checked', no, check: check ?? { outcome: 'verified' } };
      case 'save':
        if (isPaused) return { type: 'in-review', no, formId: 'f', emailMasked: null };
        return isMember ? { type: 'refused', no } : { type: 'saved', no, formId: 'f' };
      case 'connect':
        return { type: 'connected', no };
      default:
        return { type: 'returned', no, state: { status, canResume: true, emailMasked: null } };
    }
  });

const anyEvent = fc.oneof(
  { weight: 3, arbitrary: simpleEvent },
  { weight: 2, arbitrary: addressed },
  { weight: 1, arbitrary: stepEvent },
  { weight: 1, arbitrary: opened },
  { weight: 1, arbitrary: lookedUp },
  { weight: 2, arbitrary: failed },
  { weight: 5, arbitrary: succeeded },
);
const begin = fc.constantFrom(
  startFlow({
    address: { link: { id: 1 }, lang: null, signing: null, key: null, draft: null },
    saved: null,
    entry: null,
  }),
  startFlow({
    address: {
      link: { id: 1 },
      lang: null,
      signing: { envelopeId: 'e', event: 'signing_complete' },
      key: null,
      draft: null,
    },
    saved: { token: 't', formId: 'f' },
    entry: null,
  }),
);

const signedFor = (event: FlowEvent): boolean =>
  event.type === 'member' ||
  (event.type === 'returned' && ['completed', 'processing'].includes(event.state.status)) ||
  (event.type === 'failed' && event.failure.kind === 'signed');

const check = (before: Flow, event: FlowEvent, after: Flow) => {
  // Late responses change nothing.
  if ('no' in event && event.no !== before.work?.no) expect(after).toBe(before);
  // A final result stays final, and its token is gone, so that typed values can no longer be requested.
  if (isFinal(before.result)) {
    expect(viewOf(after)).toMatch(/^(done|already-|open|ended)/);
    expect(after.token).toBeNull();
  }
  // No view reports a signature that the server does not know.
  if (isFinal(after.result) && !isFinal(before.result)) expect(signedFor(event)).toBe(true);
  // One call at a time: a call in flight is not started again.
  if (before.work && after.work && after.work.no !== before.work.no && !('no' in event))
    expect([
      'went',
      'check-again',
      'review',
      'start-again',
      'edit-address',
      'choose',
      'agree',
      'came-back',
    ]).toContain(event.type);
  // Calls have what they need.
  if (after.work?.kind === 'connect') expect([after.token, after.formId]).not.toContain(null);
  if (after.work?.kind === 'save' || after.work?.kind === 'check-address') expect(after.token).not.toBeNull();
  // The current step is one that was reached.
  expect(after.reached).toContain(after.step);
  if (after.step === 'address') expect(after.problem).not.toBeNull();
  if (isFormPage(after.step))
    expect(after.token !== null || after.confirming !== null || before.reached.some(isFormPage)).toBe(true);
  // The form is sent only after all of its pages were seen.
  if (after.work?.kind === 'save' && before.work?.kind !== 'save' && event.type === 'sign')
    expect(formPages.filter((page) => !after.reached.includes(page))).toEqual([]);
};

/** The actions that a user can take in each view, so that no view is a dead end. */
const exitEvents: Partial<Record<ReturnType<typeof viewOf>, readonly FlowEvent[]>> = {
  welcome: [{ type: 'agree' }],
  privacy: [{ type: 'agree' }],
  eligibility: [{ type: 'verify' }],
  confirm: [{ type: 'verify' }],
  'address-not-found': [{ type: 'edit-address' }],
  'address-choice': [{ type: 'edit-address' }],
  form: [{ type: 'sign', address: 'home' }, { type: 'turn-page' }],
  unanswered: [{ type: 'check-again' }],
  open: [{ type: 'continue' }, { type: 'check-again' }],
  ended: [{ type: 'start-again' }],
};

it('keeps its invariants for any events, in any order', () => {
  fc.assert(
    fc.property(begin, fc.array(anyEvent, { maxLength: 30 }), (start, factories) => {
      let flow = start;
      for (const createEvent of factories) {
        const event = createEvent(flow);
        const next = nextFlow(flow, event);
        check(flow, event, next);
        flow = next;
        const exits = exitEvents[viewOf(flow)];
        if (exits && !flow.work) expect(exits.some((exit) => nextFlow(flow, exit) !== flow)).toBe(true);
      }
    }),
    { numRuns: runs(1_500, 5_000) },
  );
});
