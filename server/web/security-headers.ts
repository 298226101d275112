/** The headers of every response. */
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

/** Allows no loading and no framing. For everything that is not a page. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

interface PagePolicy {
  readonly nonce: string;
  /** Needed when the API is on another origin. */
  readonly apiOrigin?: string | undefined;
  /** Hash of the only inline script, if any: `sha256-…`. */
  readonly scriptHash?: string | undefined;
  /** Hosts of profile pictures, which are loaded with https. */
  readonly pictureHosts?: readonly string[];
}

/**
 * The portal's policy. Styles need the nonce. There are no HTML sinks, and no inline script except the one that matches
 * the hash.
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

/**
 * For the head of a page without other resources: a browser would request an icon automatically, which the policy below
 * blocks.
 */
export const noIcon = '<link rel="icon" href="data:,">';

/**
 * The policy of a page without scripts and external resources. `formTargets` lists where its form may lead, including
 * redirects.
 */
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
