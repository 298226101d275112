import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createI18n } from '@lib/i18n';
import { addPageWords } from '@lib/words/add-page-words';
import { startWords } from '@lib/words/start-words';
import { GetTheAppPage } from '@pages/account/get-the-app-page';
import { fakeSession } from './fake-session';
import { renderPage } from './render-page';

const open = async (language: 'en' | 'es' = 'en') => {
  await createI18n(startWords, language);
  await addPageWords('get-the-app');
  const session = fakeSession();
  return { session, ...(await renderPage(<GetTheAppPage />, { session, language })) };
};

describe('the notice about the app', () => {
  it.each([
    ['en', 'Get the mobile app', /keep using it there/, /App Store/, /Google Play/, 'Sign Out'],
    ['es', 'Obtenga la aplicación móvil', /siga usándola allí/, /App Store/, /Google Play/, 'Cerrar sesión'],
  ] as const)('shows in %s where to get it', async (language, title, text, apple, android, button) => {
    await open(language);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toContain(title);
    for (const part of [text, apple, android]) expect(screen.getByText(part)).toBeVisible();
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  });

  it('signs out once', async () => {
    const { user, session } = await open();
    session.logout.mockReturnValue(new Promise(() => undefined));
    await user.dblClick(screen.getByRole('button', { name: 'Sign Out' }));
    expect(session.logout).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Signing out…' })).toHaveAttribute('aria-disabled', 'true');
  });
});
