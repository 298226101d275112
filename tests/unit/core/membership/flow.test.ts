import { describe, expect, it } from 'vitest';
import type { CallFailure } from '@core/membership/call-failure';
import { nextFlow, type FlowEvent } from '@core/membership/flow';
import { startFlow, type Flow } from '@core/membership/flow-state';
import { viewOf } from '@core/membership/flow-view';

const address = { link: { id: 1 }, lang: null, signing: null, key: null, draft: null };
const fresh = startFlow({ address, saved: null, entry: null });
const saved = { token: 't', formId: 'f' };
const run = (flow: Flow, ...events: FlowEvent[]) => events.reduce(nextFlow, flow);
const no = (flow: Flow) => flow.work?.no ?? -1;
const eligible = (flow: Flow) => ({
  type: 'verified' as const,
  no: no(flow),
  token: 't',
  formStatus: 'none' as const,
  formId: null,
  emailMasked: null,
  check: { outcome: 'verified' as const },
  draft: null,
  address: 'home',
});
const fails = (flow: Flow, failure: CallFailure) => nextFlow(flow, { type: 'failed', no: no(flow), failure });

const verifying = run(fresh, { type: 'agree' }, { type: 'verify' });
const atForm = nextFlow(verifying, eligible(verifying));
const turnPage = { type: 'turn-page' } as const;
const atSign = run(atForm, turnPage, turnPage, turnPage);
const saving = nextFlow(atSign, { type: 'sign', address: 'home' });
const connecting = nextFlow(saving, { type: 'saved', no: no(saving), formId: 'f' });
const returned = startFlow({
  address: { ...address, signing: { envelopeId: 'e', event: 'signing_complete' } },
  saved,
  entry: null,
});

describe('the address', () => {
  const checked = (outcome: 'not_found' | 'verified') => {
    const checking = nextFlow(atSign, { type: 'sign', address: 'elsewhere' });
    expect(checking.work).toMatchObject({ kind: 'check-address', address: 'elsewhere' });
    return nextFlow(checking, { type: 'address-checked', no: no(checking), check: { outcome } });
  };

  it('is checked only if it differs from the one that was checked before', () => {
    expect(saving.work?.kind).toBe('save');
    expect(checked('verified').work?.kind).toBe('save');
  });

  it('that is not found is accepted if it is sent again unchanged', () => {
    const problem = checked('not_found');
    expect(viewOf(problem)).toBe('address-not-found');
    const editing = nextFlow(problem, { type: 'edit-address' });
    expect(editing).toMatchObject({ step: 'home', opensAt: 'address' });
    const again = run(editing, turnPage, { type: 'sign', address: 'elsewhere' });
    expect(again.work?.kind).toBe('save');
  });

  it.each(['server', 'busy', 'too-many', 'incorrect'] as const)(
    'does not block the user when the check fails with %s',
    (kind) => {
      const checking = nextFlow(atSign, { type: 'sign', address: 'elsewhere' });
      expect(fails(checking, { kind }).work?.kind).toBe('save');
    },
  );

  it('chosen from several is not checked again', () => {
    const suggestions = [{ id: 's', address: 'a', city: 'c', state: 'CA', zip_code: '90001' }];
    const choosing = nextFlow(verifying, {
      ...eligible(verifying),
      check: { outcome: 'multiple', suggestions },
    });
    expect(viewOf(choosing)).toBe('address-choice');
    const chosen = nextFlow(choosing, { type: 'choose', address: 'chosen' });
    expect(chosen.step).toBe('personal');
    const signed = run(chosen, turnPage, turnPage, turnPage, { type: 'sign', address: 'chosen' });
    expect(signed.work?.kind).toBe('save');
  });
});

describe('an ended token', () => {
  it.each([
    ['saving', saving, 'save'],
    ['connecting', connecting, 'connect'],
  ] as const)('while %s asks for the digits in place, and then continues', (_, flow, kind) => {
    const asking = fails(flow, { kind: 'token' });
    expect(viewOf(asking)).toBe('confirm');
    const again = nextFlow(asking, { type: 'verify' });
    expect(nextFlow(again, { ...eligible(again), token: 'new' })).toMatchObject({
      token: 'new',
      work: { kind },
    });
  });

  it('may be left unconfirmed', () => {
    const asking = fails(saving, { kind: 'token' });
    expect(viewOf(nextFlow(asking, { type: 'leave-confirming' }))).toBe('form');
  });
});

describe('the way to the signing page', () => {
  it('retries three times while the service is busy, but not if the wait would be too long', () => {
    let flow = connecting;
    const pauses: number[] = [];
    while (flow.work) {
      flow = fails(flow, { kind: 'busy' });
      if (flow.work) pauses.push(flow.work.afterMs);
    }
    expect(pauses).toEqual([1000, 2000, 4000]);
    expect(flow.result).toEqual({ kind: 'open', reason: 'busy' });
    expect(fails(connecting, { kind: 'too-many', seconds: 600 })).toMatchObject({
      work: null,
      failure: { seconds: 600 },
    });
    expect(fails(connecting, { kind: 'busy', seconds: 5 }).work?.afterMs).toBe(5000);
  });

  it.each([
    ['network', { kind: 'open', reason: 'no-answer' }],
    ['server', { kind: 'open', reason: 'trouble' }],
    ['signed', { kind: 'already-signed' }],
    ['conflict', { kind: 'ended', reason: 'closed' }],
    ['gone', { kind: 'ended', reason: 'closed' }],
  ] as const)('%s', (kind, result) => expect(fails(connecting, { kind }).result).toEqual(result));

  it('shows the buttons again to a user who comes back', () => {
    const redirected = nextFlow(connecting, { type: 'connected', no: no(connecting) });
    expect(viewOf(redirected)).toBe('connecting');
    const back = nextFlow(redirected, { type: 'came-back' });
    expect(viewOf(back)).toBe('open');
    expect(viewOf(nextFlow(back, { type: 'review' }))).toBe('form');
    expect(viewOf(nextFlow(back, { type: 'continue' }))).toBe('connecting');
  });
});

describe('the return', () => {
  const answer = (flow: Flow, status: 'completed' | 'processing') =>
    nextFlow(flow, {
      type: 'returned',
      no: no(flow),
      state: { status, canResume: false, emailMasked: null },
    });

  it('checks again after 1, 2, 4 and 8 seconds while the signature is processed, then stops', () => {
    let flow = answer(returned, 'processing');
    const pauses: (number | undefined)[] = [];
    while (flow.work) {
      pauses.push(flow.work.afterMs);
      expect(viewOf(flow)).toBe('done');
      flow = answer(flow, 'processing');
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000]);
    expect(answer(answer(returned, 'processing'), 'completed').result).toMatchObject({ isProcessing: false });
  });

  it('without a response shows that it is checking, and never that the form is signed', () => {
    const silent = fails(returned, { kind: 'network' });
    expect(viewOf(silent)).toBe('unanswered');
    expect(viewOf(nextFlow(silent, { type: 'check-again' }))).toBe('checking');
    expect(viewOf(fails(answer(returned, 'processing'), { kind: 'network' }))).toBe('done');
  });

  it('with another person’s envelope shows the eligibility step and no data', () => {
    const other = fails(returned, { kind: 'gone' });
    expect(other).toMatchObject({ step: 'eligibility', token: null, formId: null, signing: null });
  });

  it('forgets everything after signing, and no step leads back', () => {
    const done = answer(returned, 'completed');
    expect(done).toMatchObject({ token: null, formId: null, reached: ['result'] });
    for (const step of ['welcome', 'personal', 'beneficiaries'] as const)
      expect(nextFlow(done, { type: 'went', step })).toBe(done);
    expect(nextFlow(done, { type: 'idle' })).toBe(done);
  });
});

describe('a visit', () => {
  it.each([
    [null, 'welcome'],
    ['welcome', 'welcome'],
    ['privacy', 'privacy'],
    ['eligibility', 'eligibility'],
    ['personal', 'eligibility'],
    ['beneficiaries', 'eligibility'],
    ['result', 'eligibility'],
  ] as const)('reloaded at %s starts at %s', (entry, view) =>
    expect(viewOf(startFlow({ address, saved: null, entry }))).toBe(view),
  );

  it('with a form on the server continues at its signature', () => {
    const open = startFlow({ address, saved, entry: 'contact' });
    expect(open.result).toEqual({ kind: 'open', reason: 'awaiting' });
    expect(nextFlow(open, { type: 'continue' }).work?.kind).toBe('connect');
  });

  it('that is idle is wiped, and starts again at the digits', () => {
    expect(nextFlow(atForm, { type: 'idle' })).toMatchObject({
      step: 'eligibility',
      token: null,
      wasWiped: true,
    });
    expect(nextFlow(fresh, { type: 'idle' })).toBe(fresh);
  });

  it('never shows a step that was not reached', () => {
    expect(nextFlow(fresh, { type: 'went', step: 'personal' }).step).toBe('welcome');
    expect(nextFlow(atForm, { type: 'went', step: 'address' }).step).toBe('personal');
    expect(nextFlow(atForm, { type: 'went', step: 'beneficiaries' }).step).toBe('personal');
  });
});

describe('the pages of the form', () => {
  it('come one after the other, and the last one signs', () => {
    const pages = [atForm];
    for (let turns = 0; turns < 3; turns += 1) pages.push(nextFlow(pages.at(-1) ?? atForm, turnPage));
    expect(pages.map(({ step }) => step)).toEqual(['personal', 'home', 'contact', 'beneficiaries']);
    expect(pages.map(viewOf)).toEqual(['form', 'form', 'form', 'form']);
    expect(nextFlow(atSign, turnPage)).toBe(atSign);
    for (const page of pages.slice(0, 3))
      expect(nextFlow(page, { type: 'sign', address: 'home' })).toBe(page);
  });

  it('return to the signature after a change', () => {
    const open = { type: 'open-page', page: 'home', at: 'zip_code' } as const;
    const changing = nextFlow(atSign, open);
    expect(changing).toMatchObject({ step: 'home', opensAt: 'zip_code' });
    expect(nextFlow(changing, turnPage)).toMatchObject({ step: 'beneficiaries', opensAt: null });
    expect(nextFlow(saving, open)).toBe(saving);
    expect(nextFlow(fresh, open)).toBe(fresh);
  });

  it('are all shown if the visit starts at the address, or skips ahead to the email', () => {
    const check = { outcome: 'not_found' } as const;
    const problem = nextFlow(verifying, { ...eligible(verifying), check });
    const steps = [nextFlow(problem, { type: 'edit-address' })];
    for (let turns = 0; turns < 3; turns += 1) steps.push(nextFlow(steps.at(-1) ?? problem, turnPage));
    expect(steps.map(({ step }) => step)).toEqual(['home', 'personal', 'contact', 'beneficiaries']);
    const ahead = nextFlow(atForm, { type: 'open-page', page: 'contact', at: 'email_address' });
    expect(run(ahead, turnPage).step).toBe('home');
    expect(run(ahead, turnPage, turnPage).step).toBe('beneficiaries');
  });

  it('do not turn past a page with errors that was opened before', () => {
    const back = nextFlow(nextFlow(atForm, turnPage), { type: 'went', step: 'personal' });
    expect(nextFlow(back, turnPage).step).toBe('contact');
    expect(nextFlow(back, { ...turnPage, wrong: ['home', 'beneficiaries'] }).step).toBe('home');
    expect(nextFlow(back, { ...turnPage, wrong: ['beneficiaries'] }).step).toBe('contact');
  });

  it('do not turn while a call is in flight or the digits are requested', () => {
    expect(nextFlow(saving, turnPage)).toBe(saving);
    const asking = fails(saving, { kind: 'token' });
    expect(nextFlow(asking, turnPage)).toBe(asking);
  });
});
