import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  atForm,
  goToPage,
  heading,
  press,
  renderMembership,
  sign,
  typeNumber,
  verifyAs,
} from '@tests/helpers/render-membership';
import { createFakeCalls, eligible, refuse } from './fake-calls';

const calls = createFakeCalls();
beforeAll(() => calls.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => calls.reset());
afterAll(() => calls.server.close());

const ready = async () => {
  const view = await renderMembership();
  await verifyAs(view.user, '4321');
  await typeNumber(view.user);
  return view;
};
const keys = () => calls.callsTo('forms').map(({ key }) => key);
const number = () => screen.getByLabelText('Social security number');

describe('Sign', () => {
  it('shows that it connects, with only the language buttons', async () => {
    const { user, fakeLocation } = await ready();
    await sign(user);
    await waitFor(() =>
      expect(fakeLocation.assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/signing/once'),
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Connecting to DocuSign\. Please wait\.\.\./);
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['English', 'Español']);
  });

  it('sends one form and requests one signing page when pressed twice', async () => {
    calls.answer('forms', { body: { form_id: 'f1', status: 'awaiting_signature' }, ms: 50 });
    const { user, fakeLocation } = await ready();
    await goToPage(user, 'Beneficiaries');
    const button = screen.getByRole('button', { name: 'Sign' });
    await user.dblClick(button);
    button.click();
    await waitFor(() => expect(fakeLocation.assign).toHaveBeenCalledOnce());
    expect([calls.callsTo('forms').length, calls.callsTo('signing-sessions').length]).toEqual([1, 1]);
  });

  it('keeps the answers after a failure, and sends the same key until an answer changes', async () => {
    calls.answer('forms', 'offline', refuse(500), refuse(500));
    const { user } = await ready();
    await sign(user);
    await screen.findByText(/The server did not answer/);
    await sign(user);
    await screen.findByText(/Something went wrong on our side/);
    await press(user, 'Change: Personal info');
    expect(number()).toHaveValue('123-45-4321');
    await user.type(screen.getByLabelText('Middle name (optional)'), 'x');
    await press(user, 'Continue');
    await sign(user);
    await waitFor(() => expect(calls.callsTo('forms')).toHaveLength(3));
    const [first, second, third] = keys();
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('asks for the digits again when the token has expired, and then continues with the same form', async () => {
    calls.answer('forms', refuse(403, 'form token expired'));
    calls.answer('verify', { body: eligible() }, { body: eligible({ form_token: 't2', prefill: null }) });
    const { user, fakeLocation } = await ready();
    await sign(user);
    await heading('Is it still you?');
    expect(screen.getByLabelText('Last 4 digits')).toHaveValue('4321');
    await press(user, 'Continue');
    await waitFor(() => expect(fakeLocation.assign).toHaveBeenCalledOnce());
    expect(calls.callsTo('forms').map(({ body }) => body['form_token'])).toEqual(['t1', 't2']);
    expect(calls.callsTo('forms')[1]!.body).toMatchObject({
      first_name: 'Jordan',
      social_security_number: '123454321',
    });
    expect(new Set(keys()).size).toBe(1);
  });

  it('shows server errors at the fields and in the summary', async () => {
    calls.answer(
      'forms',
      refuse(422, 'invalid', {
        errors: { email_address: 'invalid', 'beneficiaries.0.percentage': 'notNumber' },
      }),
    );
    const { user } = await ready();
    await sign(user);
    const summary = await screen.findByRole('group', { name: '2 things need your attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(document.title).toMatch(/^Error: Step 4 of 5/);
    await user.click(screen.getByRole('link', { name: /^Email/ }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toBeInvalid();
    await press(user, 'Continue');
    await sign(user);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('retries while the same form is still being saved', async () => {
    calls.answer('forms', refuse(409, 'conflict'));
    const { user, fakeLocation } = await ready();
    await sign(user);
    await waitFor(() => expect(fakeLocation.assign).toHaveBeenCalledOnce(), { timeout: 3000 });
    expect(new Set(keys()).size).toBe(1);
  });

  it('stops when the user is already a member', async () => {
    calls.answer('forms', { body: { status: 'already_member' } });
    const { user } = await ready();
    await sign(user);
    await heading('You are already a member');
    expect(calls.callsTo('signing-sessions')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Email me my copy' })).toBeNull();
  });

  it('offers the signed form by email to a member whose form matches', async () => {
    const email_masked = 'a•••@b.example';
    calls.answer('forms', { body: { status: 'already_member', email_masked } });
    calls.answer('copy-mails', { body: { email_masked } });
    const { user } = await ready();
    await sign(user);
    await press(user, 'Email me my copy');
    await waitFor(() => expect(calls.callsTo('copy-mails')).toHaveLength(1));
  });
});

describe('the signing page', () => {
  it.each(['javascript:alert(1)', 'https://evil.example/x', 'http://demo.docusign.net/x', null])(
    'at %s is not opened',
    async (redirect_url) => {
      calls.answer('signing-sessions', { body: { redirect_url } });
      const { user, fakeLocation } = await ready();
      await sign(user);
      await heading('Something went wrong at the signing service');
      expect(fakeLocation.assign).not.toHaveBeenCalled();
      await press(user, 'Try again');
      await waitFor(() => expect(fakeLocation.assign).toHaveBeenCalledOnce());
      expect(calls.callsTo('forms')).toHaveLength(1);
    },
  );

  it('is requested again automatically when it is busy', async () => {
    calls.answer('signing-sessions', refuse(503, 'busy', { seconds: 1 }));
    const { user, fakeLocation } = await ready();
    await sign(user);
    await screen.findByText('The signing service is busy. We keep trying for you.');
    await waitFor(() => expect(fakeLocation.assign).toHaveBeenCalledOnce(), { timeout: 3000 });
  });

  it.each([
    [refuse(429, 'too many attempts', { seconds: 3600 }), 'The signing service is busy'],
    ['offline', 'The signing service did not answer'],
    [refuse(409, 'conflict'), 'This document is no longer open'],
    [refuse(409, 'already signed'), 'Your form is already signed'],
  ] as const)('shows a message when it is not available (%o)', async (answer, title) => {
    calls.answer('signing-sessions', answer);
    const { user } = await ready();
    await sign(user);
    await heading(title);
  });

  it('leaves a usable screen when the user comes back, with all answers', async () => {
    const { user, fakeLocation } = await ready();
    await sign(user);
    await waitFor(() => expect(fakeLocation.assign).toHaveBeenCalledOnce());
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await heading('Your form is waiting for your signature');
    await press(user, 'Check my answers');
    await atForm();
    expect(number()).toHaveValue('123-45-4321');
    await sign(user);
    await waitFor(() => expect(fakeLocation.assign).toHaveBeenCalledTimes(2));
    expect(new Set(keys()).size).toBe(1);
  });

  it('is offered at once to a user who already sent the form', async () => {
    const saved = { form_status: 'awaiting_signature', form_id: 'f9' };
    calls.answer('verify', { body: eligible(saved) });
    const { user, fakeLocation } = await renderMembership();
    await verifyAs(user, '4321');
    await heading('Your form is waiting for your signature');
    await press(user, 'Continue to sign');
    await waitFor(() => expect(fakeLocation.assign).toHaveBeenCalledOnce());
    expect(calls.callsTo('forms')).toEqual([]);
  });
});

describe('leaving the page', () => {
  const fireBeforeUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('asks for confirmation only while typed answers are unsent', async () => {
    calls.answer('signing-sessions', refuse(500));
    const view = await renderMembership();
    await verifyAs(view.user, '4321');
    await atForm();
    expect(fireBeforeUnload()).toBe(true);
    await typeNumber(view.user);
    expect(fireBeforeUnload()).toBe(false);
    await sign(view.user);
    await heading('Something went wrong at the signing service');
    expect(fireBeforeUnload()).toBe(true);
  });
});
