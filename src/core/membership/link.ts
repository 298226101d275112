import { readLinkQuery } from '../navigation/link-query';

const names = ['id', 'employee_id', 'company_id'] as const;

/** The signature of a link that the portal created. If the link has one, every call sends it. */
interface SignedLink {
  readonly sig?: string;
}

/** The subject of a membership link, which every call sends: exactly one of the three numbers. */
export type MembershipLink = SignedLink &
  ({ readonly id: number } | { readonly employee_id: number } | { readonly company_id: number });

/** The parameters of a return from the signing page. They prove nothing; only the server knows the state of the envelope. */
export interface SigningReturn {
  readonly envelopeId: string;
  readonly event: string | null;
}

/** The parameters in the address of the membership form. */
export interface MembershipAddress {
  /** Null without a valid number. Then there is no form to fill in. */
  readonly link: MembershipLink | null;
  /** The language parameter, not validated. */
  readonly lang: string | null;
  readonly signing: SigningReturn | null;
  /**
   * From a mailed link: opens the form once, instead of the digits. It is removed from the address at once and kept in
   * memory only.
   */
  readonly key: string | null;
  /** From a mailed link to a draft: together with the digits it restores the draft. Also removed from the address at once. */
  readonly draft: string | null;
}

const numberOf = (text: string | null): number | null => {
  if (text === null || !/^\d{1,16}$/.test(text)) return null;
  const value = Number(text);
  return value > 0 && Number.isSafeInteger(value) ? value : null;
};

/** Returns a signature or key in the format that the portal creates; null for anything else. */
const secretOf = (text: string | null): string | null =>
  text !== null && /^[\w-]{20,100}$/.test(text) ? text : null;

const linkOf = (query: URLSearchParams): MembershipLink | null => {
  const sig = secretOf(query.get('sig'));
  for (const name of names) {
    const value = numberOf(query.get(name));
    if (value !== null) return { [name]: value, ...(sig !== null && { sig }) } as unknown as MembershipLink;
  }
  return null;
};

const signingOf = (query: URLSearchParams): SigningReturn | null => {
  const event = query.get('event') || null;
  const complete = query.get('signing_complete') ?? '';
  const envelopeId = query.get('envelope_id') ?? '';
  const hasReturned = event !== null || !['', 'false', '0'].includes(complete);
  return hasReturned && envelopeId !== '' ? { envelopeId, event } : null;
};

/** Parses the address (`location.search`). Numbers may only have digits; everything else stays text. Never throws. */
export const readMembershipAddress = (search: string): MembershipAddress => {
  const query = readLinkQuery(search);
  return {
    link: linkOf(query),
    lang: query.get('lang'),
    signing: signingOf(query),
    key: secretOf(query.get('key')),
    draft: secretOf(query.get('draft')),
  };
};

/** Whether an address without a valid link was meant to have one: it has a number that cannot be read. */
export const isBrokenLink = (search: string): boolean => {
  const query = readLinkQuery(search);
  return linkOf(query) === null && names.some((name) => query.has(name));
};

/** Returns the query of a link's address: the number, the signature if there is one, and the language if given. */
export const membershipSearch = (link: MembershipLink, lang: string | null): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(link)) query.set(name, String(value));
  if (lang) query.set('lang', lang);
  return `?${query.toString()}`;
};

/** Returns the subject of a link as text, without the signature, because the return from the signing page adds one. */
export const subjectOf = (link: MembershipLink): string => {
  const { sig: _, ...subject } = link;
  return membershipSearch(subject, null);
};
