import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { connection } from '@lib/connection';
import { InlineNotice } from './inline-notice';

/** Height of the banner at the bottom of the window. Other fixed elements keep clear of it. */
const heightVariable = '--banner';

const useBannerHeight = (isShown: boolean) => {
  const container = useRef<HTMLDivElement>(null);
  // Before the banner is painted, so that the elements below it have moved by then.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const banner = container.current;
    if (!isShown || !banner) return undefined;
    const updateHeight = () => style.setProperty(heightVariable, `${banner.offsetHeight}px`);
    const observer = new ResizeObserver(updateHeight);
    updateHeight();
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty(heightVariable);
    };
  }, [isShown]);
  return container;
};

/**
 * Shows at the bottom of the window that the connection is lost or that a response is slow. Nothing moves when it
 * appears or disappears: pages grow only at their end, and dialogs and drawers are above it.
 */
export const ConnectionBanner = () => {
  const { t } = useTranslation('common');
  const state = useSyncExternalStore(connection.subscribe, connection.state, () => 'good');
  const isShown = state !== 'good';
  return (
    <Box
      ref={useBannerHeight(isShown)}
      role="status"
      sx={{ position: 'fixed', zIndex: 'appBar', insetInline: 0, bottom: 0, typography: 'body1' }}
    >
      {isShown && (
        <InlineNotice
          role="note"
          severity={state === 'lost' ? 'warning' : 'info'}
          sx={{
            justifyContent: 'center',
            borderRadius: 0,
            borderTop: 1,
            borderColor: 'divider',
            pb: 'max(10px, env(safe-area-inset-bottom))',
          }}
        >
          {t(state === 'lost' ? 'connectionLost' : 'stillWorking')}
        </InlineNotice>
      )}
    </Box>
  );
};
