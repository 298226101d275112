import { describe, expect, it } from 'vitest';
import { createSearch, isFound, maxSearchWords, searchedValues } from '@core/list/search';

const fields = [
  { name: 'first', kind: 'text' },
  { name: 'last', kind: 'text' },
  { name: 'mail', kind: 'mail' },
  { name: 'phone', kind: 'phone' },
  { name: 'day', kind: 'plain' },
  { name: 'id', kind: 'number' },
] as const;
const record = {
  first: 'Łukasz',
  last: 'O’Brien–Sørensen',
  mail: "l.o'brien@mail.example",
  phone: '(512) 555-0123',
  day: '2026-11-20',
  id: 4711,
};
const finds = (text: string): boolean => {
  const search = createSearch(text);
  return search !== null && isFound(search, searchedValues(record, fields));
};

describe('a record is found by', () => {
  it.each([
    ['words in any order over several fields', 'sorensen lukasz'],
    ['a part of a word', 'ukas'],
    ['another apostrophe', 'O´Brien'],
    ['no apostrophe', 'obrien'],
    ['another dash', 'obrien‑sorensen'],
    ['a space for a dash', "O'Brien Sørensen"],
    ['any white space', '\u00a0sorensen\u3000\tlukasz '],
    ['another Unicode form', 'Sørensen Łukasz'.normalize('NFD')],
    ['full-width letters', 'Ｌｕｋａｓｚ'],
    ['invisible characters', 'luk\u200basz\u200e'],
    ['punctuation around words', '“Sorensen”, Łukasz.'],
    ['its mail address', "l.o'brien@mail.example"],
    ['its domain, if long', 'mail.example'],
    ['its phone number', '+1 512 555 0123'],
    ['its phone number with dashes of print', '512–555–0123'],
    ['a part of its phone number beside a name', 'lukasz 555-0123'],
    ['its day as the portal shows it', '11/20/2026'],
    ['its day as stored', '2026-11'],
    ['its number', '#4711'],
  ])('%s', (_, text) => expect([text, finds(text)]).toEqual([text, true]));

  it.each(['lukasz smith', 'mai', '471', '512 555 0124', '11/21/2026', 'l.obrien@mail.example'])(
    'but not by %s',
    (text) => expect([text, finds(text)]).toEqual([text, false]),
  );
});

it('has nothing to search for without letters, digits or signs', () => {
  for (const text of ['', ' ', '-', '’', '\u200b', '\u2800', '\u3164'])
    expect([text, createSearch(text)]).toEqual([text, null]);
  expect(createSearch('&')).not.toBeNull();
});

it('has at most ten words and 200 characters', () => {
  const wordsIn = (text: string) => createSearch(text)?.groups.flatMap(({ words }) => words) ?? [];
  expect(wordsIn(Array.from({ length: 50 }, (_, at) => `a${at}`).join(' '))).toHaveLength(maxSearchWords);
  expect(wordsIn('x'.repeat(500))).toEqual([{ text: 'x'.repeat(200), plain: 'x'.repeat(200) }]);
});
