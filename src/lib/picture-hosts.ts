let known: readonly string[] | undefined;

/** Hosts of profile pictures that the page's policy lets through, from `<meta name="picture-hosts">`, which the server sets. */
const pictureHosts = (): readonly string[] => {
  known ??= (document.querySelector<HTMLMetaElement>('meta[name="picture-hosts"]')?.content ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  return known;
};

/**
 * The address of a picture that may be drawn: by https, from a known host. Undefined for every other: the browser would refuse it and
 * say so in its console, and the initials say the same without a call.
 */
export const pictureAddress = (value: unknown, hosts = pictureHosts()): string | undefined => {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, host } = new URL(value);
  return protocol === 'https:' && hosts.includes(host) ? value : undefined;
};
