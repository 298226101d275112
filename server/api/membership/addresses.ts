import type { PostalAddress, SuggestedAddress } from '@core/membership/postal-address';

/** `unchecked`: the address book gave no result. */
export type AddressOutcome = 'verified' | 'not_found' | 'multiple' | 'unchecked';

export type AddressCheck =
  /** The address as the book spells it. */
  | { readonly outcome: 'verified'; readonly address: PostalAddress }
  | { readonly outcome: 'not_found' }
  /** 1 to 10 possible matches. */
  | { readonly outcome: 'multiple'; readonly suggestions: readonly SuggestedAddress[] };

/** An address book. It may throw, which does not keep a person from joining. */
export interface AddressBook {
  check(address: PostalAddress): Promise<AddressCheck>;
}
