import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBrokenLink, membershipSearch, readMembershipAddress, subjectOf } from '@core/membership/link';

const read = readMembershipAddress;

describe('the number of a link', () => {
  it.each([
    ['?id=1001', { id: 1001 }],
    ['?employee_id=0501', { employee_id: 501 }],
    ['?company_id=8', { company_id: 8 }],
    ['?company_id=8&employee_id=5&id=1', { id: 1 }],
    ['?id=abc&company_id=8', { company_id: 8 }],
    ['?id=9007199254740991', { id: Number.MAX_SAFE_INTEGER }],
  ])('%s is %o', (search, link) => expect(read(search).link).toEqual(link));

  it.each([
    '',
    '?',
    '?id=',
    '?id=0',
    '?id=-1',
    '?id=1.5',
    '?id=1e3',
    '?id=0x10',
    '?id= 1',
    '?id=9007199254740992',
    '?id=99999999999999999999',
    '?ID=5',
    '?id[]=5',
    '?id=%E0%A4%A',
    '?id=٣',
  ])('%s is not valid', (search) => expect(read(search).link).toBeNull());
});

it.each([
  ['?id=1001', false],
  ['', false],
  ['?lang=es', false],
  ['?id=abc', true],
  ['?company_id=', true],
  ['?employee_id=0&lang=es', true],
  ['?id=abc&company_id=8', false],
])('the address %s has an unreadable number: %s', (search, isBroken) =>
  expect(isBrokenLink(search)).toBe(isBroken),
);

describe('a return from signing', () => {
  it('keeps text as text, even if it looks like a number', () => {
    const { signing, lang } = read('?id=1&signing_complete=true&envelope_id=662E41&event=007&lang=es');
    expect(signing).toEqual({ envelopeId: '662E41', event: '007' });
    expect(lang).toBe('es');
  });

  it.each([
    'signing_complete=1',
    'signing_complete=yes',
    'event=cancel',
    'signing_complete=false&event=decline',
  ])('is recognized by %s', (part) =>
    expect(read(`?id=1&envelope_id=e&${part}`).signing?.envelopeId).toBe('e'),
  );

  it.each(['', 'signing_complete=', 'signing_complete=false', 'signing_complete=0', 'event='])(
    'is not recognized by "%s" alone',
    (part) => expect(read(`?id=1&envelope_id=e&${part}`).signing).toBeNull(),
  );

  it('is not recognized without an envelope', () =>
    expect(read('?id=1&signing_complete=true&event=cancel').signing).toBeNull());
});

it('keeps the signature with the link, and the keys apart from it', () => {
  const [sig, key, draft] = ['s'.repeat(43), 'k'.repeat(43), 'd'.repeat(43)];
  const address = read(`?id=7&sig=${sig}&key=${key}&draft=${draft}&lang=es`);
  expect(address).toEqual({ link: { id: 7, sig }, lang: 'es', signing: null, key, draft });
  expect(membershipSearch(address.link!, 'es')).toBe(`?id=7&sig=${sig}&lang=es`);
  expect(read('?id=7&sig=%3Cscript%3E&key=')).toEqual({
    link: { id: 7 },
    lang: null,
    signing: null,
    key: null,
    draft: null,
  });
});

it('never throws, and parses its own address to the same values', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 1 }),
      fc.option(fc.string({ minLength: 1 })),
      (text, id, lang) => {
        expect(() => read(text)).not.toThrow();
        expect(read(membershipSearch({ id }, lang))).toEqual({
          link: { id },
          lang,
          signing: null,
          key: null,
          draft: null,
        });
      },
    ),
  );
});

it('identifies the same person with and without a signature, and another person by another number', () => {
  const sig = 'a'.repeat(43);
  expect(subjectOf({ id: 1133, sig })).toBe(subjectOf({ id: 1133 }));
  expect(subjectOf({ id: 1133 })).not.toBe(subjectOf({ id: 1134 }));
  expect(subjectOf({ id: 1133 })).not.toBe(subjectOf({ company_id: 1133 }));
});
