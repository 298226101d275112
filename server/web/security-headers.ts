/** What every answer carries, whatever it is. */
export const commonHeaders = (https: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
});

/** Nothing may be loaded or framed: for everything that is no page. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The portal's policy. Styles made at run time carry the nonce; there are no inline scripts and no HTML sinks. `apiOrigin` is
 * needed where the API is on another origin.
 */
export const pagePolicy = (nonce: string, apiOrigin?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", apiOrigin].filter(Boolean).join(' '),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

export const newNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
