import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyMemberForm, type MemberForm } from '@core/membership/member-form';
import { switchLanguage } from '@lib/i18n';
import { goodForm } from '@tests/fixtures/membership-cases';
import { describedBy, renderMemberForm } from './render-member-form';

const summary = () => screen.getByRole('group', { name: /your attention|su atención/ });
const noSummary = () => screen.queryByRole('group', { name: /your attention|su atención/ });
const links = () =>
  within(summary())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const slot = (name: string) => within(screen.getByRole('group', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const mother = goodForm.beneficiaries[0]!;
const withShares = (...shares: string[]): MemberForm => ({
  ...goodForm,
  beneficiaries: shares.map((percentage) => ({ ...mother, percentage })),
});

describe('Sign with errors', () => {
  it('links to each invalid field in the order of the form', async () => {
    const { user, onSign } = await renderMemberForm('beneficiaries', 'en', {
      ...goodForm,
      date_of_birth: '06/14/2012',
      beneficiaries: [
        { ...mother, relationship: '', percentage: '60' },
        { ...mother, date_of_birth: '05/30/2061', percentage: '30' },
      ],
    });
    await user.click(button('Sign'));
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(onSign).not.toHaveBeenCalled();
    expect(links()).toEqual([
      'Date of birth: You must be 17 or older',
      'Primary beneficiary: Please fill in all fields.',
      'Secondary beneficiary: Date of birth must be in the past',
      'Percentages: The total must be 100.',
    ]);
    expect(within(summary()).getByRole('heading', { level: 2 })).toHaveTextContent(
      '4 things need your attention',
    );
    await user.click(screen.getByRole('link', { name: 'Primary beneficiary: Please fill in all fields.' }));
    const relationship = slot('Primary beneficiary').getByLabelText('Relationship');
    expect(relationship).toHaveFocus();
    expect(describedBy(relationship)).toBe('Please fill in all fields.');
    await user.click(screen.getByRole('link', { name: /^Percentages/ }));
    const share = slot('Primary beneficiary').getByLabelText('Percentage');
    expect(share).toHaveFocus();
    expect(describedBy(share)).toBe('The total must be 100. 10% is left to assign.');
  });

  it('lists every empty field and clears nothing', async () => {
    const { user, values } = await renderMemberForm('beneficiaries', 'en', {
      ...emptyMemberForm,
      middle_name: 'Q.',
    });
    await user.click(button('Sign'));
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(links()).toEqual([
      'First name is required',
      'Last name is required',
      'Date of birth is required',
      'Social security number is required',
      'Address is required',
      'City is required',
      'State is required',
      'Zip code is required',
      'Email is required',
      'Phone number is required',
      'Primary beneficiary: Please fill in all fields.',
    ]);
    expect(values().middle_name).toBe('Q.');
  });

  it('removes an error when it is fixed, adds none while typing, and focuses the summary on each press', async () => {
    const { user } = await renderMemberForm('home', 'en', { ...goodForm, city: '', zip_code: '1' });
    await user.click(button('Continue'));
    await waitFor(() => expect(summary()).toHaveFocus());
    const city = screen.getByLabelText('City');
    await user.type(city, 'O');
    expect(city).toHaveAttribute('aria-invalid', 'false');
    expect(links()).toEqual(['Zip code must have 5 or 9 digits']);
    await user.clear(city);
    expect(city).toHaveAttribute('aria-invalid', 'false');
    await user.type(city, 'Oslo{Enter}');
    await waitFor(() => expect(summary()).toHaveFocus());
    await user.clear(screen.getByLabelText('Zip code'));
    await user.type(screen.getByLabelText('Zip code'), '62701');
    expect(noSummary()).not.toBeInTheDocument();
    await user.click(button('Continue'));
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });

  it('translates the errors when the language changes and keeps the values', async () => {
    const { user, values } = await renderMemberForm('home', 'en', { ...goodForm, city: '' });
    await user.click(button('Continue'));
    await waitFor(() => expect(summary()).toHaveFocus());
    await waitFor(() => switchLanguage('es'));
    await screen.findByRole('link', { name: 'Ciudad: Escriba su ciudad' });
    expect(summary()).toHaveAccessibleName('Hay 1 punto que requiere su atención');
    expect(describedBy(screen.getByLabelText('Ciudad'))).toBe('Escriba su ciudad');
    expect(screen.getByLabelText('Estado')).toHaveValue('IL');
    expect(values()).toEqual({ ...goodForm, city: '' });
  });
});

describe('Continue with errors', () => {
  it('lists the errors of its page, and continues when they are fixed', async () => {
    const { user } = await renderMemberForm('contact', 'en', {
      ...emptyMemberForm,
      email_address: 'ana@mail.example',
    });
    await user.click(button('Continue'));
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(links()).toEqual(['Phone number is required']);
    await user.type(screen.getByLabelText('Phone number'), '2125550142');
    await user.click(button('Continue'));
    await screen.findByRole('button', { name: 'Sign' });
    // The next page shows no errors before its own button is pressed.
    expect(noSummary()).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Percentage'));
    await user.tab();
    expect(noSummary()).not.toBeInTheDocument();
  });
});

describe('server errors', () => {
  it('are shown at the fields and in the summary until the fields change', async () => {
    const { user, refuse } = await renderMemberForm('beneficiaries', 'en', withShares('50', '50'));
    expect(refuse({ email_address: 'no such mailbox', 'beneficiaries.1.full_name': 'required' })).toBe(true);
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(links()).toEqual([
      'Email is invalid. It looks like name@mail.com.',
      'Secondary beneficiary: Please fill in all fields.',
    ]);
    await user.click(screen.getByRole('link', { name: /^Email/ }));
    const email = await screen.findByLabelText('Email');
    expect(links()).toEqual(['Email is invalid. It looks like name@mail.com.']);
    await user.click(email);
    await user.tab();
    expect(email).toHaveAttribute('aria-invalid', 'true');
    await user.type(email, 'x');
    expect(email).toHaveAttribute('aria-invalid', 'false');
  });

  it.each([
    ['en', 'The form cannot show “😀”. Please write it in other letters.', /^This text has a character/],
    [
      'es',
      'El formulario no puede mostrar “😀”. Escríbalo con otras letras.',
      /^Este texto tiene un carácter/,
    ],
  ] as const)('name the letters that cannot be printed (%s)', async (language, message, ofMasked) => {
    const { refuse, setPage } = await renderMemberForm('beneficiaries', language, goodForm);
    refuse({ first_name: 'unprintable 😀', city: 'unprintable' });
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(links()).toEqual([
      expect.stringContaining(message),
      expect.stringContaining(language === 'en' ? 'City' : 'Ciudad'),
    ]);
    setPage('personal');
    expect(describedBy(screen.getByLabelText(language === 'en' ? 'First name' : 'Nombre'))).toBe(message);
    setPage('home');
    expect(describedBy(screen.getByLabelText(language === 'en' ? 'City' : 'Ciudad'))).toMatch(ofMasked);
  });

  it('of a field that does not exist are not shown', async () => {
    const { refuse } = await renderMemberForm('beneficiaries', 'en', goodForm);
    expect(refuse({ signature: 'required' })).toBe(false);
    expect(noSummary()).not.toBeInTheDocument();
    expect(refuse({ 'beneficiaries.2.percentage': 'invalid' })).toBe(true);
    await waitFor(() => expect(summary()).toHaveFocus());
  });
});
