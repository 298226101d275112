/** Returns the hosts of profile pictures that the content security policy allows, from `<meta name="picture-hosts">`. */
const pictureHosts = (): readonly string[] =>
  (document.querySelector<HTMLMetaElement>('meta[name="picture-hosts"]')?.content ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

/**
 * Returns the address of a picture if it is https and from a known host, otherwise undefined. The browser would block
 * other pictures with an error in its console; without an address the initials are shown, and no request is made.
 */
export const pictureAddress = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, host } = new URL(value);
  return protocol === 'https:' && pictureHosts().includes(host) ? value : undefined;
};
