import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { createPortalTheme } from './theme';

interface Props {
  readonly nonce?: string;
  readonly children: ReactNode;
}

/** Theme and base styles. The mode follows the system, so nothing is kept in storage. */
export const PortalThemeProvider = ({ nonce, children }: Props) => {
  const theme = useMemo(() => createPortalTheme(nonce), [nonce]);
  return (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={null}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
};
