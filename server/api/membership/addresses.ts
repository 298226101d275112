import type { PostalAddress, SuggestedAddress } from '@core/membership/postal-address';

/** `unchecked`: no address book answered. */
export type AddressOutcome = 'verified' | 'not_found' | 'multiple' | 'unchecked';

export type AddressCheck =
  /** The address as the book writes it. */
  | { readonly outcome: 'verified'; readonly address: PostalAddress }
  | { readonly outcome: 'not_found' }
  /** 1 to 10 addresses that may be meant. */
  | { readonly outcome: 'multiple'; readonly suggestions: readonly SuggestedAddress[] };

/** An address book. May throw, which keeps no person from joining. */
export interface AddressBook {
  check(address: PostalAddress): Promise<AddressCheck>;
}
