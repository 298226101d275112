import type { AnswerOf, SentOf } from '../calls/call';
import type { addressCheckCall } from '../calls/membership';
import { cleanText } from '../text/clean-text';

/** A home address in the API. */
export type PostalAddress = Omit<SentOf<typeof addressCheckCall>, 'form_token'>;

type MultipleMatches = Extract<AnswerOf<typeof addressCheckCall>, { readonly outcome: 'multiple' }>;
export type SuggestedAddress = MultipleMatches['suggestions'][number];

export type AddressCheck =
  | { readonly outcome: 'verified' }
  | { readonly outcome: 'not_found' }
  /** One to ten addresses that may be meant. */
  | { readonly outcome: 'multiple'; readonly suggestions: readonly SuggestedAddress[] };

const normalizePart = (text: string) => cleanText(text.replace(/\s+/g, ' ')).toUpperCase();

/** Returns a key that is the same for an address regardless of white space and case. */
export const addressKey = ({ address, city, state, zip_code }: PostalAddress): string =>
  [address, city, state, zip_code].map(normalizePart).join('\n');
