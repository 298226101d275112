import type { ApiDeps, Keys } from '../deps';
import { notFound } from '../refusal';
import { derived, digest } from '../session/secrets';
import { readRecordLink, type RecordLink } from './record-link';

/** Shows that the portal made a link. It holds for the link's kind and number, and for ever. */
export const signatureOf = (keys: Keys, { by, value }: RecordLink): Promise<string> =>
  derived(keys, 'membership link', `${by}:${value}`);

/** The query of a link that the portal makes, signed. */
export const linkQuery = async (keys: Keys, link: RecordLink): Promise<[name: string, value: string][]> => [
  [link.by, String(link.value)],
  ['sig', await signatureOf(keys, link)],
];

const isSigned = async (keys: Keys, link: RecordLink, signature: unknown): Promise<boolean> => {
  if (typeof signature !== 'string') return false;
  // Of digests the time of a comparison tells nothing.
  return (await digest(signature)) === (await digest(await signatureOf(keys, link)));
};

/**
 * The link that a query or a body names. Throws 404 without a usable one, and, where only signed links count, for one that the
 * portal did not make.
 */
export const readSignedLink = async (
  { keys, membership }: ApiDeps,
  source: Readonly<Record<string, unknown>>,
): Promise<RecordLink> => {
  const link = readRecordLink(source);
  if (membership?.signedLinksOnly && !(await isSigned(keys, link, source['sig']))) throw notFound();
  return link;
};
