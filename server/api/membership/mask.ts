import { isMasked, maskMark } from '@core/membership/member-form';
import type { PostalAddress, SuggestedAddress } from '@core/membership/postal-address';
import type { Prefill } from './known-answers';

const wordsOf = (text: string): string[] => text.normalize('NFC').split(/\s+/).filter(Boolean);
const firstOf = (text: string): string => Array.from(text)[0] ?? '';

const initials = (name: string): string =>
  wordsOf(name)
    .map((word) => firstOf(word) + maskMark)
    .join(' ');

/** `m•••@e•••.com` */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  if (at < 1) return email === '' ? '' : maskMark;
  const domain = email.slice(at + 1);
  const tld = /\.[^.]+$/.exec(domain)?.[0] ?? '';
  return `${firstOf(email)}${maskMark}@${firstOf(domain)}${maskMark}${tld}`;
};

/** Keeps the length of a phone number and its last two digits. */
const maskedPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  if (phone === '') return '';
  return digits.length < 10 ? maskMark : '•'.repeat(8) + digits.slice(-2);
};

const apartment = /^(apt|apartment|unit|ste|suite|rm|room|fl|floor|lot|#|no\.?)$/i;
const ordinal = /^\d+(st|nd|rd|th)$/i;

/** Whether a word of a street line identifies the house or apartment. */
const isHidden = (word: string, at: number, all: readonly string[]): boolean => {
  if (apartment.test(all[at - 1] ?? '')) return true;
  return /\d/.test(word) && (at === 0 || !ordinal.test(word));
};

const maskedStreet = (line: string): string =>
  wordsOf(line)
    .map((word, at, all) => (isHidden(word, at, all) ? maskMark : word))
    .join(' ');

/** Strips punctuation: `#2` is the apartment `2`. */
const lettersOf = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const identity = (text: string): string => text;

const maskers = {
  first_name: initials,
  middle_name: initials,
  last_name: initials,
  address: maskedStreet,
  city: identity,
  state: identity,
  zip_code: identity,
  email_address: maskedEmail,
  phone_number: maskedPhone,
} as const satisfies Partial<Record<keyof Prefill, (text: string) => string>>;

type Maskable = keyof typeof maskers;
const maskable = Object.keys(maskers) as Maskable[];

/**
 * Masks known answers for callers who gave only the four digits. They can recognize themselves by them. Leaves out the
 * date of birth, beneficiaries and marital status, and the last name, which proves who the sender is and must be typed.
 */
export const maskAnswers = (known: Prefill): Prefill =>
  Object.fromEntries(
    maskable.flatMap((name) => {
      const value = known[name];
      return typeof value === 'string' && name !== 'last_name' ? [[name, maskers[name](value)]] : [];
    }),
  );

/**
 * Returns the answers of a form that the caller has sent, as typed. Leaves out what no page keeps: dates of birth and
 * beneficiaries.
 */
export const answersToRepeat = (sent: Prefill): Prefill =>
  Object.fromEntries(
    [...maskable, 'is_married' as const].flatMap((name) =>
      sent[name] === undefined ? [] : [[name, sent[name]]],
    ),
  );

/** A suggested address with the masked text that the person chooses it by. */
export interface MaskedSuggestion {
  readonly shown: string;
  readonly address: PostalAddress;
}

const locationKey = (line: string, { city, state, zip_code }: PostalAddress): string =>
  [line, city, state, zip_code].join('\n');

/**
 * Removes house numbers, and all parts that are masked in the address on record, from suggestions. Leaves out
 * suggestions that can no longer be told apart from each other or from the address on record.
 */
export const maskSuggestions = (
  suggestions: readonly SuggestedAddress[],
  checked: PostalAddress,
): readonly MaskedSuggestion[] => {
  const hidden = new Set(wordsOf(checked.address).filter(isHidden).map(lettersOf));
  const all = suggestions.map(({ address, city, state, zip_code }) => ({
    shown: wordsOf(address)
      .map((word, at) => ((at === 0 && /\d/.test(word)) || hidden.has(lettersOf(word)) ? maskMark : word))
      .join(' '),
    address: { address, city, state, zip_code },
  }));
  const places = all.map(({ shown, address }) => locationKey(shown, address));
  const own = locationKey(maskedStreet(checked.address), checked);
  return all.filter(
    (_, at) => places[at] !== own && places.filter((place) => place === places[at]).length === 1,
  );
};

/** Returns the masked suggestions to show and choose from. */
export const shownSuggestions = (all: readonly MaskedSuggestion[]): SuggestedAddress[] =>
  [...all]
    // Their original order reveals how near each one is to the house number on record.
    .sort((one, other) => one.shown.localeCompare(other.shown))
    .map(({ shown, address }, at) => ({ ...address, id: `m${at + 1}`, address: shown }));

/** The server's data that masked texts may come from. The first match counts. */
export interface Originals {
  readonly known: readonly Prefill[];
  readonly suggestions: readonly MaskedSuggestion[];
}

type SentTexts = Readonly<Partial<Record<Maskable, string>>>;

const originalStreet = (sent: SentTexts, { known, suggestions }: Originals): string | undefined => {
  const { address = '', city = '', state = '', zip_code = '' } = sent;
  const place = locationKey(address, { address, city, state, zip_code });
  const chosen = suggestions.find((one) => locationKey(one.shown, one.address) === place);
  return (
    chosen?.address.address ??
    known.find((one) => one.address !== undefined && maskedStreet(one.address) === address)?.address
  );
};

/** Returns the original values of masked texts, by field. Masked texts without a match are left out. */
export const originalValues = (sent: SentTexts, originals: Originals): Partial<Record<Maskable, string>> =>
  Object.fromEntries(
    maskable.flatMap((name) => {
      const text = sent[name];
      if (text === undefined || !isMasked(text)) return [];
      const value =
        name === 'address'
          ? originalStreet(sent, originals)
          : originals.known
              .map((one) => one[name])
              .find((one) => one !== undefined && maskers[name](one) === text);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Masks an e-mail address so that its owner recognizes it and no one else can write to it: `m***@mail.example`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [first = ''] = Array.from(email);
  return at > 0 ? `${first}***${email.slice(at)}` : '***';
};
