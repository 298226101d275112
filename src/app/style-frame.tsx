import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ThemeOptions } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
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

interface Mirror {
  readonly cache: EmotionCache;
  readonly theme: ThemeOptions;
}

/** Styles and theme for a language that is written from right to left, fetched with the first of these; undefined otherwise. */
const useMirror = (nonce?: string): Mirror | undefined => {
  const isMirrored = useTranslation().t('direction') === 'rtl';
  const [mirror, setMirror] = useState<Mirror>();
  useEffect(() => {
    if (!isMirrored || mirror) return;
    void import('./right-to-left').then(({ createMirroredStyles, mirrored }) =>
      setMirror({ cache: createMirroredStyles(nonce), theme: mirrored }),
    );
  }, [isMirrored, mirror, nonce]);
  return isMirrored ? mirror : undefined;
};

/** Styles and theme, around everything that is drawn. */
export const StyleFrame = ({ styles, children }: StyleFrameProps) => {
  const [cache] = useState(() => styles ?? createStyles());
  const mirror = useMirror(cache.nonce);
  return (
    <CacheProvider value={mirror?.cache ?? cache}>
      <PortalThemeProvider
        {...(cache.nonce && { nonce: cache.nonce })}
        {...(mirror && { beyond: mirror.theme })}
      >
        {children}
        <ConnectionBanner />
      </PortalThemeProvider>
    </CacheProvider>
  );
};

/** The nonce of this page's content security policy, which the browser hides from scripts and keeps in the property. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
