import type { PostalAddress, SuggestedAddress } from '../../../src/core/membership/postal-address';

/** `unchecked`: nobody could be asked. */
export type AddressOutcome = 'verified' | 'not_found' | 'multiple' | 'unchecked';

export type AddressCheck =
  /** The address as the book writes it. */
  | { readonly outcome: 'verified'; readonly address: PostalAddress }
  | { readonly outcome: 'not_found' }
  /** 1 to 10 addresses that may be meant. */
  | { readonly outcome: 'multiple'; readonly suggestions: readonly SuggestedAddress[] };

/** Whoever knows which addresses there are. May throw; nobody is kept from joining by it. */
export interface AddressBook {
  check(address: PostalAddress): Promise<AddressCheck>;
}
