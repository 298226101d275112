import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLinkQuery } from '@core/navigation/link-query';
import { hideLinkToken, readLinkToken } from '@app/link-token';
import { isMembershipPath } from '@core/membership/path';
import { membershipSearch, readMembershipAddress } from '@core/membership/link';
import { hostileText, sized } from '@tests/helpers/arbitraries';
import { hostileQuery } from '@tests/helpers/arbitraries-address';

const keys = ['id', 'employee_id', 'company_id', 'lang', 'event', 'envelope_id', 'signing_complete', 'token'];
const values = [
  '0',
  '7',
  '1001',
  '9007199254740991',
  'es',
  'en',
  'true',
  'false',
  'signing_complete',
  '662E41',
];
const query = hostileQuery(keys, values);

/** Returns a number as the specification defines it: digits, greater than zero, and exact. */
const numberIn = (text: string | null): number | null =>
  text !== null && /^[0-9]{1,16}$/.test(text) && Number(text) > 0 && Number.isSafeInteger(Number(text))
    ? Number(text)
    : null;

test('the membership address has one link or none, and everything else stays text', () => {
  fc.assert(
    fc.property(query, (text) => {
      const { link, lang, signing } = readMembershipAddress(text);
      const params = readLinkQuery(text);
      const first = ['id', 'employee_id', 'company_id'].find((name) => numberIn(params.get(name)) !== null);
      expect(link).toEqual(first === undefined ? null : { [first]: numberIn(params.get(first)) });
      expect(lang).toBe(params.get('lang'));
      const event = params.get('event') || null;
      const complete = params.get('signing_complete') ?? '';
      const envelopeId = params.get('envelope_id') ?? '';
      const isReturn = envelopeId !== '' && (event !== null || !['', 'false', '0'].includes(complete));
      expect(signing).toEqual(isReturn ? { envelopeId, event } : null);
    }),
    sized(500, 10_000),
  );
});

test('the clean address of a link keeps the link and language, and drops the signing', () => {
  fc.assert(
    fc.property(query, (text) => {
      const { link, lang } = readMembershipAddress(text);
      if (!link) return;
      const clean = membershipSearch(link, lang);
      expect(readMembershipAddress(clean)).toEqual({
        link,
        lang: lang || null,
        signing: null,
        key: null,
        draft: null,
      });
      expect(membershipSearch(link, lang)).toBe(clean);
    }),
    sized(500, 10_000),
  );
});

test('the membership form has only one path', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      for (const path of [text, `/${text}`, `/thepactform${text}`])
        expect(isMembershipPath(path)).toBe(/^\/thepactform\/*$/i.test(path));
    }),
    sized(300, 10_000),
  );
});

/** Returns a minimal window at an address, with what hiding the token needs. */
const windowAt = (address: string) => {
  const location = new URL(address, 'https://portal.example');
  const state: unknown[] = [null];
  const addresses: string[] = [];
  const history = {
    get state() {
      return state.at(-1);
    },
    replaceState: (next: unknown, _: string, to?: string | URL | null) => {
      state.push(next);
      addresses.push(String(to));
    },
  };
  return { view: { location, history } as unknown as Window & typeof globalThis, location, addresses };
};

test('the token of a mailed link is removed from any address, and kept unchanged', () => {
  const path = fc.constantFrom(
    '/reset-password',
    '/activate-account',
    '/reset-password/',
    '/login',
    '/Activate-Account',
  );
  fc.assert(
    fc.property(path, query, fc.constantFrom('', '#x', '#token=1'), (at, text, hash) => {
      const { view, location, addresses } = windowAt(at + (text && `?${text.replace(/^\?+/, '')}`) + hash);
      const token = readLinkQuery(location.search).get('token');
      hideLinkToken(view);
      const isLink = at !== '/login' && token !== null;
      expect(readLinkToken(view)).toBe(isLink ? token : null);
      expect(addresses).toHaveLength(isLink ? 1 : 0);
      for (const address of addresses) {
        const left = new URL(address, location);
        expect(left.searchParams.has('token')).toBe(false);
        expect([left.pathname, left.hash]).toEqual([location.pathname, location.hash]);
      }
    }),
    sized(500, 10_000),
  );
});
