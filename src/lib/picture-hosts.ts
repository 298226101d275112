/** Hosts of profile pictures that the page's policy lets through, from `<meta name="picture-hosts">`, which the server sets. */
const pictureHosts = (): readonly string[] =>
  (document.querySelector<HTMLMetaElement>('meta[name="picture-hosts"]')?.content ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

/**
 * The address of a picture that may be drawn: by https, from a known host. Undefined for every other: the browser would refuse it and
 * say so in its console, and the initials stand there without a call.
 */
export const pictureAddress = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, host } = new URL(value);
  return protocol === 'https:' && pictureHosts().includes(host) ? value : undefined;
};
