import { render } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ComponentProps, ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { areas } from '@resources/index';
import { buildAbility, type Rights } from '@core/access/ability';
import { AccessProvider } from '@lib/access-context';
import {
  type CurrentClient,
  CurrentClientContext,
  CurrentUserContext,
  type CurrentUserData,
  RegistryContext,
} from '@lib/portal-context';
import type { Http } from '@lib/http';
import { HttpContext } from '@lib/http-context';
import { person } from '@tests/helpers/person';
import { setWidth } from '@tests/helpers/window';
import { createWords } from '@tests/helpers/words';
import { SessionContext, type SessionService } from '@lib/session-context';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';

interface Options {
  /** Width of the window in CSS pixels. */
  readonly width?: number;
  readonly path?: string;
  readonly client?: CurrentClient | null;
  readonly currentUser?: Partial<CurrentUserData>;
  readonly rights?: Rights;
  /** Saved views, as the server returns them. */
  readonly views?: readonly object[];
}

const allRights: Rights = {
  permissions: ['eip_menu_workers', 'eip_menu_locations', 'eip_menu_users', 'act_as_eip_admin'],
  flags: { eip_workers: true, eip_locations: true, eip_users: true },
};

type Router = ComponentProps<typeof RouterProvider>['router'];

export interface RenderedPart extends ReturnType<typeof render> {
  readonly router: Router;
  readonly user: typeof person;
  readonly session: SessionService;
}

/** Renders a part of the shell with everything it needs: texts, session, rights, registry, client, user. */
export const renderInShell = async (part: ReactElement, options: Options = {}): Promise<RenderedPart> => {
  const { client = { id: 7, name: 'Harbor Lane Markets' }, rights = allRights } = options;
  setWidth(options.width ?? 1280);
  await createWords('en');
  const session = { logout: vi.fn(() => Promise.resolve()) } as unknown as SessionService;
  const currentUser = {
    user: { firstName: 'Maya', lastName: 'Ortega' },
    clients: [],
    ...options.currentUser,
  };
  const http: Http = { request: <T,>() => Promise.resolve({ data: options.views ?? [] } as T) };
  const router = createMemoryRouter([{ path: '*', element: part }], {
    initialEntries: [options.path ?? '/clients/7/employees'],
  });
  const view = render(
    <PortalThemeProvider>
      <SessionContext value={session}>
        <AccessProvider ability={buildAbility(areas, rights)} rights={rights}>
          <RegistryContext value={areas}>
            <CurrentUserContext value={currentUser}>
              <CurrentClientContext value={client}>
                <HttpContext value={http}>
                  <QueryClientProvider client={new QueryClient()}>
                    <RouterProvider router={router} />
                  </QueryClientProvider>
                </HttpContext>
              </CurrentClientContext>
            </CurrentUserContext>
          </RegistryContext>
        </AccessProvider>
      </SessionContext>
    </PortalThemeProvider>,
  );
  return { ...view, router, session, user: person };
};

export const currentLanguage = () => i18next.language;
