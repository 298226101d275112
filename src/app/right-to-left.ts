import createCache, { type EmotionCache } from '@emotion/cache';
import type { ThemeOptions } from '@mui/material/styles';
import rtl from '@mui/stylis-plugin-rtl';

/**
 * Styles with left and right swapped. `nonce` as in `createStyles`. Without vendor prefixes for older browsers:
 * stylis has them in a function that every first page would load, because the module is shared.
 */
export const createRtlStyles = (nonce?: string): EmotionCache =>
  createCache({
    key: 'ui-rtl',
    prepend: true,
    stylisPlugins: [rtl],
    ...(nonce && { nonce }),
  });

/** Additional theme options: icons that point left or right are mirrored. */
export const rtlTheme: ThemeOptions = {
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
