import CssBaseline from '@mui/material/CssBaseline';
import { type ThemeOptions, ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { appearanceKey } from '@lib/choices';
import { storedName } from '@lib/storage';
import { createPortalTheme } from './theme';

interface Props {
  readonly nonce?: string;
  /** What the theme says beyond the portal's own. */
  readonly beyond?: ThemeOptions;
  readonly children: ReactNode;
}

/** Theme and base styles, in the colours that the user chose, else in those of the system. */
export const PortalThemeProvider = ({ nonce, beyond, children }: Props) => {
  const theme = useMemo(() => createPortalTheme(nonce, beyond), [nonce, beyond]);
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={storedName(appearanceKey)}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
};
