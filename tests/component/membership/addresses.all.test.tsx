import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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
import { createFakeCalls, eligible } from './fake-calls';

const calls = createFakeCalls();
beforeAll(() => calls.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => calls.reset());
afterAll(() => calls.server.close());

const suggestions = [
  { id: 'a', address: '418 Juniper Court', city: 'Oakland', state: 'CA', zip_code: '94601' },
  { id: 'b', address: '421 Juniper Court', city: 'Oakland', state: 'CA', zip_code: '94602' },
];
const notFound = { body: { outcome: 'not_found' } };
const field = (name: string) => screen.getByLabelText(name, { exact: true });

describe('an address that is not found', () => {
  it('shows the message of the specification and leads to the address in the form', async () => {
    calls.answer('verify', { body: eligible({ address_check: { outcome: 'not_found' } }) });
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await heading('Check your address');
    expect(document.title).toMatch(/^Step 3 of 5: Address/);
    expect(screen.getByRole('note')).toHaveTextContent(
      /^We couldn't verify the address we have on file\. Please review the information and enter a valid address in the form\.$/,
    );
    await press(user, 'Edit address');
    expect(field('Address')).toHaveFocus();
    // The skipped page comes next.
    await press(user, 'Continue');
    await typeNumber(user);
    await sign(user);
    await vi.waitFor(() => expect(calls.callsTo('signing-sessions')).toHaveLength(1));
    expect(calls.callsTo('address-check')).toEqual([]);
  });

  it('typed in the form is questioned once, and accepted when it is sent again', async () => {
    calls.answer('address-check', notFound, notFound);
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await typeNumber(user);
    await goToPage(user, 'Home address');
    await user.type(field('Address'), ' Apt 9');
    await sign(user);
    await heading('Check your address');
    expect(calls.callsTo('address-check')[0]!.body).toEqual({
      form_token: 't1',
      address: '418 Juniper Ct Apt 9',
      city: 'Oakland',
      state: 'CA',
      zip_code: '94601',
    });
    await press(user, 'Edit address');
    expect(field('Address')).toHaveValue('418 Juniper Ct Apt 9');
    await press(user, 'Continue');
    await heading('Beneficiaries');
    await sign(user);
    await vi.waitFor(() => expect(calls.callsTo('forms')).toHaveLength(1));
    expect(calls.callsTo('address-check')).toHaveLength(1);
  });

  it('can be left with Back without losing anything', async () => {
    calls.answer('address-check', notFound);
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await typeNumber(user);
    await goToPage(user, 'Home address');
    await user.type(field('City'), 'x');
    await sign(user);
    await heading('Check your address');
    window.history.go(-4);
    await atForm();
    expect(field('Social security number')).toHaveValue('123-45-4321');
  });
});

describe('several addresses', () => {
  const open = async () => {
    calls.answer('verify', { body: eligible({ address_check: { outcome: 'multiple', suggestions } }) });
    const view = await renderMembership();
    await verifyAs(view.user, '4321');
    await heading('Choose your address');
    return view;
  };

  it('are shown as radio buttons, none checked, with the own address last', async () => {
    await open();
    expect(screen.getByRole('note')).toHaveTextContent(
      /^We couldn't find an exact match for the address we have on file$/,
    );
    const group = screen.getByRole('group', { name: 'Suggested addresses' });
    const radios = within(group).getAllByRole('radio');
    expect(radios).toHaveLength(3);
    for (const radio of radios) expect(radio).not.toBeChecked();
    expect(radios.at(-1)).toHaveAccessibleName('None of these, edit my address');
  });

  it('require a choice before continuing', async () => {
    const { user } = await open();
    await press(user, 'Use this address');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose an address, or choose to edit yours.');
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  });

  it('fill the form with the chosen one', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: /421 Juniper Court/ }));
    await press(user, 'Use this address');
    await typeNumber(user);
    await goToPage(user, 'Home address');
    expect(field('Address')).toHaveValue('421 Juniper Court');
    expect(field('Zip code')).toHaveValue('94602');
    await sign(user);
    await vi.waitFor(() =>
      expect(calls.callsTo('forms')[0]?.body).toMatchObject({ address: '421 Juniper Court' }),
    );
    expect(calls.callsTo('address-check')).toEqual([]);
  });

  it('lead to the address in the form after "None of these"', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: /None of these/ }));
    await press(user, 'Edit address');
    expect(field('Address')).toHaveFocus();
    expect(field('Address')).toHaveValue('418 Juniper Ct');
  });
});
