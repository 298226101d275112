import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../../scripts/vite/precompress.ts';

/** The minimal page is built, compressed and served like the portal. */
export default defineConfig({
  plugins: [react(), precompress()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1000 },
});
