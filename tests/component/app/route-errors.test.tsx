import { render, screen } from '@testing-library/react';

import { createMemoryRouter, data } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { App } from '@app/app';
import { rootRoute } from '@app/root-route';
import { createServices } from '@app/services';
import { createI18n } from '@lib/i18n';
import { startWords } from '@lib/words/start-words';

const errorPage = '@pages/errors/error-page';
const notFoundPage = '@pages/errors/not-found-page';

beforeAll(() => createI18n(startWords, 'en'));

/** A page whose loader throws. */
const openBroken = (reason: unknown) => {
  const loader = () => {
    throw reason;
  };
  const router = createMemoryRouter([rootRoute([{ path: '/', loader, element: null }])]);
  render(<App services={createServices({ baseUrl: '/' })} router={router} />);
};

it('an error shows the error page with its buttons', async () => {
  openBroken(new Error('broken'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Oops! Something went wrong!');
  expect(screen.getByRole('button', { name: 'Go to Login' })).toBeVisible();
});

it('an unknown address shows the not-found page', async () => {
  openBroken(data(null, { status: 404 }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page Not Found!' })).toBeVisible();
});

it.each([
  ['an error', errorPage, new Error('broken')],
  ['an unknown address', notFoundPage, data(null, { status: 404 })],
])(
  '%s shows a message and a reload button when the code of its page cannot be fetched',
  async (_, page, reason) => {
    vi.doMock(page, () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    openBroken(reason);
    expect(await screen.findByRole('alert')).toHaveTextContent('Oops! Something went wrong!');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to Login' })).toBeNull();
    vi.doUnmock(page);
  },
);
