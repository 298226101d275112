import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { DataProvider } from '@refinedev/core';
import { Refine } from '@refinedev/core';
import { createRoot } from 'react-dom/client';
import { FloorList } from './floor-list';

const asked = (): never => {
  throw new Error('The floor only lists');
};

/** The portal's API, with the session in local storage. */
const dataProvider: DataProvider = {
  getApiUrl: () => '/api',
  getList: async ({ pagination, meta }) => {
    const { currentPage = 1, pageSize = 10 } = pagination ?? {};
    const query = `offset=${(currentPage - 1) * pageSize}&limit=${pageSize}&sort=full_name&order=asc`;
    const answer = await fetch(`${String(meta?.['path'])}?${query}&employee_status=Active`, {
      headers: { authorization: `Bearer ${localStorage.getItem('portal.token') ?? ''}` },
    });
    const { data, total_count: total } = (await answer.json()) as { data: never[]; total_count: number };
    return { data, total };
  },
  getOne: asked,
  create: asked,
  update: asked,
  deleteOne: asked,
};

// The same content security policy as in the portal applies here.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <CacheProvider value={createCache({ key: 'css', ...(nonce && { nonce }) })}>
      <ThemeProvider theme={createTheme()}>
        <CssBaseline />
        <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
          <FloorList path={`/api/eip${window.location.pathname}`} />
        </Refine>
      </ThemeProvider>
    </CacheProvider>,
  );
}
