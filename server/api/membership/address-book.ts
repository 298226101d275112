import { fold } from '@core/list/fold';
import type { PostalAddress, SuggestedAddress } from '@core/membership/postal-address';
import type { Row, Storage } from '@server/storage/storage';
import type { AddressBook } from './addresses';

const maxSuggestions = 10;

/** Variants of the same part of an address (USPS Publication 28, appendix C). */
const abbreviations: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  apartment: 'apt',
  unit: 'apt',
};

const words = (text: string): string[] =>
  fold(text)
    .replaceAll('#', ' apt ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .filter((word, at, all) => word !== 'apt' || all[at - 1] !== 'apt');

const same = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ');

/** The street without house number and apartment. */
const streetOf = (parts: readonly string[]): string[] => {
  const apartment = parts.indexOf('apt');
  const line = apartment === -1 ? parts : parts.slice(0, apartment);
  return line.filter((part, at) => at > 0 || !/^\d/.test(part));
};

const houseNumberOf = (parts: readonly string[]): number => Number.parseInt(parts[0] ?? '', 10) || 0;

const fromRow = (row: Row): SuggestedAddress => ({
  id: String(row['id']),
  address: String(row['address']),
  city: String(row['city']),
  state: String(row['state']),
  zip_code: String(row['zip_code']),
});

const withoutId = ({ address, city, state, zip_code }: SuggestedAddress): PostalAddress => ({
  address,
  city,
  state,
  zip_code,
});

/**
 * A stand-in for an address provider. It knows all addresses of the ZIP codes in `known_addresses`. In other ZIP codes,
 * it accepts every address that has a number.
 */
export const createSeededAddressBook = (storage: Storage): AddressBook => ({
  check: async (given) => {
    const zip = given.zip_code.trim().slice(0, 5);
    const rows = await storage.table('known_addresses').find([{ field: 'zip_code', op: 'eq', value: zip }]);
    if (rows.length === 0)
      return /\d/.test(given.address) ? { outcome: 'verified', address: given } : { outcome: 'not_found' };
    const parts = words(given.address);
    const known = rows.map(fromRow);
    const exact = known.find(({ address }) => same(words(address), parts));
    if (
      exact &&
      same(words(exact.city), words(given.city)) &&
      exact.state === given.state.trim().toUpperCase()
    )
      return { outcome: 'verified', address: withoutId(exact) };
    const distance = ({ address }: SuggestedAddress) =>
      Math.abs(houseNumberOf(words(address)) - houseNumberOf(parts));
    const suggestions = exact
      ? [exact]
      : known
          .filter(({ address }) => same(streetOf(words(address)), streetOf(parts)))
          .sort((one, other) => distance(one) - distance(other))
          .slice(0, maxSuggestions);
    return suggestions.length > 0 ? { outcome: 'multiple', suggestions } : { outcome: 'not_found' };
  },
});
