import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { FloorForm } from './floor-form';

// The same content security policy as in the portal applies here.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <CacheProvider value={createCache({ key: 'css', ...(nonce && { nonce }) })}>
      <ThemeProvider theme={createTheme()}>
        <CssBaseline />
        <BrowserRouter>
          <nav>
            <Link to="/form">Form</Link>
          </nav>
          <Routes>
            <Route path="*" element={<FloorForm />} />
          </Routes>
        </BrowserRouter>
      </ThemeProvider>
    </CacheProvider>,
  );
}
