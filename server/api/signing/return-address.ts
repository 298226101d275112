import type { Storage } from '@server/storage/storage';
import type { Language } from '@server/words/language';
import type { Keys } from '../deps';
import type { FormScope } from '../membership/form-token';
import type { StoredForm } from '../membership/forms';
import { type RecordLink, isFormOfLink, readRecordLink } from '../membership/record-link';
import { linkQuery } from '../membership/signed-link';
import { Refusal } from '../refusal';

/** The fields of a body that name a link. */
type LinkParts = Readonly<Record<string, unknown>>;

const namedLink = (body: LinkParts): RecordLink | null => {
  try {
    return readRecordLink(body);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/**
 * Returns the link for the way back: the one in the call, if it belongs to this form, otherwise the one that the token
 * stands for.
 */
export const returnLink = async (
  storage: Storage,
  body: LinkParts,
  { form, scope }: { readonly form: StoredForm; readonly scope: FormScope },
): Promise<RecordLink> => {
  const named = namedLink(body);
  if (named && (await isFormOfLink(storage, form, named))) return named;
  return scope.recordId === null
    ? { by: 'company_id', value: form.companyId }
    : { by: 'id', value: scope.recordId };
};

const isLoopback = (address: URL): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(address.hostname);

/**
 * Returns the site that the browser uses: the portal's public URL. Only on a local machine, where the portal may be
 * opened under several names and ports, it is the origin of the call, which other users cannot be sent to.
 */
export const siteOf = (publicUrl: string, requestUrl: string): string => {
  const called = new URL(requestUrl);
  return isLoopback(called) && isLoopback(new URL(publicUrl)) ? called.origin : publicUrl;
};

/**
 * Returns the URL that the signing page sends the browser back to. The provider adds `event`. `handle` is the secret of
 * the envelope.
 */
export const returnAddress = async (
  { keys, site, link }: { readonly keys: Keys; readonly site: string; readonly link: RecordLink },
  { handle, language }: { readonly handle: string; readonly language: Language },
): Promise<string> => {
  const query = new URLSearchParams([
    ...(await linkQuery(keys, link)),
    ['signing_complete', 'true'],
    ['envelope_id', handle],
    ['lang', language],
  ]);
  return `${site}/thepactform?${query.toString()}`;
};
