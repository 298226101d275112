import createCache, { type EmotionCache } from '@emotion/cache';
import type { ThemeOptions } from '@mui/material/styles';
import rtl from '@mui/stylis-plugin-rtl';

/**
 * Styles with left and right exchanged. `nonce` as in `createStyles`. They go without the prefixes of older browsers: stylis has them in a
 * function that every first page would carry, because the module is shared with it.
 */
export const createMirroredStyles = (nonce?: string): EmotionCache =>
  createCache({
    key: 'ui-rtl',
    prepend: true,
    stylisPlugins: [rtl],
    ...(nonce && { nonce }),
  });

/** What a theme says beyond the portal's own: icons that point somewhere point the other way. */
export const mirrored: ThemeOptions = {
  direction: 'rtl',
  components: {
    MuiSvgIcon: {
      styleOverrides: {
        root: {
          '&:is([data-testid^="ArrowBack"], [data-testid^="ArrowForward"], [data-testid^="Chevron"], [data-testid="LogoutIcon"], [data-testid="OpenInNewIcon"], [data-testid="KeyboardReturnIcon"])':
            { transform: 'scaleX(-1)' },
        },
      },
    },
  },
};
