/**
 * Returns the address of a signing page if it may be opened: at our origin, or https at one of the known hosts. Null
 * for everything else, because an address from a response could be a script (OWASP ASVS 1.2.2, 3.7.2).
 */
export const signingAddress = (value: unknown, origin: string, hosts: readonly string[]): string | null => {
  if (typeof value !== 'string' || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.username !== '' || url.password !== '') return null;
  const isOwn = url.origin === origin;
  const isKnown = url.protocol === 'https:' && hosts.includes(url.host);
  return isOwn || isKnown ? url.href : null;
};

/** Parses a comma-separated list of host names: `demo.docusign.net, www.docusign.net`. */
export const readHosts = (text: string): string[] =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
