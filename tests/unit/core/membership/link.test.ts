import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLinkQuery } from '@core/navigation/link-query';
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
    '?id=9007199254740992',
    '?id=99999999999999999999',
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

describe('a link that was changed on the way', () => {
  const sig = 's'.repeat(43);
  it.each([
    ['?ID=1101', { id: 1101 }],
    ['?Employee_Id=501', { employee_id: 501 }],
    ['?id= 1', { id: 1 }],
    ['?id=1101.', { id: 1101 }],
    ['?id=1101).', { id: 1101 }],
    ['?id=1101%3E', { id: 1101 }],
    ['?id=%E2%80%9C1101%E2%80%9D', { id: 1101 }],
    ['?id=%E2%80%8B1101%E2%80%AC', { id: 1101 }],
    ['?id=11%0D%0A01', { id: 1101 }],
    ['?id=%EF%BC%91%EF%BC%91%EF%BC%90%EF%BC%91', { id: 1101 }],
    [`?lang=es&amp;id=7&amp;amp;sig=${sig}`, { id: 7, sig }],
    [`?id=7&sig=${sig.slice(0, 20)}%0A ${sig.slice(20)}.`, { id: 7, sig }],
    ['?id=(7)&SIG=%3Cscript%3E', { id: 7 }],
  ])('%s is %o', (search, link) => expect(read(search).link).toEqual(link));

  it('has its keys and the return from signing', () => {
    const [key, draft] = ['k'.repeat(43), 'd'.repeat(43)];
    const address = read(
      `?id=7&amp;KEY=${key}.&amp;draft=%0A${draft}%C2%A0&amp;envelope_id=e1)&amp;event=cancel&amp;LANG=es-MX.`,
    );
    expect(address).toMatchObject({
      key,
      draft,
      lang: 'es-MX',
      signing: { envelopeId: 'e1', event: 'cancel' },
    });
  });

  it('is damaged when its number cannot be read', () => {
    for (const search of ['?ID=abc', '?amp;id=', '?Company_ID=1.5']) expect(isBrokenLink(search)).toBe(true);
  });
});

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
          lang: lang === null ? null : readLinkQuery(`?lang=${encodeURIComponent(lang)}`).get('lang'),
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
