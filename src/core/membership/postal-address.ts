/** A home address as it travels. */
export interface PostalAddress {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
}

export interface SuggestedAddress extends PostalAddress {
  readonly id: string;
}

export type AddressCheck =
  | { readonly outcome: 'verified' }
  | { readonly outcome: 'not_found' }
  /** One to ten addresses that may be meant. */
  | { readonly outcome: 'multiple'; readonly suggestions: readonly SuggestedAddress[] };

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase();

/** The same for an address however its blanks and capitals are written. */
export const addressKey = ({ address, city, state, zip_code }: PostalAddress): string =>
  [address, city, state, zip_code].map(plain).join('\n');
