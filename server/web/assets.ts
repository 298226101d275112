import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Compress } from './compression';
import { pathOf } from './path-of';
import { closedPolicy } from './security-headers';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** Returns the file's path in the folder. Null when the address leads out of the folder, is hidden or is invalid. */
const fileOf = (folder: string, path: string): string | null => {
  const name = decoded(path);
  if (name === null || name.includes('\0') || name.includes('/.')) return null;
  const file = normalize(join(folder, name));
  return file.startsWith(normalize(folder) + sep) ? file : null;
};

/** File names below `assets/` contain a content hash, so their content never changes. */
const cacheOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Serves a file of the built portal. Returns null when it does not exist. */
export const serveAsset = async (
  folder: string,
  request: Request,
  compress: Compress,
): Promise<Response | null> => {
  const path = pathOf(request);
  const file = fileOf(folder, path);
  const type = types[extname(path).toLowerCase()];
  if (!file || !type || !(await stat(file).catch(() => null))?.isFile()) return null;
  const compressed = await compress(file, type, request.headers.get('Accept-Encoding') ?? '');
  return new Response(compressed?.body ?? new Uint8Array(await readFile(file)), {
    headers: {
      'Content-Type': type,
      'Cache-Control': cacheOf(path),
      'Content-Security-Policy': closedPolicy,
      Vary: 'Accept-Encoding',
      ...(compressed && { 'Content-Encoding': compressed.encoding }),
    },
  });
};
