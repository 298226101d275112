import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formPages } from '@core/membership/form-page';
import { emptyMemberForm } from '@core/membership/member-form';
import { goodForm } from '@tests/fixtures/membership-cases';
import { renderMemberForm } from './render-member-form';
import { alternate } from '@tests/helpers/scale';
import { violations } from '@tests/helpers/violations';

// Alternate the languages: they have the same structure, and the browser journeys check the states in both.
const languages = ['en', 'es'] as const;
const start = { ...goodForm, email_address: 'ana@gmial.com', zip_code: '10001' };

type RenderState = (language: (typeof languages)[number]) => Promise<void>;
const states: Record<string, RenderState> = {
  'empty, and with every error': async (language) => {
    const { user, setPage } = await renderMemberForm('personal', language, emptyMemberForm);
    for (const page of formPages) {
      setPage(page);
      expect(await violations()).toEqual([]);
      await user.click(screen.getByRole('button', { name: /^(Continue|Continuar|Sign|Firmar)$/ }));
      await screen.findAllByRole('link');
      expect(await violations()).toEqual([]);
    }
  },
  'filled in with hints, while it is sent, and without a beneficiary': async (language) => {
    const { user, setPage, setBusy } = await renderMemberForm('personal', language, start);
    for (const page of ['home', 'contact'] as const) {
      setPage(page);
      expect(screen.getAllByRole('status').filter(({ textContent }) => textContent !== '')).toHaveLength(1);
      expect(await violations()).toEqual([]);
    }
    setPage('beneficiaries');
    setBusy(true);
    expect(await violations()).toEqual([]);
    setBusy(false);
    await user.click(screen.getByRole('button', { name: /^(Remove|Quitar)/ }));
    expect(await violations()).toEqual([]);
  },
};

describe('the form has no accessibility violations', () => {
  it.each(alternate(Object.keys(states), languages))('%s (%s)', (state, language) =>
    states[state]!(language),
  );
});
