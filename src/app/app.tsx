import type { EmotionCache } from '@emotion/cache';
import { useCallback } from 'react';
import { RouterProvider } from 'react-router';
import { HttpContext } from '@lib/http-context';
import { CurrentAddressContext } from '@lib/current-address';
import { SessionContext } from '@lib/session-context';
import type { PortalRouter } from './router';
import type { Services } from './services';
import { StyleFrame } from './style-frame';

interface AppProps {
  readonly services: Services;
  readonly router: PortalRouter;
  readonly styles?: EmotionCache;
}

export const App = ({ services, router, styles }: AppProps) => {
  const currentAddress = useCallback(
    () => router.state.navigation.location ?? router.state.location,
    [router],
  );
  return (
    <StyleFrame styles={styles}>
      <SessionContext value={services.session}>
        <HttpContext value={services.http}>
          <CurrentAddressContext value={currentAddress}>
            <RouterProvider router={router} />
          </CurrentAddressContext>
        </HttpContext>
      </SessionContext>
    </StyleFrame>
  );
};
