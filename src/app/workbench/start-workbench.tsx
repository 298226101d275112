import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { addWords, createI18n } from '@lib/i18n';
import { portalWords } from '@lib/words/portal-words';
import { startWords } from '@lib/words/start-words';
import { RecordStyles } from '@ui/list/record-styles';
import { createPortalTheme } from '@ui/theme/theme';
import { pageNonce } from '../style-frame';
import { lookOf } from './look';
import { Workbench } from './workbench';

/** Draws every part of the portal's interface on one page, in the look that the address asks for. It needs neither session nor server. */
export const drawWorkbench = async (root: HTMLElement): Promise<void> => {
  const look = lookOf(window.location.search);
  // The browser's own controls, too, against its own preference.
  document.documentElement.style.colorScheme = look.theme;
  await createI18n(startWords, look.lang);
  await addWords(portalWords);
  const nonce = pageNonce();
  const cache = createCache({ key: 'ui', prepend: true, ...(nonce !== undefined && { nonce }) });
  createRoot(root).render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={createPortalTheme(nonce, 'data')} defaultMode={look.theme} storageManager={null}>
        <CssBaseline />
        <RecordStyles />
        <Workbench look={look} />
      </ThemeProvider>
    </CacheProvider>,
  );
};
