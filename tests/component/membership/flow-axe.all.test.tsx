import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderMembership } from '@tests/helpers/render-membership';
import { createFakeCalls, eligible, refuse, type Answer } from './fake-calls';
import { alternate } from '@tests/helpers/scale';
import { violations } from '@tests/helpers/violations';

const calls = createFakeCalls();
beforeAll(() => calls.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => calls.reset());
afterAll(() => calls.server.close());

const suggestions = [{ id: 'a', address: '1 Main St', city: 'Oakland', state: 'CA', zip_code: '94601' }];
const check = (address_check: object): Answer => ({ body: eligible({ address_check }) });
const buttons = {
  en: { agree: 'I agree to join', verify: 'Verify membership', use: 'Use this address' },
  es: { agree: 'Acepto unirme', verify: 'Verificar membresía', use: 'Usar este domicilio' },
};
const results = ['completed', 'processing', 'not_signed', 'declined', 'expired'];

type User = Awaited<ReturnType<typeof renderMembership>>['user'];
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

// Alternate the languages: they have the same structure, and the browser journeys check the states in both.
const languages = ['en', 'es'] as const;

describe('has no accessibility violations', () => {
  it.each(alternate(['the welcome, the privacy policy and the digits, also rejected ones'], languages))(
    'at %s (%s)',
    async (_, language) => {
      const words = buttons[language];
      calls.answer('lookup', 'offline');
      calls.answer('verify', refuse(429, 'too many attempts', { seconds: 7300 }));
      const { user } = await renderMembership({ language });
      await screen.findByRole('alert');
      expect(await violations()).toEqual([]);
      await user.click(screen.getByRole('link'));
      expect(await violations()).toEqual([]);
      await press(user, words.agree);
      await press(user, words.verify);
      expect(await violations()).toEqual([]);
      await user.type(screen.getByRole('textbox'), '4321{Enter}');
      await screen.findByRole('alert');
      expect(await violations()).toEqual([]);
    },
  );

  it.each(
    alternate([check({ outcome: 'not_found' }), check({ outcome: 'multiple', suggestions })], languages),
  )('at the questions about the address', async (answer, language) => {
    const words = buttons[language];
    calls.answer('verify', answer);
    const { user } = await renderMembership({ language });
    await press(user, words.agree);
    await user.type(screen.getByRole('textbox'), '4321{Enter}');
    await screen.findByRole('note');
    const use = screen.queryByRole('button', { name: words.use });
    if (use) await user.click(use);
    expect(await violations()).toEqual([]);
  });

  it.each(alternate(results, languages))('when the signing status is %s (%s)', async (status, language) => {
    calls.answer('signing-return', { body: { status, can_resume: true }, ms: 20 });
    await renderMembership({
      language,
      search: `?id=1&signing_complete=true&envelope_id=e&event=signing_complete&lang=${language}`,
    });
    expect(await violations()).toEqual([]);
    await waitFor(() => expect(window.location.search).toBe(`?id=1&lang=${language}`));
    expect(await violations()).toEqual([]);
  });

  it.each(alternate([404, 410], languages))('when the link returns %s (%s)', async (status, language) => {
    calls.answer('lookup', refuse(status));
    await renderMembership({ language });
    await waitFor(() => expect(screen.queryByRole('button', { name: buttons[language].agree })).toBeNull());
    expect(await violations()).toEqual([]);
  });
});
