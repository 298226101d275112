import { render } from '@testing-library/react';
import i18next from 'i18next';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { createQueryClient } from '@app/portal/query-client';
import { RefineFrame } from '@app/portal/refine-frame';
import { buildAbility, type Rights } from '@core/access/ability';
import { areaPattern } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import { AccessProvider } from '@lib/access-context';
import { CurrentAddressContext } from '@lib/current-address';
import { createHttp } from '@lib/http';
import { HttpContext } from '@lib/http-context';
import type { Language } from '@lib/i18n';
import { CurrentClientContext, CurrentUserContext, RegistryContext } from '@lib/portal-context';
import { SessionContext, type SessionService } from '@lib/session-context';
import { createDataProvider } from '@providers/data-provider';
import { DetailView } from '@ui/detail/detail-view';
import { FormDialog } from '@ui/form/form-page';
import { ListPage } from '@ui/list/list-page';
import '@ui/list/phone-list';
import '@ui/list/wide-list';
import { RecordStyles } from '@ui/list/record-styles';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';
import { person } from './person';
import { setWidth, windowOrigin } from './window';
import { createWords } from './words';

interface AreasOptions {
  /** The resources of the portal. Their words are those of the portal, and `words`. */
  readonly resources: readonly Resource[];
  /** The words of resources that the portal does not have, by name. */
  readonly words: Readonly<Record<string, object>>;
  readonly rights: Rights;
  /** The token of the calls. Any text when absent. */
  readonly token?: string;
  readonly path: string;
  readonly language?: Language;
  /** Width of the window in CSS pixels. */
  readonly width?: number;
}

const routeOf = (resource: Resource) => ({
  path: areaPattern(resource),
  element: (
    <>
      <ListPage resource={resource} />
      <Outlet />
    </>
  ),
  children: [
    { path: 'new', element: <FormDialog resource={resource} operation="create" /> },
    { path: ':id', element: <DetailView resource={resource} /> },
    { path: ':id/edit', element: <FormDialog resource={resource} operation="edit" /> },
  ],
});

const session = { current: () => null, subscribe: () => () => undefined } as unknown as SessionService;

/**
 * Renders the generated screens of any resources of client 7 (lists, records, forms) over the calls to the API, which the
 * test answers. Failed calls are retried at once.
 */
export const renderAreas = async (options: AreasOptions) => {
  const { resources, rights, path, language = 'en', width = 1280, token = 'token' } = options;
  setWidth(width);
  await createWords(language);
  for (const [name, words] of Object.entries(options.words))
    i18next.addResourceBundle(language, 'resources', { [name]: words }, true, true);
  const http = createHttp({ baseUrl: `${windowOrigin}/api/v1`, token: () => token });
  const dataProvider = createDataProvider({ http, resources });
  const queryClient = createQueryClient(() => 0, resources);
  const root = (
    <RefineFrame dataProvider={dataProvider} queryClient={queryClient}>
      <RecordStyles />
      <main>
        <Outlet />
      </main>
    </RefineFrame>
  );
  const router = createMemoryRouter([{ element: root, children: resources.map(routeOf) }], {
    initialEntries: [path],
  });
  const address = () => router.state.location.pathname + router.state.location.search;
  const view = render(
    <PortalThemeProvider>
      <SessionContext value={session}>
        <AccessProvider ability={buildAbility(resources, rights)} rights={rights}>
          <RegistryContext value={resources}>
            <CurrentUserContext value={{ user: null, clients: [] }}>
              <CurrentClientContext value={{ id: 7, name: 'Harbor Lane Markets' }}>
                <HttpContext value={http}>
                  <CurrentAddressContext value={() => router.state.location}>
                    <RouterProvider router={router} />
                  </CurrentAddressContext>
                </HttpContext>
              </CurrentClientContext>
            </CurrentUserContext>
          </RegistryContext>
        </AccessProvider>
      </SessionContext>
    </PortalThemeProvider>,
  );
  return { ...view, router, address, user: person };
};
