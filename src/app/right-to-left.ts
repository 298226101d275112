import createCache, { type EmotionCache } from '@emotion/cache';
import type { ThemeOptions } from '@mui/material/styles';
import rtl from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Styles with left and right exchanged. `nonce` as in `createStyles`. */
export const createMirroredStyles = (nonce?: string): EmotionCache =>
  createCache({
    key: 'ui-rtl',
    prepend: true,
    stylisPlugins: [prefixer, rtl],
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
