/**
 * The API address, ending in the version segment. The page's host may set it in `<meta name="api-url">`;
 * otherwise the one that the portal was built with holds.
 */
export const apiAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ||
  (import.meta.env['VITE_API_URL'] as string | undefined) ||
  '/api/v1';
