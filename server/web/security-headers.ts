/** What every answer carries. */
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

interface PagePolicy {
  readonly nonce: string;
  /** Needed where the API is on another origin. */
  readonly apiOrigin?: string | undefined;
  /** Of the one script within the page, where there is one: `sha256-…`. */
  readonly scriptHash?: string | undefined;
  /** Hosts of profile pictures, which come by https. */
  readonly pictureHosts?: readonly string[];
}

/**
 * The portal's policy. Styles carry the nonce; there are no HTML sinks, and no script within the page but the one that its hash names
 * to the letter.
 */
export const pagePolicy = ({ nonce, apiOrigin, scriptHash, pictureHosts = [] }: PagePolicy): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", scriptHash && `'${scriptHash}'`].filter(Boolean).join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...pictureHosts.map((host) => `https://${host}`)].join(' '),
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

/** In the head of a page that needs nothing else: a browser would ask for an icon by itself, which the policy below refuses. */
export const noIcon = '<link rel="icon" href="data:,">';

/** The policy of a page that needs no script and nothing but what it holds. `formTargets`: where its form may lead, redirects included. */
export const plainPagePolicy = (nonce: string, formTargets = "'none'"): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const newNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
