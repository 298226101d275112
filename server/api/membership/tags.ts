import type { PostalAddress } from '@core/membership/postal-address';
import { fold } from '@core/list/fold';
import type { Keys } from '../deps';
import { hmac } from '../session/secrets';

const letters = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether two names are the same, ignoring case, accents and hyphens. */
export const sameName = (one: string, other: string): boolean => letters(one) === letters(other);

/**
 * Returns the tag of the last four digits of a person at a company. There are only 10,000 values, so a plain hash would
 * hide nothing.
 */
export const lastFourTag = (keys: Keys, companyId: number, digits: string): Promise<string> =>
  hmac(keys, 'last four', `${companyId}:${digits}`);

interface Accepted {
  readonly companyId: number;
  readonly lastFour: string;
  readonly lastName: string;
  /** yyyy-MM-dd */
  readonly dateOfBirth: string;
}

/** Returns the tag of a last name and birthday that a reviewer accepted for a record. */
export const acceptedTag = (
  keys: Keys,
  { companyId, lastFour, lastName, dateOfBirth }: Accepted,
): Promise<string> =>
  hmac(keys, 'match', JSON.stringify([companyId, lastFour, letters(lastName), dateOfBirth]));

export const addressTag = (keys: Keys, { address, city, state, zip_code }: PostalAddress): Promise<string> =>
  hmac(keys, 'address', JSON.stringify([address, city, state, zip_code].map((part) => part.trim())));
