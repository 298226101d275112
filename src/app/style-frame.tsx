import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { ConnectionBanner } from '@ui/feedback/connection-banner';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';

/** Where the styles of a page go. `nonce` is that of its content security policy, without which no style would hold. */
export const createStyles = (nonce?: string): EmotionCache =>
  createCache({ key: 'ui', prepend: true, ...(nonce && { nonce }) });

interface StyleFrameProps {
  /** Without a nonce, when absent. */
  readonly styles?: EmotionCache | undefined;
  readonly children: ReactNode;
}

/** Styles and theme, around everything that is drawn. */
export const StyleFrame = ({ styles, children }: StyleFrameProps) => {
  const [cache] = useState(() => styles ?? createStyles());
  return (
    <CacheProvider value={cache}>
      <PortalThemeProvider {...(cache.nonce && { nonce: cache.nonce })}>
        {children}
        <ConnectionBanner />
      </PortalThemeProvider>
    </CacheProvider>
  );
};

/** The nonce of this page's content security policy, which the browser hides from scripts and keeps in the property. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
