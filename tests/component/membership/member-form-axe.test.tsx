import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyMemberForm } from '@core/membership/member-form';
import { goodForm } from '@tests/fixtures/membership-cases';
import { drawMemberForm } from './draw-member-form';
import { violations } from '@tests/helpers/violations';

describe.each(['en', 'es'] as const)('the form in %s has no accessibility violation', (language) => {
  const start = { ...goodForm, email_address: 'ana@gmial.com', zip_code: '10001' };

  it('while it is empty, and with every complaint', async () => {
    const { user } = await drawMemberForm(language, emptyMemberForm);
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^(Sign|Firmar)$/ }));
    await screen.findAllByRole('link');
    expect(await violations()).toEqual([]);
  });

  it('filled in with hints, on its way, and without a beneficiary', async () => {
    const { user, setShown, setBusy } = await drawMemberForm(language, start);
    setShown(false);
    setShown(true);
    expect(screen.getAllByRole('status').filter(({ textContent }) => textContent !== '')).toHaveLength(2);
    expect(await violations()).toEqual([]);
    setBusy(true);
    expect(await violations()).toEqual([]);
    setBusy(false);
    await user.click(screen.getByRole('button', { name: /^(Remove|Quitar)/ }));
    expect(await violations()).toEqual([]);
  });
});
