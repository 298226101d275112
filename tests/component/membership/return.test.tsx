import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { atForm, heading, press, renderMembership } from '@tests/helpers/render-membership';
import { createFakeCalls, eligible, refuse } from './fake-calls';

const calls = createFakeCalls();
beforeAll(() => calls.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => calls.reset());
afterAll(() => calls.server.close());
beforeEach(() =>
  sessionStorage.setItem('portal.membership', JSON.stringify({ of: '?id=1001', token: 't1', formId: 'f1' })),
);

const openReturn = (event: string | null, more: object = {}) =>
  renderMembership({
    search: `?id=1001&signing_complete=true&envelope_id=e1&lang=en${event === null ? '' : `&event=${event}`}`,
    ...more,
  });
const answerStatus = (status: string, more: object = {}) =>
  calls.answer('signing-return', { body: { status, can_resume: true, ...more } });

describe('the return from the signing page', () => {
  it.each([
    ['cancel', 'not_signed', 'You left before signing', ['Continue to sign', 'Check my answers']],
    ['decline', 'declined', 'You declined to sign', ['Start again']],
    ['session_timeout', 'not_signed', 'The signing page timed out', ['Continue to sign', 'Check my answers']],
    ['ttl_expired', 'not_signed', 'The signing page timed out', ['Continue to sign', 'Check my answers']],
    ['signing_complete', 'not_signed', 'We could not confirm your signature', ['Check again', 'Sign']],
    [
      'exception',
      'not_signed',
      'Something went wrong at the signing service',
      ['Try again', 'Check my answers'],
    ],
    [
      'tomorrow',
      'not_signed',
      'Something went wrong at the signing service',
      ['Try again', 'Check my answers'],
    ],
    ['signing_complete', 'voided', 'This document is no longer open', ['Start again']],
    ['cancel', 'expired', 'This document is no longer open', ['Start again']],
  ])('with %s and server status %s: %s', async (event, status, title, buttonNames) => {
    answerStatus(status);
    await openReturn(event);
    await heading(title);
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'English',
      'Español',
      ...buttonNames,
    ]);
    expect(calls.callsTo('signing-return')[0]!.body).toEqual({ id: 1001, envelope_id: 'e1', event });
    await waitFor(() => expect(window.location.search).toBe('?id=1001&lang=en'));
  });

  it.each(['signing_complete', 'viewing_complete', null])(
    'with %s shows the confirmation when it is signed',
    async (event) => {
      await openReturn(event);
      await heading('Welcome to the program');
      expect(screen.getAllByRole('status')[0]).toHaveTextContent(
        'A signed copy of your form was sent toj•••n@mail.example',
      );
      await waitFor(() => expect(sessionStorage.getItem('portal.membership')).toBeNull());
      expect(document.title).toBe('Step 5 of 5: Done – Client Portal');
    },
  );

  it('with a signature in progress says that the copy will be mailed, and polls', async () => {
    const processing = { body: { status: 'processing', can_resume: false, email_masked: 'j•@m.example' } };
    calls.answer('signing-return', processing, processing);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await openReturn('signing_complete');
    await screen.findByText('A signed copy of your form will be mailed shortly to');
    await vi.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(calls.callsTo('signing-return')).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(2000);
    await screen.findByText('A signed copy of your form was sent to');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.callsTo('signing-return')).toHaveLength(3);
  });

  it.each(['offline', refuse(500), refuse(503, 'busy'), { body: {} }] as const)(
    'without a valid response (%o) shows neither a blank page nor a success, and can be retried',
    async (answer) => {
      calls.answer('signing-return', answer);
      const { user } = await openReturn('signing_complete');
      await screen.findByRole('button', { name: 'Retry' });
      await heading('We are checking your signature');
      expect(window.location.search).toContain('envelope_id=e1');
      await press(user, 'Retry');
      await heading('Welcome to the program');
    },
  );

  it("with another person's envelope shows the eligibility step and no data", async () => {
    calls.answer('signing-return', refuse(404, 'not found'));
    await openReturn('signing_complete');
    await heading('Check your eligibility');
    await waitFor(() => expect(window.location.search).toBe('?id=1001&lang=en'));
    expect(sessionStorage.getItem('portal.membership')).toBeNull();
  });

  it('continues with a new signing page for the same form', async () => {
    answerStatus('not_signed');
    const { user, fakeLocation } = await openReturn('ttl_expired');
    await press(user, 'Continue to sign');
    await waitFor(() => expect(fakeLocation.assign).toHaveBeenCalledOnce());
    expect(calls.callsTo('signing-sessions')[0]!.body).toMatchObject({ form_token: 't1', language: 'en' });
  });

  it('in another browser asks for the digits and then continues', async () => {
    sessionStorage.clear();
    answerStatus('not_signed');
    calls.answer('verify', { body: eligible({ form_status: 'awaiting_signature', form_id: 'f1' }) });
    const { user, fakeLocation } = await openReturn('cancel');
    await press(user, 'Continue to sign');
    await heading('Check your eligibility');
    await user.type(screen.getByLabelText('Last 4 digits'), '4321{Enter}');
    await heading('Your form is waiting for your signature');
    await press(user, 'Continue to sign');
    await waitFor(() => expect(fakeLocation.assign).toHaveBeenCalledOnce());
    expect(calls.callsTo('verify')[0]!.body).toEqual({ id: 1001, ssn_last_four: '4321', envelope_id: 'e1' });
  });

  it('shows the same after a reload', async () => {
    answerStatus('not_signed');
    const { unmount } = await openReturn('cancel');
    await heading('You left before signing');
    await waitFor(() => expect(window.location.search).toBe('?id=1001&lang=en'));
    const entry: unknown = window.history.state;
    unmount();
    answerStatus('not_signed');
    await renderMembership({ search: '?id=1001&lang=en', entry });
    await heading('You left before signing');
  });

  it('can start again after the user declined', async () => {
    answerStatus('declined');
    const { user } = await openReturn('decline');
    await press(user, 'Start again');
    calls.answer('verify', { body: eligible({ form_status: 'declined' }) });
    await user.type(screen.getByLabelText('Last 4 digits'), '4321{Enter}');
    await atForm();
    expect(screen.getByRole('note')).toHaveTextContent('You declined to sign before.');
  });
});

it('a form that was sent in this tab continues at its signature', async () => {
  await renderMembership({ entry: { step: 'personal', depth: 2 } });
  await heading('Your form is waiting for your signature');
});
