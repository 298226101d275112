import CssBaseline from '@mui/material/CssBaseline';
import { type ThemeOptions, ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import { appearanceKey } from '@lib/choices';
import type { Elements } from '@lib/elements';
import { storageKeyOf } from '@lib/storage';
import { createPortalTheme } from './theme';

interface Props {
  readonly nonce?: string;
  /** Additional theme options, merged over the portal's. */
  readonly beyond?: ThemeOptions;
  readonly children: Elements;
}

/** Theme and base styles, in the color scheme that the user chose, or the system's. */
export const PortalThemeProvider = ({ nonce, beyond, children }: Props) => {
  const theme = useMemo(() => createPortalTheme(nonce, beyond), [nonce, beyond]);
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={storageKeyOf(appearanceKey)}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
};
