import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useMemo, type ReactNode } from 'react';
import { ConnectionBanner } from '../ui/feedback/connection-banner';
import { PortalThemeProvider } from '../ui/theme/portal-theme-provider';

interface StyleFrameProps {
  /** Of this page's content security policy, without which no style would hold. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/** Styles and theme, around everything that is drawn. */
export const StyleFrame = ({ nonce, children }: StyleFrameProps) => {
  const cache = useMemo(() => createCache({ key: 'ui', prepend: true, ...(nonce && { nonce }) }), [nonce]);
  return (
    <CacheProvider value={cache}>
      <PortalThemeProvider {...(nonce && { nonce })}>
        {children}
        <ConnectionBanner />
      </PortalThemeProvider>
    </CacheProvider>
  );
};
