import type { Field } from '../resource/field';
import type { SearchKind } from '../resource/kind';
import { isNumeric, kindOf } from '../resource/kinds';
import { digitsOf, fold, foldPlain, foldPhone } from './fold';
import { searchText } from './list-params';

/** The most words of a search. More are ignored. */
export const maxSearchWords = 10;

/** Returns how the values of a field are searched and compared. */
export const searchKindOf = (field: Pick<Field, 'kind'>): SearchKind =>
  kindOf(field).search ?? (isNumeric(field.kind) ? 'number' : 'text');

/** One typed word. A dash keeps its parts together: `2026-00042` is one word, `smith jones` are two. */
interface SearchWord {
  /** As in folded text. */
  readonly text: string;
  /** As in plain folded text. */
  readonly plain: string;
}

/** Words that a value must contain. Adjacent words of digits may also be one phone number. */
interface SearchGroup {
  readonly words: readonly SearchWord[];
  readonly phone: string | null;
}

/** A typed text, prepared for the search. A record is found if its searched values contain every group. */
export interface Search {
  /** The whole text, folded. */
  readonly text: string;
  /** The whole text, plain folded. */
  readonly plain: string;
  readonly groups: readonly SearchGroup[];
}

/** Blanks of every kind between words. */
const blanks = /[\s\x85\u2800\u30fb]+/u;
/** Punctuation around a word that does not belong to it: `lopez,` or `(512)`. */
const aroundWord =
  /^[\p{Open_Punctuation}\p{Initial_Punctuation}\p{Final_Punctuation}"“”!¡?¿#.,;:]+|[\p{Close_Punctuation}\p{Initial_Punctuation}\p{Final_Punctuation}"“”!?.,;:]+$/gu;
const phonePart = /^\+?[\d().+/-]*\d[\d().+/-]*$/;
/** With fewer digits, half of all phone numbers would be found. With more, it is none. */
const [minPhoneDigits, maxPhoneDigits] = [4, 15];
/** Shorter words are not searched in the domains of addresses, because they would find everyone at `mail.example`. */
const minDomainLength = 4;

const wordOf = (given: string): SearchWord => ({
  text: fold(given).replace(aroundWord, ''),
  plain: foldPlain(given).replace(aroundWord, ''),
});

const phoneOf = (words: readonly SearchWord[]): string | null => {
  const digits = digitsOf(words.map(({ plain }) => plain).join(''));
  return digits.length >= minPhoneDigits && digits.length <= maxPhoneDigits ? digits : null;
};

const isPhonePart = ({ plain }: SearchWord): boolean => phonePart.test(plain);

const groupsOf = (words: readonly SearchWord[]): SearchGroup[] => {
  const groups: SearchWord[][] = [];
  for (const word of words) {
    const last = groups.at(-1)?.at(-1);
    if (last && isPhonePart(last) && isPhonePart(word)) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => ({
    words: group,
    phone: group.every(isPhonePart) ? phoneOf(group) : null,
  }));
};

/** Prepares a typed text. Null if it has nothing to search for, such as a blank or a dash. */
export const createSearch = (given: string): Search | null => {
  const cut = searchText(given);
  const [text, plain] = [fold(cut), foldPlain(cut)];
  const typed = cut.split(blanks).map(wordOf);
  const words = [...new Map(typed.map((word) => [word.plain, word])).values()]
    .filter((word) => word.text !== '')
    .slice(0, maxSearchWords);
  if (words.length > 0) return { text, plain, groups: groupsOf(words) };
  // Only punctuation, such as `&`.
  return text === '' ? null : { text, plain, groups: [{ words: [{ text, plain }], phone: null }] };
};

/** A part of a value: this text, followed by `before` somewhere after it. */
export interface SearchPart {
  readonly contains: string;
  readonly before?: string;
}

/** Converts a day or month as the portal shows it (`11/20/2026`, `11/2026`, `11/20`) to the part of a stored date. */
const datePart = (plain: string): string | null => {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})(?:\/(\d{1,2}))?(?:\/(\d{4}))?$/.exec(plain) ?? [];
  if (month === '' || (day === '' && year === '')) return null;
  const rest = [month, ...(day === '' ? [] : [day])].map((part) => part.padStart(2, '0')).join('-');
  return `${year}-${rest}`;
};

/** Returns the parts of which a value of this kind must contain one, or the number that it must be. */
export const partsOf = ({ text, plain }: SearchWord, kind: SearchKind): readonly SearchPart[] | number => {
  switch (kind) {
    case 'text':
      return [{ contains: text }];
    case 'mail': {
      const isLong = Array.from(plain).length >= minDomainLength || plain.includes('@');
      return [{ contains: plain, ...(!isLong && { before: '@' }) }];
    }
    case 'plain': {
      const date = datePart(plain);
      return [{ contains: plain }, ...(date === null ? [] : [{ contains: date }])];
    }
    case 'number':
      return /^\d{1,15}$/.test(plain) ? Number(plain) : [];
    case 'phone':
      return [];
  }
};

const readers: Readonly<Record<Exclude<SearchKind, 'number'>, (text: string) => string>> = {
  text: fold,
  mail: foldPlain,
  plain: foldPlain,
  phone: foldPhone,
};

/** A value of a record, folded. */
interface SearchedValue {
  readonly kind: SearchKind;
  readonly value: string | number;
}

/** A searched field of a record. */
export interface SearchedField {
  readonly name: string;
  readonly kind: SearchKind;
}

/** Returns the folded values of a record in some fields. */
export const searchedValues = (record: object, fields: readonly SearchedField[]): SearchedValue[] =>
  fields.flatMap(({ name, kind }): SearchedValue[] => {
    const value = (record as Readonly<Record<string, unknown>>)[name];
    if (typeof value === 'number' && kind === 'number') return [{ kind, value }];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return kind === 'number' ? [] : [{ kind, value: readers[kind](String(value)) }];
  });

const hasPart = (value: string, { contains, before }: SearchPart): boolean => {
  const at = value.indexOf(contains);
  return at >= 0 && (before === undefined || value.includes(before, at + contains.length));
};

/** Whether one of the values contains the word. */
export const hasWord = (values: readonly SearchedValue[], word: SearchWord): boolean =>
  values.some(({ kind, value }) => {
    const parts = partsOf(word, kind);
    if (typeof parts === 'number') return value === parts;
    return typeof value === 'string' && parts.some((part) => hasPart(value, part));
  });

/** Whether a record's values contain everything that is searched for. */
export const isFound = ({ groups }: Search, values: readonly SearchedValue[]): boolean =>
  groups.every(
    ({ words, phone }) =>
      words.every((word) => hasWord(values, word)) ||
      (phone !== null && values.some(({ kind, value }) => kind === 'phone' && String(value).includes(phone))),
  );
