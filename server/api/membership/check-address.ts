import type { PostalAddress } from '@core/membership/postal-address';
import type { ApiDeps } from '../deps';
import { createSeededAddressBook } from './address-book';
import type { AddressCheck } from './addresses';
import { type FormScope, noteInToken } from './form-token';
import { addressTag } from './tags';

const patience = 4000;

const withinPatience = async <T>(answer: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patience);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
};

/**
 * Checks an address in the address book. A failing address book does not keep a person from joining: the address is
 * `unchecked`.
 */
export const checkAddress = async (
  deps: ApiDeps,
  address: PostalAddress,
): Promise<AddressCheck | { readonly outcome: 'unchecked' }> => {
  const book = deps.addresses ?? createSeededAddressBook(deps.storage);
  try {
    return await withinPatience(book.check(address));
  } catch (error) {
    // The message may repeat the address.
    deps.log.error('address check failed', { error: error instanceof Error ? error.name : typeof error });
    return { outcome: 'unchecked' };
  }
};

/** Stores the result of an address check with a token, for the form that may follow. */
export const noteAddress = async (
  { storage, keys }: ApiDeps,
  scope: Pick<FormScope, 'hash'>,
  address: PostalAddress,
  outcome: (AddressCheck | { outcome: 'unchecked' })['outcome'],
): Promise<void> =>
  noteInToken(storage, scope, { address_tag: await addressTag(keys, address), address_outcome: outcome });
