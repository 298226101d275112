import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ClientNotFoundPage } from '@pages/errors/client-not-found-page';
import { ErrorPage } from '@pages/errors/error-page';
import { ForbiddenPage } from '@pages/errors/forbidden-page';
import { NotFoundPage } from '@pages/errors/not-found-page';
import { fakeSession } from './fake-session';
import { renderPage } from './render-page';

describe('404', () => {
  it('shows the texts of the specification', async () => {
    await renderPage(<NotFoundPage />);
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Oops! Page Not Found!$/);
    expect(
      screen.getByText(
        "It seems like the page you're looking for does not exist or might have been removed.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('goes back to the previous page', async () => {
    vi.stubGlobal('history', { state: { idx: 1 } });
    const { user, router } = await renderPage(<NotFoundPage />, { visited: ['/clients', '/nowhere'] });
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/clients');
  });

  it('goes home when there is no previous page', async () => {
    vi.stubGlobal('history', { state: { idx: 0 } });
    const { user, router } = await renderPage(<NotFoundPage />, { visited: ['/nowhere'] });
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/');
  });

  describe('in a browser with the Navigation API', () => {
    const entry = (path: string | null, index: number) => ({
      key: `key-${index}`,
      url: path === null ? null : `http://portal${path}`,
      index,
    });
    const open = (...urls: readonly (string | null)[]) => {
      const entries = urls.map(entry);
      const traverseTo = vi.fn();
      vi.stubGlobal('navigation', { entries: () => entries, currentEntry: entries.at(-1), traverseTo });
      // A typed address restarts the router's index.
      vi.stubGlobal('history', { state: { idx: 0 } });
      return traverseTo;
    };
    const pressGoBack = async () => {
      const { user, router } = await renderPage(<NotFoundPage />, { visited: ['/nowhere'] });
      await user.click(screen.getByRole('button', { name: 'Go Back' }));
      return router.state.location.pathname;
    };

    it('goes back over a typed address', async () => {
      const traverseTo = open('/login', '/clients/7/employees', '/nowhere');
      expect(await pressGoBack()).toBe('/nowhere');
      expect(traverseTo).toHaveBeenCalledExactlyOnceWith('key-1');
    });

    it('skips error pages, which would look like the same page', async () => {
      const traverseTo = open('/users', '/clients/forbidden', '/clients/not-found', '/nowhere', '/nowhere');
      await pressGoBack();
      expect(traverseTo).toHaveBeenCalledExactlyOnceWith('key-0');
    });

    it('goes back to a page whose address the browser hides', async () => {
      const traverseTo = open('/users', null, '/nowhere');
      await pressGoBack();
      expect(traverseTo).toHaveBeenCalledExactlyOnceWith('key-1');
    });

    it.each([[['/nowhere']], [['/forbidden', '/nowhere']]])('goes home from %j', async (urls) => {
      const traverseTo = open(...urls);
      expect(await pressGoBack()).toBe('/');
      expect(traverseTo).not.toHaveBeenCalled();
    });
  });

  it('goes home', async () => {
    const { user, router } = await renderPage(<NotFoundPage />, { visited: ['/nowhere'] });
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('forbidden', () => {
  it('names the refused area, and hides the missing rights from users who cannot change them', async () => {
    await renderPage(<ForbiddenPage area="Users" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Access Denied');
    expect(screen.getByText(/You do not have access to Users\./)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What is missing' })).toBeNull();
  });

  it('tells an admin which permission and flag are missing', async () => {
    await renderPage(
      <ForbiddenPage area="Users" missing={{ flag: 'eip_users', permissions: ['eip_menu_users'] }} />,
    );
    const missing = screen.getByRole('region', { name: 'What is missing' });
    expect(missing).toHaveTextContent('eip_users');
    expect(missing).toHaveTextContent('eip_menu_users');
  });

  it('shows no empty box when nothing is missing', async () => {
    await renderPage(<ForbiddenPage missing={{ permissions: [] }} />);
    expect(screen.getByText(/access to this page/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What is missing' })).toBeNull();
  });

  it('mentions the client when the client was refused', async () => {
    await renderPage(<ForbiddenPage subject="client" />);
    expect(screen.getByText(/access to this client/)).toBeVisible();
  });
});

describe('Sign Out', () => {
  it.each([
    ['forbidden', <ForbiddenPage key="forbidden" />],
    ['not found', <NotFoundPage key="not-found" />],
    ['client not found', <ClientNotFoundPage key="client" />],
  ])('is offered on the page: %s', async (_, page) => {
    const session = fakeSession();
    session.current.mockReturnValue({ userId: 7, permissions: [] });
    const { user, router } = await renderPage(page, { session });
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(session.logout).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('is not offered without a session', async () => {
    await renderPage(<NotFoundPage />);
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });
});

describe('other pages', () => {
  it('show that a client does not exist', async () => {
    await renderPage(<ClientNotFoundPage />, { language: 'es' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cliente no encontrado');
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  });

  it('offer to reload and to go to the login after an error', async () => {
    const [onReload, onLogin] = [vi.fn(), vi.fn()];
    const { user } = await renderPage(<ErrorPage onReload={onReload} onLogin={onLogin} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Oops! Something went wrong!$/);
    expect(
      screen.getByText(
        'We apologize for the inconvenience. Please try again later or contact your administrator.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await user.click(screen.getByRole('button', { name: 'Go to Login' }));
    expect(onReload).toHaveBeenCalledOnce();
    expect(onLogin).toHaveBeenCalledOnce();
  });
});
