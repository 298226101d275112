import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from './escape-html';
import { newNonce, pagePolicy } from './security-headers';

const noncePlaceholder = /__CSP_NONCE__/g;

const withApiUrl = (html: string, apiUrl: string | undefined): string => {
  if (!apiUrl) return html;
  const meta = `<meta name="api-url" content="${escapeHtml(apiUrl)}" />`;
  const present = /<meta\s+name="api-url"[^>]*>/i;
  return present.test(html)
    ? html.replace(present, () => meta)
    : html.replace(/<head>/i, () => `<head>${meta}`);
};

const originOf = (apiUrl: string | undefined): string | undefined =>
  apiUrl && URL.canParse(apiUrl) ? new URL(apiUrl).origin : undefined;

/** Answers the portal's page, with a fresh nonce each time. */
export const createPage = (folder: string, apiUrl?: string) => async (): Promise<Response> => {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return new Response('The portal is not built.', { status: 503 });
  const nonce = newNonce();
  return new Response(withApiUrl(html, apiUrl).replace(noncePlaceholder, nonce), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(nonce, originOf(apiUrl)),
      'Cache-Control': 'no-cache',
    },
  });
};
