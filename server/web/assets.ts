import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
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

/** The file's path within the folder; null when the address leads out of it, is hidden or cannot be a file. */
const fileOf = (folder: string, path: string): string | null => {
  const name = decoded(path);
  if (name === null || name.includes('\0') || name.includes('/.')) return null;
  const file = normalize(join(folder, name));
  return file.startsWith(normalize(folder) + sep) ? file : null;
};

/** Names below `assets/` carry a hash of the content, so they never change. */
const cacheOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** A file that was compressed when the portal was built, where the caller takes it. */
const encoded = async (file: string, accepted: string) => {
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    const body = await readFile(file + suffix).catch(() => null);
    if (body) return { body, encoding };
  }
  return { body: await readFile(file), encoding: null };
};

/** Answers a file of the built portal by its address; null when there is none. */
export const serveAsset = async (folder: string, request: Request): Promise<Response | null> => {
  const { pathname } = new URL(request.url);
  const file = fileOf(folder, pathname);
  const type = types[extname(pathname).toLowerCase()];
  if (!file || !type || !(await stat(file).catch(() => null))?.isFile()) return null;
  const { body, encoding } = await encoded(file, request.headers.get('Accept-Encoding') ?? '');
  return new Response(new Uint8Array(body), {
    headers: {
      'Content-Type': type,
      'Cache-Control': cacheOf(pathname),
      'Content-Security-Policy': closedPolicy,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  });
};
