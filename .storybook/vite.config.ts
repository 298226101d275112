import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from '../scripts/vite/aliases.ts';
import { locales } from '../scripts/vite/locales.ts';

/** What the sources need. Stories do not use the plugins of the portal's build or the API of the dev server. */
export default defineConfig({
  resolve: { tsconfigPaths: true, alias: aliases },
  plugins: [react(), locales()],
  define: { __DEMO__: 'false', __DEV_TOOLS__: 'false' },
});
