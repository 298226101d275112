import type { ApiDeps, Keys } from '../deps';
import { notFound } from '../refusal';
import { hmac, digest } from '../session/secrets';
import { readRecordLink, type RecordLink } from './record-link';

/**
 * Creates the signature that proves that the portal made a link. It is valid for the link's kind and number and never
 * expires.
 */
export const signatureOf = (keys: Keys, { by, value }: RecordLink): Promise<string> =>
  hmac(keys, 'membership link', `${by}:${value}`);

/** Returns the query of a signed link. */
export const linkQuery = async (keys: Keys, link: RecordLink): Promise<[name: string, value: string][]> => [
  [link.by, String(link.value)],
  ['sig', await signatureOf(keys, link)],
];

const isSigned = async (keys: Keys, link: RecordLink, signature: unknown): Promise<boolean> => {
  if (typeof signature !== 'string') return false;
  // The timing of comparing digests reveals nothing.
  return (await digest(signature)) === (await digest(await signatureOf(keys, link)));
};

/**
 * Reads the link from a query or a body. Throws 404 without a valid one and, when only signed links are allowed, for
 * one that the portal did not make.
 */
export const readSignedLink = async (
  { keys, membership }: ApiDeps,
  source: Readonly<Record<string, unknown>>,
): Promise<RecordLink> => {
  const link = readRecordLink(source);
  if (membership?.signedLinksOnly && !(await isSigned(keys, link, source['sig']))) throw notFound();
  return link;
};
