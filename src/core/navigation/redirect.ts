import { hasControlCharacter } from '../text/clean-text';

const maxLength = 2048;
/** Screens that make no sense as a target after the login. */
const authPaths = /^\/(login|two-factor|forgot-password|reset-password|activate-account)(\/|$)/i;
const isUnsafe = (text: string): boolean => hasControlCharacter(text) || text.includes('\\');

const tryDecode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/**
 * Returns the value of a `redirect` parameter as a path of this portal, or null if it must not be followed. Only
 * accepts a path that starts with exactly one slash and stays at our origin however it is parsed; `/\host`,
 * `/<tab>/host` and `/.//host` leave it in browsers. The caller checks whether a route exists.
 */
export const safeRedirect = (value: unknown, origin: string): string | null => {
  if (typeof value !== 'string' || value.length > maxLength) return null;
  if (!value.startsWith('/') || value.startsWith('//') || isUnsafe(value) || /\s/.test(value)) return null;
  const decodedValue = tryDecode(value);
  if (decodedValue === null || isUnsafe(decodedValue)) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  const path = tryDecode(url.pathname);
  if (path === null || path.startsWith('//') || /\s/.test(path)) return null;
  if (authPaths.test(path) || url.searchParams.has('redirect')) return null;
  return url.pathname + url.search + url.hash;
};
