import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areas } from '@resources';
import { isMembershipPath } from '@core/membership/path';
import { prefetchManifest } from '@core/list/prefetch-manifest';
import { compressText } from './compression';
import { escapeHtml } from './escape-html';
import { readFirstScreen, withFirstScreen } from './first-screen';
import { readPreloads, type Preload } from './preloads';
import { newNonce, pagePolicy } from './security-headers';

const noncePlaceholder = /__CSP_NONCE__/g;

export interface PageSettings {
  /** Passed to the page when the API is not at `/api/v1` of the same origin. */
  readonly apiUrl?: string | undefined;
  /** Additional hosts that a signing address may lead to. */
  readonly signingHosts?: readonly string[];
  /** Hosts of profile pictures, which may be loaded with https. */
  readonly pictureHosts?: readonly string[];
  /** Support contact for users. */
  readonly supportEmail?: string | undefined;
  readonly supportPhone?: string | undefined;
  /** Whether the membership form is open. */
  readonly membership?: boolean;
}

const withMeta = (html: string, name: string, content: string | undefined): string => {
  if (!content) return html;
  const meta = `<meta name="${name}" content="${escapeHtml(content)}" />`;
  const present = new RegExp(`<meta\\s+name="${name}"[^>]*>`, 'i');
  return present.test(html)
    ? html.replace(present, () => meta)
    : html.replace(/<head>/i, () => `<head>${meta}`);
};

const withPreloads = (html: string, preloads: readonly Preload[]): string => {
  const fresh = preloads.filter(({ file }) => !html.includes(`"${file}"`));
  const links = fresh.map(({ file, media }) => {
    const where = media ? ` media="${escapeHtml(media)}"` : '';
    return `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}"${where} />`;
  });
  return html.replace(/<\/head>/i, () => `${links.join('')}</head>`);
};

const originOf = (apiUrl: string | undefined): string | undefined =>
  apiUrl && URL.canParse(apiUrl) ? new URL(apiUrl).origin : undefined;

/** Serves the portal's page for an address, with a new nonce each time. */
export const createPage =
  (folder: string, settings: PageSettings = {}) =>
  async ({ url, headers }: Request): Promise<Response> => {
    const { apiUrl, signingHosts = [], pictureHosts = [], membership = true } = settings;
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    if (html === null) return new Response('The portal is not built.', { status: 503 });
    const nonce = newNonce();
    const address = new URL(url);
    const manifest = prefetchManifest(areas, address);
    const withMetaTags = Object.entries({
      'api-url': apiUrl,
      'signing-hosts': signingHosts.join(','),
      'picture-hosts': pictureHosts.join(','),
      'support-email': settings.supportEmail,
      'support-phone': settings.supportPhone,
      membership: membership ? '' : 'closed',
      prefetch: manifest.length > 0 ? JSON.stringify(manifest) : '',
    }).reduce((page, [name, content]) => withMeta(page, name, content), html);
    // The prerendered screen shows an open form.
    const isClosedForm = !membership && isMembershipPath(address.pathname);
    const first = isClosedForm ? null : await readFirstScreen(folder, url, headers);
    const withScreen = first ? withFirstScreen(withMetaTags, first, settings.supportPhone) : withMetaTags;
    const page = withPreloads(withScreen, await readPreloads(folder, address.pathname)).replace(
      noncePlaceholder,
      nonce,
    );
    const compressed = await compressText(page, headers.get('Accept-Encoding') ?? '');
    const policy = { nonce, apiOrigin: originOf(apiUrl), scriptHash: first?.scriptHash, pictureHosts };
    return new Response(compressed?.body ?? page, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': pagePolicy(policy),
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding, Accept-Language',
        ...(compressed && { 'Content-Encoding': compressed.encoding }),
      },
    });
  };
