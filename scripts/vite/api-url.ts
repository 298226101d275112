import type { Plugin } from 'vite';

/** Writes the API address from the build (`VITE_API_URL`) into the page, where the host may change it. */
export const apiUrl = (): Plugin => ({
  name: 'portal-api-url',
  transformIndexHtml: (html) => html.replace('%API_URL%', process.env.VITE_API_URL ?? '/api/v1'),
});
