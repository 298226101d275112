import { takeLoginNote } from '@lib/login-note';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { acrossElements } from '@tests/helpers/across-elements';
import { atForm, heading, press, renderMembership, verifyAs } from '@tests/helpers/render-membership';
import { createFakeCalls, eligible, refuse } from './fake-calls';

const calls = createFakeCalls();
beforeAll(() => calls.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => calls.reset());
afterAll(() => calls.server.close());

const digits = () => screen.getByLabelText('Last 4 digits');
const verify = async (user: Awaited<ReturnType<typeof renderMembership>>['user'], text: string) => {
  await user.clear(digits());
  if (text) await user.type(digits(), text);
  await press(user, 'Verify membership');
};

describe('the last four digits', () => {
  it.each([
    ['', 'Type the last 4 digits of your social security number.'],
    ['12', 'The last 4 digits must be 4 numbers, and not all zeros.'],
    ['0000', 'The last 4 digits must be 4 numbers, and not all zeros.'],
    ['12a4', 'The last 4 digits must be 4 numbers, and not all zeros.'],
  ])('"%s" shows an error at the field, without a call', async (text, message) => {
    const { user } = await renderMembership();
    await press(user, 'I agree to join');
    await heading('Check your eligibility');
    await verify(user, text);
    expect(digits()).toHaveAccessibleDescription(message);
    expect(digits()).toHaveFocus();
    expect(document.title).toMatch(/^Error: Step 2 of 5: Eligibility/);
    expect(calls.callsTo('verify')).toEqual([]);
  });

  it('that do not match are kept with an error, and can be tried again', async () => {
    calls.answer('verify', refuse(422, 'ssn incorrect'));
    const { user } = await renderMembership();
    await verifyAs(user, '1234');
    await waitFor(() => expect(digits()).toHaveAccessibleDescription(/do not match our record/));
    expect(digits()).toHaveValue('1234');
    expect(digits()).toHaveFocus();
    await verify(user, '4321');
    await atForm();
  });

  it.each([
    ['offline', /The server did not answer/],
    [refuse(500), /Something went wrong on our side/],
    [{ body: '<html>' }, /Something went wrong on our side/],
    [{ body: { result: 'eligible' } }, /Something went wrong on our side/],
  ] as const)('are kept when the call fails (%o)', async (answer, message) => {
    calls.answer('verify', answer);
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(digits()).toHaveValue('4321');
    await press(user, 'Verify membership');
    await atForm();
  });

  it('cannot be sent again after too many tries until the time from the server has passed', async () => {
    calls.answer('verify', refuse(429, 'too many attempts', { seconds: 120 }));
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 2 minutes.');
    expect(screen.getByRole('button', { name: 'Verify membership' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press(user, 'Verify membership');
    expect(calls.callsTo('verify')).toHaveLength(1);
  });

  it('can be sent again when the wait is over', async () => {
    calls.answer('verify', refuse(429, 'too many attempts', { seconds: 1 }));
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 3000 });
    await press(user, 'Verify membership');
    await atForm();
  });

  it('are sent once for several presses', async () => {
    calls.answer('verify', { body: eligible(), ms: 50 });
    const { user } = await renderMembership();
    await press(user, 'I agree to join');
    await user.type(digits(), '4321{Enter}{Enter}');
    await press(user, /Verify/);
    await atForm();
    expect(calls.callsTo('verify')).toHaveLength(1);
  });

  it('of a member offer the signed form by email', async () => {
    const email_masked = 'a•••@b.example';
    calls.answer('verify', { body: { result: 'already_member', form_token: 'member', email_masked } });
    calls.answer('copy-mails', { body: { email_masked } });
    const { user } = await renderMembership();
    await verifyAs(user, '4444');
    await press(user, 'Email me my copy');
    const sent = acrossElements(/^We sent your copy to a•••@b\.example\. If it/);
    expect(await screen.findByText(sent)).toBeVisible();
    expect(calls.callsTo('copy-mails').map(({ body }) => body)).toEqual([{ form_token: 'member' }]);
    calls.answer('copy-mails', refuse(429, 'too many attempts'));
    await press(user, 'Email me my copy');
    expect(await screen.findByText(/We sent it a few times today/)).toBeVisible();
    calls.answer('copy-mails', refuse(404, 'not found'));
    await press(user, 'Email me my copy');
    expect(await screen.findByText(/We could not send your copy/)).toBeVisible();
  });

  it('of a member end at the notice, and Back stays there', async () => {
    calls.answer('verify', { body: { result: 'already_member' } });
    const { user } = await renderMembership();
    await verifyAs(user, '4444');
    await heading('You are already a member');
    expect(screen.queryByRole('button', { name: 'Email me my copy' })).toBeNull();
    window.history.back();
    await vi.waitFor(() => expect(window.history.state).toMatchObject({ step: 'result' }));
    await heading('You are already a member');
  });
});

describe('the link', () => {
  it.each([
    [refuse(404, 'not found'), 'This link does not work'],
    [refuse(410, 'expired'), 'This link has expired'],
  ])('that does not work shows a message', async (answer, title) => {
    calls.answer('lookup', answer);
    await renderMembership();
    await heading(title);
    expect(screen.queryByRole('button', { name: /agree|back/i })).toBeNull();
  });

  it('that expires before the digits are sent shows a message', async () => {
    calls.answer('verify', refuse(410, 'expired'));
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await heading('This link has expired');
  });

  it('can be looked up again after a failure', async () => {
    calls.answer('lookup', 'offline');
    const { user } = await renderMembership();
    await press(user, 'Try again');
    await screen.findByText('Harbor Lane Markets');
    await verifyAs(user, '4321');
    await atForm();
  });

  it.each([
    ['', null],
    ['?id=abc', 'link-incomplete'],
    ['?id=0&lang=es', 'link-incomplete'],
    ['?company_id=', 'link-incomplete'],
    ['?signing_complete=true&envelope_id=e', null],
  ])('%s without a number redirects to the login with the note %s', async (search, note) => {
    const { fakeLocation } = await renderMembership({ search });
    expect(takeLoginNote()).toBe(note);
    expect(fakeLocation.replace).toHaveBeenCalledExactlyOnceWith('/login');
    expect(calls.callsTo('lookup')).toEqual([]);
  });
});

describe('signing out', () => {
  it('is offered to a signed-in user below the step', async () => {
    const signedIn = vi.fn(() => Promise.resolve());
    const { user } = await renderMembership({ signedIn });
    await heading(/.+/);
    await press(user, 'Sign Out');
    expect(signedIn).toHaveBeenCalledOnce();
  });

  it('is not offered without a session', async () => {
    await renderMembership();
    await heading(/.+/);
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });
});
