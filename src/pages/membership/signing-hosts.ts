import { readHosts } from '@core/membership/signing-address';

/** Hosts of the signing service, from `<meta name="signing-hosts">`, which the server of the page may set. */
export const signingHosts = (): string[] =>
  readHosts(document.querySelector<HTMLMetaElement>('meta[name="signing-hosts"]')?.content ?? '');
