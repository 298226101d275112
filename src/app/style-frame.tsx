import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ThemeOptions } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { ConnectionBanner } from '@ui/feedback/connection-banner';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';

/** Creates the style cache of a page. `nonce` comes from the content security policy, which blocks styles without it. */
export const createStyles = (nonce?: string): EmotionCache =>
  createCache({ key: 'ui', prepend: true, ...(nonce && { nonce }) });

interface StyleFrameProps {
  /** If undefined, a cache without a nonce is used. */
  readonly styles?: EmotionCache | undefined;
  readonly children: Elements;
}

interface RtlStyles {
  readonly cache: EmotionCache;
  readonly theme: ThemeOptions;
}

/** Styles and theme for a right-to-left language, loaded with the first such language; undefined for other languages. */
const useRtlStyles = (nonce?: string): RtlStyles | undefined => {
  const isRtl = useTranslation().t('direction') === 'rtl';
  const [rtlStyles, setRtlStyles] = useState<RtlStyles>();
  useEffect(() => {
    if (!isRtl || rtlStyles) return;
    void import('./right-to-left').then(({ createRtlStyles, rtlTheme }) =>
      setRtlStyles({ cache: createRtlStyles(nonce), theme: rtlTheme }),
    );
  }, [isRtl, rtlStyles, nonce]);
  return isRtl ? rtlStyles : undefined;
};

/** Styles and theme around everything that is rendered. */
export const StyleFrame = ({ styles, children }: StyleFrameProps) => {
  const [cache] = useState(() => styles ?? createStyles());
  const rtlStyles = useRtlStyles(cache.nonce);
  return (
    <CacheProvider value={rtlStyles?.cache ?? cache}>
      <PortalThemeProvider
        {...(cache.nonce && { nonce: cache.nonce })}
        {...(rtlStyles && { beyond: rtlStyles.theme })}
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
