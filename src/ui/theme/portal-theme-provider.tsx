import CssBaseline from '@mui/material/CssBaseline';
import { type StorageManager, ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { appearanceKey, appearanceOf } from '@lib/appearance';
import { choices } from '@lib/choices';
import { createPortalTheme } from './theme';

interface Props {
  readonly nonce?: string;
  readonly children: ReactNode;
}

const chosen = () => appearanceOf(choices.read(appearanceKey));

/** MUI asks for three entries. The portal has one choice, between one light and one dark scheme, and makes it itself. */
const readChoice: StorageManager = ({ key }) => ({
  get: (usual: unknown) => (key === appearanceKey ? chosen() : usual),
  set: () => undefined,
  subscribe: (handler) =>
    key === appearanceKey
      ? choices.subscribe((changed) => {
          if (changed === appearanceKey) handler(chosen());
        })
      : () => undefined,
});

/** Theme and base styles, in the colours that the user chose, else in those of the system. */
export const PortalThemeProvider = ({ nonce, children }: Props) => {
  const theme = useMemo(() => createPortalTheme(nonce), [nonce]);
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={appearanceKey}
      storageManager={readChoice}
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
};
