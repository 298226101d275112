const names = ['id', 'employee_id', 'company_id'] as const;

/** Shows that the portal made a link; where the link has one, every call names it. */
interface Signed {
  readonly sig?: string;
}

/** Whom a membership link is for, as every call names it: exactly one of the three numbers. */
export type MembershipLink = Signed &
  ({ readonly id: number } | { readonly employee_id: number } | { readonly company_id: number });

/** The browser comes from the signing page. Nothing in it is proven: the server says what became of the envelope. */
export interface SigningReturn {
  readonly envelopeId: string;
  readonly event: string | null;
}

/** What the address of the membership form says. */
export interface MembershipAddress {
  /** Null without a usable number: there is nothing to fill in. */
  readonly link: MembershipLink | null;
  /** What stands there as language. */
  readonly lang: string | null;
  readonly signing: SigningReturn | null;
  /** Of a mailed link: opens the form once, in place of the digits. It leaves the address at once and is kept in memory only. */
  readonly key: string | null;
  /** Of a mailed link to answers that were not sent yet: with the digits it brings them back. It leaves the address at once, too. */
  readonly draft: string | null;
}

const numberOf = (text: string | null): number | null => {
  if (text === null || !/^\d{1,16}$/.test(text)) return null;
  const value = Number(text);
  return value > 0 && Number.isSafeInteger(value) ? value : null;
};

/** As the portal makes signatures and keys; anything else in their place counts as none. */
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

/** Reads the address (`location.search`). Numbers are digits, everything else stays the text that it is. Never throws. */
export const readMembershipAddress = (search: string): MembershipAddress => {
  const query = new URLSearchParams(search);
  return {
    link: linkOf(query),
    lang: query.get('lang'),
    signing: signingOf(query),
    key: secretOf(query.get('key')),
    draft: secretOf(query.get('draft')),
  };
};

/** Whether an address that names no person was meant to: a number stands there that cannot be read. */
export const isBrokenLink = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return linkOf(query) === null && names.some((name) => query.has(name));
};

/** The query of a link's own address: the number and, where it stood there, the language. */
export const membershipSearch = (link: MembershipLink, lang: string | null): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(link)) query.set(name, String(value));
  if (lang) query.set('lang', lang);
  return `?${query.toString()}`;
};

/** Whom a link is for, as text: the same with and without a signature, which the way back from the signing page adds. */
export const whomOf = (link: MembershipLink): string => {
  const { sig: _, ...whom } = link;
  return membershipSearch(whom, null);
};
