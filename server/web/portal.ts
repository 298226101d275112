import { serveAsset } from './assets';
import { createCompression } from './compression';
import { createPage, type PageSettings } from './page';
import { pathOf } from './path-of';

/** An address whose last segment has an extension is a file. A missing file is a 404 and never the page. */
const looksLikeFile = (path: string): boolean => path.startsWith('/assets/') || /\.\w{1,12}$/.test(path);

/** Serves the built portal: its files, and its page at every other address. */
export const createPortal = (folder: string, settings?: PageSettings) => {
  const page = createPage(folder, settings);
  const compress = createCompression();
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    const path = pathOf(request);
    if (!looksLikeFile(path)) return page(request);
    const asset = path === '/index.html' ? null : await serveAsset(folder, request, compress);
    return asset ?? new Response('Not found', { status: 404 });
  };
};
