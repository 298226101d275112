import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { person } from '@tests/helpers/person';
import { createWords } from '@tests/helpers/words';
import { SessionContext, type SessionService } from '@lib/session-context';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';
import { fakeSession } from './fake-session';

interface PageOptions {
  readonly session?: SessionService;
  readonly language?: 'en' | 'es';
  /** Addresses visited so far. The page is at the last one. */
  readonly visited?: readonly (string | { pathname: string; search?: string; state?: unknown })[];
}

/** Renders a page with theme, texts, session and router. Any other address renders nothing. */
export const renderPage = async (page: ReactElement, options: PageOptions = {}) => {
  const { session = fakeSession(), language = 'en', visited = ['/page'] } = options;
  await createWords(language);
  const last = visited.at(-1)!;
  const path = new URL(typeof last === 'string' ? last : last.pathname, 'http://portal').pathname;
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [...visited], initialIndex: visited.length - 1 },
  );
  const view = render(
    <PortalThemeProvider>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </PortalThemeProvider>,
  );
  return { ...view, user: person, router };
};
