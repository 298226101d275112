import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import en from '../../../locales/en/account';
import { createMockApi } from '../../../mocks/node';
import { noticeWhenOnlyHere } from '../../../src/app/only-here-notice';
import { renderApp } from '../../helpers/render-app';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());

const openLogin = async () => {
  const view = await renderApp({ api, path: '/login' });
  noticeWhenOnlyHere(view.services, () => en.onlyHere);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), 'admin@portal.example');
  await user.type(screen.getByLabelText('Password'), 'Portal-demo-1!');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByText('All Clients', { selector: 'h1' });
  return { ...view, user };
};

describe('a login', () => {
  it('that the browser cannot store says so quietly, until it is taken away, and once', async () => {
    vi.spyOn(Object.getPrototypeOf(localStorage) as Storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, services } = await openLogin();
    const notice = await screen.findByText(en.onlyHere);
    expect(notice.closest('[role="status"]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dismiss notice' }));
    services.look();
    expect(screen.queryByText(en.onlyHere)).toBeNull();
    expect(services.session.current()).not.toBeNull();
    services.session.forget();
  });

  it('that is stored says nothing', async () => {
    await openLogin();
    expect(screen.queryByText(en.onlyHere)).toBeNull();
  });
});
