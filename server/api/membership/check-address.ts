import type { PostalAddress } from '@core/membership/postal-address';
import type { ApiDeps } from '../deps';
import { createSeededAddressBook } from './address-book';
import type { AddressCheck } from './addresses';
import { type FormScope, updateFormToken } from './form-token';
import { addressTag } from './tags';

const timeoutMs = 4000;

const withTimeout = async <T>(answer: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), timeoutMs);
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
    return await withTimeout(book.check(address));
  } catch (error) {
    // The message may repeat the address.
    deps.log.error('The address check failed. The address counts as unchecked.', {
      error: error instanceof Error ? error.name : typeof error,
    });
    return { outcome: 'unchecked' };
  }
};

/** Stores the result of an address check with a token, for the form that may follow. */
export const storeAddressCheck = async (
  { storage, keys }: ApiDeps,
  scope: Pick<FormScope, 'hash'>,
  address: PostalAddress,
  outcome: (AddressCheck | { outcome: 'unchecked' })['outcome'],
): Promise<void> =>
  updateFormToken(storage, scope, { address_tag: await addressTag(keys, address), address_outcome: outcome });
