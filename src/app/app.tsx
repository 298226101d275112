import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useCallback, useMemo } from 'react';
import { RouterProvider } from 'react-router';
import { HttpContext } from '../lib/http-context';
import { PresentAddressContext } from '../lib/present-address';
import { SessionContext } from '../lib/session-context';
import { PortalThemeProvider } from '../ui/theme/portal-theme-provider';
import type { PortalRouter } from './router';
import type { Services } from './services';

interface AppProps {
  readonly services: Services;
  readonly router: PortalRouter;
  /** Of this page's content security policy, without which no style would hold. */
  readonly nonce?: string | undefined;
}

export const App = ({ services, router, nonce }: AppProps) => {
  const cache = useMemo(() => createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) }), [nonce]);
  const present = useCallback(() => router.state.navigation.location ?? router.state.location, [router]);
  return (
    <CacheProvider value={cache}>
      <PortalThemeProvider {...(nonce && { nonce })}>
        <SessionContext value={services.session}>
          <HttpContext value={services.http}>
            <PresentAddressContext value={present}>
              <RouterProvider router={router} />
            </PresentAddressContext>
          </HttpContext>
        </SessionContext>
      </PortalThemeProvider>
    </CacheProvider>
  );
};
