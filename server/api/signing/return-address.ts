import type { Storage } from '@server/storage/storage';
import type { Language } from '@server/words/language';
import type { Keys } from '../deps';
import type { FormScope } from '../membership/form-token';
import type { StoredForm } from '../membership/forms';
import { type RecordLink, isFormOfLink, readRecordLink } from '../membership/record-link';
import { linkQuery } from '../membership/signed-link';
import { Refusal } from '../refusal';

/** What of a body names a link. */
type LinkParts = Readonly<Record<string, unknown>>;

const namedLink = (body: LinkParts): RecordLink | null => {
  try {
    return readRecordLink(body);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** The link to come back by: the one that the call names, when it leads to this form, or else the one that its token stands for. */
export const linkBack = async (
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
 * Where the browser is: the portal's public address, except on this very machine, where people open it under several names and
 * ports. Then it is the address of the call, which no one else can be sent to.
 */
export const siteOf = (publicUrl: string, requestUrl: string): string => {
  const called = new URL(requestUrl);
  return isLoopback(called) && isLoopback(new URL(publicUrl)) ? called.origin : publicUrl;
};

/** Where the signing page sends the browser back to; the provider adds `event`. */
export const returnAddress = async (
  { keys, site, link }: { readonly keys: Keys; readonly site: string; readonly link: RecordLink },
  { envelopeId, language }: { readonly envelopeId: string; readonly language: Language },
): Promise<string> => {
  const query = new URLSearchParams([
    ...(await linkQuery(keys, link)),
    ['signing_complete', 'true'],
    ['envelope_id', envelopeId],
    ['lang', language],
  ]);
  return `${site}/thepactform?${query.toString()}`;
};
