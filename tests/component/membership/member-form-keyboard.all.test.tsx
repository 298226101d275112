import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MemberForm } from '@core/membership/member-form';
import { goodForm } from '@tests/fixtures/membership-cases';
import { renderMemberForm } from './render-member-form';

const filled: MemberForm = {
  ...goodForm,
  middle_name: 'Q.',
  social_security_number: '123-45-6789',
  phone_number: '212-555-0142',
  is_married: true,
  beneficiaries: [
    { full_name: 'Ana', relationship: 'Mother', date_of_birth: '03/01/1960', percentage: '60' },
    { full_name: 'Li', relationship: 'Friend', date_of_birth: '04/01/1980', percentage: '40' },
  ],
};

it.each(['en', 'es'] as const)('can be filled in and sent with the keyboard only (%s)', async (language) => {
  const { user, onSign } = await renderMemberForm('personal', language);
  const focused = () => document.activeElement?.id || document.activeElement?.textContent;
  const seen: (string | null | undefined)[] = [];
  const type = async (text: string) => {
    await user.tab();
    seen.push(focused());
    await user.keyboard(text);
  };
  const choose = async (value: string) => {
    await user.tab();
    await user.selectOptions(document.activeElement!, value);
  };

  for (const name of [
    'first_name',
    'middle_name',
    'last_name',
    'date_of_birth',
    'social_security_number',
  ] as const)
    await type(filled[name]);
  await user.keyboard('{Enter}');
  for (const name of ['address', 'city'] as const) await type(filled[name]);
  await choose(filled.state);
  await type(filled.zip_code);
  await user.keyboard('{Enter}');
  for (const name of ['email_address', 'phone_number'] as const) await type(filled[name]);
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard(' ');
  for (const [at, one] of filled.beneficiaries.entries()) {
    // Tab past the Remove button to the first one. The second one already has the focus.
    if (at === 0) {
      await user.tab();
      await type(one.full_name);
    } else await user.keyboard(one.full_name);
    await choose(one.relationship);
    await type(one.date_of_birth);
    await type(one.percentage);
    await user.tab();
    if (at === 0) await user.keyboard('{Enter}');
  }
  expect(seen.every(Boolean)).toBe(true);
  // Tab past the three links back to the other pages.
  for (let links = 0; links < 4; links += 1) await user.tab();
  expect(screen.getByRole('button', { name: language === 'en' ? 'Sign' : 'Firmar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSign).toHaveBeenCalledExactlyOnceWith(filled));
});
