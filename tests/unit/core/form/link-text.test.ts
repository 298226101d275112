import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isSafeLink } from '@core/form/link-text';
import { hostileText, sized } from '@tests/helpers/arbitraries';

it.each([
  'https://example.com',
  'HTTPS://Example.com/a?b=c#d',
  'https://example.com:8443/ñ/%20',
  'https://xn--bcher-kva.example/',
])('accepts %s', (text) => expect(isSafeLink(text)).toBe(true));

it.each([
  'http://example.com',
  'example.com',
  '//example.com',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https:example.com',
  'https:/example.com',
  'https:\\\\example.com',
  'https://example.com\\@evil.example',
  'https://person@example.com',
  'https://person:word@example.com',
  'https://:word@example.com',
  'https://',
  'https://?',
  'https://a b.example',
  'https://exa\tmple.com',
  'https://example.com/\n',
  ' https://example.com',
  'https://[::1',
  'https://example.com:99999',
])('rejects %j', (text) => expect(isSafeLink(text)).toBe(false));

test('every accepted address opens the page that it names, over HTTPS', () => {
  const pieces = fc.constantFrom(
    'https',
    'http',
    'javascript',
    ':',
    '/',
    '//',
    '\\',
    '@',
    'a.example',
    '\t',
    ' ',
  );
  const mixed = fc.array(fc.oneof(pieces, hostileText), { maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      fc.oneof(
        mixed,
        fc.webUrl(),
        mixed.map((text) => `https://${text}`),
      ),
      (text) => {
        if (!isSafeLink(text)) return;
        const { protocol, origin, username } = new URL(text);
        expect(protocol).toBe('https:');
        expect(username).toBe('');
        // Nothing is dropped from it.
        expect(text.replace(/^https/i, 'https')).toMatch(/^https:\/\/[^\s\\]+$/);
        expect(new URL(text, 'http://other.example').origin).toBe(origin);
      },
    ),
    sized(500, 10_000),
  );
});
