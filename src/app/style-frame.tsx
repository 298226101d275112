import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ThemeOptions } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionBanner } from '@ui/feedback/connection-banner';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';

/** Creates the style cache of a page. `nonce` comes from the content security policy, which blocks styles without it. */
export const createStyles = (nonce?: string): EmotionCache =>
  createCache({ key: 'ui', prepend: true, ...(nonce && { nonce }) });

interface StyleFrameProps {
  /** If undefined, a cache without a nonce is used. */
  readonly styles?: EmotionCache | undefined;
  readonly children: ReactNode;
}

interface Mirror {
  readonly cache: EmotionCache;
  readonly theme: ThemeOptions;
}

/** Styles and theme for a right-to-left language, loaded with the first such language; undefined for other languages. */
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

/** Styles and theme around everything that is rendered. */
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

/** Returns the nonce of the content security policy. Browsers hide the attribute from scripts, but keep the property. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
