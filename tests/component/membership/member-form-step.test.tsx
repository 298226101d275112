import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FormPage } from '@core/membership/form-page';
import { emptyMemberForm, type MemberForm } from '@core/membership/member-form';
import { goodForm } from '@tests/fixtures/membership-cases';
import { describedBy, renderMemberForm } from './render-member-form';

const noSummary = () => screen.queryByRole('group', { name: /your attention|su atención/ });
const slot = (name: string) => within(screen.getByRole('group', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const mother = goodForm.beneficiaries[0]!;
const withShares = (...shares: string[]): MemberForm => ({
  ...goodForm,
  beneficiaries: shares.map((percentage) => ({ ...mother, percentage })),
});

describe('a field', () => {
  it('has its keyboard and autofill attributes', async () => {
    const { setPage } = await renderMemberForm('personal');
    for (const [page, label, type, autocomplete, inputmode] of [
      ['personal', 'First name', 'text', 'given-name', null],
      ['personal', 'Middle name (optional)', 'text', 'additional-name', null],
      ['personal', 'Last name', 'text', 'family-name', null],
      ['personal', 'Social security number', 'text', 'off', 'numeric'],
      ['home', 'Address', 'text', 'address-line1', null],
      ['home', 'City', 'text', 'address-level2', null],
      ['home', 'State', null, 'address-level1', null],
      ['home', 'Zip code', 'text', 'postal-code', 'numeric'],
      ['contact', 'Email', 'email', 'email', 'email'],
      ['contact', 'Phone number', 'tel', 'tel', 'tel'],
      ['beneficiaries', 'Full name', 'text', 'off', null],
      ['beneficiaries', 'Relationship', null, 'off', null],
      ['beneficiaries', 'Percentage', 'text', 'off', 'decimal'],
    ] as const) {
      setPage(page);
      const control = screen.getByLabelText(label);
      expect(control.getAttribute('type'), label).toBe(type);
      expect(control.getAttribute('autocomplete'), label).toBe(autocomplete);
      expect(control.getAttribute('inputmode'), label).toBe(inputmode);
      expect(control.hasAttribute('placeholder'), label).toBe(false);
      expect(control.hasAttribute('maxlength'), label).toBe(false);
    }
  });

  it('for a date shows the format', async () => {
    const { setPage } = await renderMemberForm('personal');
    const own = screen.getByLabelText('Date of birth');
    expect(own).toHaveAttribute('autocomplete', 'bday');
    expect(own).toHaveAttribute('inputmode', 'numeric');
    expect(describedBy(own)).toBe('mm/dd/yyyy');
    setPage('beneficiaries');
    const other = screen.getByLabelText('Date of birth');
    expect(other).toHaveAttribute('autocomplete', 'off');
    expect(describedBy(other)).toBe('mm/dd/yyyy');
  });

  it('for a choice offers all options: 62 state codes and ten relationships', async () => {
    const { setPage } = await renderMemberForm('home', 'es');
    expect(screen.getByLabelText<HTMLSelectElement>('Estado').options).toHaveLength(63);
    setPage('beneficiaries');
    const relationship = screen.getByLabelText<HTMLSelectElement>('Parentesco o relación');
    expect(Array.from(relationship.options, ({ value, text }) => `${value}=${text}`)).toContain(
      'Domestic Partner=Pareja de hecho',
    );
    expect(relationship.options).toHaveLength(11);
  });

  it('accepts pasted values in other formats', async () => {
    const { user, values, setPage } = await renderMemberForm('personal');
    for (const [page, label, text] of [
      ['personal', 'First name', ' Ana '],
      ['personal', 'Middle name (optional)', 'María\t'],
      ['personal', 'Last name', 'Núñez '],
      ['personal', 'Date of birth', '4/3/1988'],
      ['personal', 'Social security number', '123 45 6789'],
      ['home', 'Address', '12 Elm\u00a0Street'],
      ['home', 'City', 'Salem '],
      ['home', 'Zip code', ' 97301'],
      ['contact', 'Email', ' ana@example.com '],
      ['contact', 'Phone number', '+1 (212) 555-0142'],
      ['beneficiaries', 'Full name', 'Luz Núñez'],
      ['beneficiaries', 'Date of birth', '1990-12-31'],
      ['beneficiaries', 'Percentage', '100 %'],
    ] as const) {
      setPage(page);
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
      await user.tab();
    }
    expect(values()).toMatchObject({
      first_name: 'Ana',
      middle_name: 'María',
      last_name: 'Núñez',
      date_of_birth: '04/03/1988',
      social_security_number: '123-45-6789',
      address: '12 Elm Street',
      city: 'Salem',
      zip_code: '97301',
      email_address: 'ana@example.com',
      phone_number: '212-555-0142',
      beneficiaries: [{ full_name: 'Luz Núñez', date_of_birth: '12/31/1990', percentage: '100' }],
    });
  });
});

it.each([
  ['en', 'on record'],
  ['es', 'registrado'],
] as const)(
  'repeats what was typed before the signature, and marks what stays as recorded (%s)',
  async (language, mark) => {
    await renderMemberForm('beneficiaries', language, {
      ...emptyMemberForm,
      first_name: 'J•••',
      last_name: 'Núñez',
      date_of_birth: '04/03/1988',
      social_security_number: '123-45-6789',
      address: '••• Juniper Ct',
      city: 'Oakland',
      email_address: 'ana@example.com',
      phone_number: '••••••••42',
    });
    const shown = document.querySelector('dl')?.textContent.replace(/[\u2066-\u2069]/g, '');
    for (const text of [`J••• (${mark}) Núñez\n04/03/1988`, `••• Juniper Ct (${mark})\nOakland`])
      expect(shown).toContain(text);
    expect(shown).toContain(`ana@example.com\n••••••••42 (${mark})`);
    expect(shown).not.toContain('6789');
  },
);

it('hides the social security number until the user shows it, without a password input', async () => {
  const { user } = await renderMemberForm('personal');
  const number = screen.getByLabelText('Social security number');
  await user.type(number, '123');
  await user.click(button('Show social security number'));
  expect(button('Hide social security number')).toBeVisible();
  expect(number).toHaveAttribute('type', 'text');
  expect(number).toHaveValue('123');
});

describe('a field that is left', () => {
  it('is validated then and not before, and is valid again as soon as it is fixed', async () => {
    const { user } = await renderMemberForm('contact');
    const phone = screen.getByLabelText('Phone number');
    await user.type(phone, '212555');
    expect(phone).toHaveAttribute('aria-invalid', 'false');
    await user.tab();
    expect(phone).toHaveAttribute('aria-invalid', 'true');
    expect(describedBy(phone)).toBe('Phone number must be a US number with 10 digits');
    await user.type(phone, '014');
    expect(phone).toHaveAttribute('aria-invalid', 'true');
    await user.type(phone, '2');
    expect(phone).toHaveAttribute('aria-invalid', 'false');
    await user.tab();
    expect(phone).toHaveValue('212-555-0142');
    expect(noSummary()).not.toBeInTheDocument();
  });

  it('is reformatted', async () => {
    const { user, values, setPage } = await renderMemberForm('personal');
    const type = async (page: FormPage, label: string, text: string) => {
      setPage(page);
      await user.type(screen.getByLabelText(label), text);
      await user.tab();
    };
    await type('personal', 'Date of birth', '2000-02-09');
    await type('home', 'Zip code', '627011234');
    await type('beneficiaries', 'Date of birth', '02091960');
    await type('beneficiaries', 'Percentage', '33,5 %');
    expect(values()).toMatchObject({
      date_of_birth: '02/09/2000',
      zip_code: '62701-1234',
      beneficiaries: [{ date_of_birth: '02/09/1960', percentage: '33.5' }],
    });
  });

  it('shows what to do about a taxpayer number', async () => {
    const { user } = await renderMemberForm('personal');
    const number = screen.getByLabelText('Social security number');
    await user.type(number, '900-70-1234');
    await user.tab();
    expect(describedBy(number)).toContain('This looks like an ITIN');
  });

  it('is not validated when only the window loses focus', async () => {
    const { user } = await renderMemberForm('home');
    const city = screen.getByLabelText('City');
    await user.click(city);
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(city);
    city.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(city).toHaveAttribute('aria-invalid', 'false');
  });

  it('does not move the layout while a button is pressed', async () => {
    const { user } = await renderMemberForm('home');
    const city = screen.getByLabelText('City');
    await user.click(city);
    await user.pointer({ keys: '[MouseLeft>]', target: button('Continue') });
    expect(city).not.toHaveFocus();
    expect(city).toHaveAttribute('aria-invalid', 'false');
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(await screen.findByText('City is required', { selector: 'span' })).toBeVisible();
  });
});

describe('hints', () => {
  it('suggest an address for a likely typo and do not block Continue', async () => {
    const { user, values, setPage } = await renderMemberForm('contact', 'en', {
      ...goodForm,
      email_address: '',
    });
    const email = screen.getByLabelText('Email');
    await user.type(email, 'ana@gmial.com');
    await user.tab();
    expect(describedBy(email)).toContain('Did you mean ana@gmail.com?');
    expect(email).toHaveAttribute('aria-invalid', 'false');
    await user.click(button('Continue'));
    await screen.findByRole('button', { name: 'Sign' });
    expect(values().email_address).toBe('ana@gmial.com');
    setPage('contact');
    await user.click(button('Use ana@gmail.com'));
    expect(screen.getByLabelText('Email')).toHaveValue('ana@gmail.com');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });

  it('are shown when the zip code and state disagree', async () => {
    const { user } = await renderMemberForm('home', 'en', goodForm);
    await user.selectOptions(screen.getByLabelText('State'), 'NY');
    await user.tab();
    expect(describedBy(screen.getByLabelText('Zip code'))).toContain('does not seem to be in New York');
    await user.click(button('Continue'));
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });
});

it('keeps values and errors while another step is shown', async () => {
  const { user, setShown, setPage, values } = await renderMemberForm(
    'beneficiaries',
    'en',
    withShares('60', '40'),
  );
  await user.type(
    screen.getByLabelText('Full name', { selector: '#member-beneficiaries-1-full_name' }),
    ' Jr',
  );
  await user.click(screen.getByLabelText('I am married'));
  setPage('home');
  await user.clear(screen.getByLabelText('City'));
  await user.tab();
  const typed = values();
  setShown(false);
  setShown(true);
  expect(values()).toEqual(typed);
  expect(screen.getByLabelText('City')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('State')).toHaveValue('IL');
  setPage('beneficiaries');
  expect(screen.getByLabelText('I am married')).toBeChecked();
  expect(slot('Secondary beneficiary').getByLabelText('Full name')).toHaveValue(`${mother.full_name} Jr`);
});

it('cannot be submitted again or changed while it is being sent, and keeps the focus', async () => {
  const { user, onSign, setBusy } = await renderMemberForm('beneficiaries', 'en', goodForm);
  await user.type(screen.getByLabelText('Full name'), '{Enter}');
  await waitFor(() => expect(onSign).toHaveBeenCalledOnce());
  setBusy(true);
  expect(button('Sending')).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(button('Sending'));
  expect(onSign).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('Full name').closest('[inert]')).not.toBeNull();
  expect(screen.getByLabelText('Change: Home address').closest('[inert]')).not.toBeNull();
});
