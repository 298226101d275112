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
import { acrossElements } from '@tests/helpers/across-elements';

const calls = createFakeCalls();
beforeAll(() => calls.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => calls.reset());
afterAll(() => calls.server.close());

const key = 'k'.repeat(43);
const masked = {
  first_name: 'J•••',
  last_name: 'E•••',
  address: '••• Juniper Ct',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
  email_address: 'j•••@m•••.example',
  phone_number: '••••••••42',
};
const bothAsked = {
  body: { state: 'open', company_name: 'Harbor', asks: ['ssn_last_four', 'date_of_birth'], language: 'en' },
};

describe('after too many wrong digits', () => {
  it('the user is told to check their email, and can go back', async () => {
    calls.answer('verify', { body: { result: 'check_mail' } });
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await heading('Check your email');
    await press(user, 'Back');
    await heading('Check your eligibility');
  });
});

describe('the mailed link', () => {
  it('opens the form without digits, and its key is removed from the address at once', async () => {
    const { user } = await renderMembership({ search: `?id=1001&key=${key}` });
    await waitFor(() => expect(window.location.search).toBe('?id=1001'));
    await press(user, 'I agree to join');
    await heading('Check your eligibility');
    expect(screen.queryByLabelText('Last 4 digits')).toBeNull();
    await press(user, 'Verify membership');
    await atForm();
    expect(calls.callsTo('verify').map(({ body }) => body)).toEqual([{ id: 1001, key }]);
    const stored = [sessionStorage, localStorage].map((storage) => JSON.stringify(storage));
    expect(stored.join()).not.toContain(key);
  });

  it('asks for the digits when it was used before', async () => {
    calls.answer('verify', refuse(422, 'ssn incorrect'));
    const { user } = await renderMembership({ search: `?id=1001&key=${key}` });
    await press(user, 'I agree to join');
    await press(user, 'Verify membership');
    expect(await screen.findByLabelText('Last 4 digits')).toHaveAccessibleDescription(
      /used before or has ended/,
    );
    await user.type(screen.getByLabelText('Last 4 digits'), '4321{Enter}');
    await atForm();
    expect(calls.callsTo('verify')[1]!.body).toEqual({ id: 1001, ssn_last_four: '4321' });
  });
});

describe('when the date of birth is required', () => {
  it('both are sent, and an error is shown at both', async () => {
    calls.answer('lookup', bothAsked);
    calls.answer('verify', refuse(422, 'ssn incorrect'));
    const { user } = await renderMembership();
    await screen.findByText('Harbor');
    await verifyAs(user, '4321');
    const birth = screen.getByLabelText('Date of birth');
    expect(birth).toHaveAccessibleDescription(/Enter your date of birth/);
    await waitFor(() => expect(birth).toHaveFocus());
    await user.type(birth, '04121991{Enter}');
    expect(await screen.findAllByText(/digits or the date of birth/)).toHaveLength(1);
    for (const field of [screen.getByLabelText('Last 4 digits'), birth]) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(/digits or the date of birth/);
    }
    expect(screen.getByLabelText('Last 4 digits')).toHaveFocus();
    expect(calls.callsTo('verify')[0]!.body).toEqual({
      id: 1001,
      ssn_last_four: '4321',
      date_of_birth: '1991-04-12',
    });
    await press(user, 'Verify membership');
    await atForm();
  });

  it('the page asks for it as soon as the server requires it', async () => {
    calls.answer('lookup', 'offline');
    calls.answer('verify', refuse(422, 'invalid', { errors: { date_of_birth: 'required' } }));
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    expect(await screen.findByLabelText('Date of birth')).toBeVisible();
  });
});

describe('masked values', () => {
  it('can be kept or changed, and are sent back unchanged when kept', async () => {
    const prefill = { ...eligible().prefill, ...masked };
    calls.answer('verify', { body: eligible({ prefill }) });
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await typeNumber(user);
    await press(user, 'Change: First name');
    await press(user, 'Keep as it was: First name');
    await goToPage(user, 'Contact info');
    const email = screen.getByLabelText('Email');
    expect(email).toHaveValue('j•••@m•••.example');
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription(/It stays as it is unless you change it/);
    const phone = screen.getByLabelText('Phone number');
    await press(user, 'Change: Phone number');
    expect(phone).toHaveFocus();
    await user.type(phone, '4155550100');
    await sign(user);
    await waitFor(() => expect(calls.callsTo('forms')).toHaveLength(1));
    expect(calls.callsTo('forms')[0]!.body).toMatchObject({ ...masked, phone_number: '4155550100' });
  });
});

describe('a form in review', () => {
  it('is shown with its reference and a way to correct it', async () => {
    const form_id = '5f3a91c0-0000-4000-8000-000000000001';
    calls.answer('forms', {
      body: { form_id, status: 'in_review', email_masked: 'j***@mail.example' },
      status: 201,
    });
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await typeNumber(user);
    await sign(user);
    await heading('We are reviewing your form');
    expect(screen.getByText(acrossElements('Reference: 5F3A91C0'))).toBeVisible();
    expect(screen.getByText(acrossElements(/We will write to j\*\*\*@mail.example/))).toBeVisible();
    expect(sessionStorage.getItem('portal.membership')).toBeNull();
    expect(calls.callsTo('signing-sessions')).toEqual([]);
    await press(user, 'Correct my answers');
    await atForm();
  });

  it('is also shown after the digits', async () => {
    calls.answer('verify', { body: eligible({ form_status: 'in_review' }) });
    const { user } = await renderMembership({ language: 'es' });
    await press(user, 'Acepto unirme');
    await user.type(await screen.findByLabelText('Últimos 4 dígitos'), '4321{Enter}');
    await heading('Estamos revisando su formulario');
  });
});
