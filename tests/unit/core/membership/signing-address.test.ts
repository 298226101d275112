import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHosts, signingAddress } from '@core/membership/signing-address';

const origin = 'https://portal.example';
const hosts = readHosts(' Demo.DocuSign.net, ,www.docusign.net');
const follow = (value: unknown) => signingAddress(value, origin, hosts);

describe('a signing address', () => {
  it.each([
    ['https://demo.docusign.net/Signing/x?ti=1', 'https://demo.docusign.net/Signing/x?ti=1'],
    ['/signing/abc', 'https://portal.example/signing/abc'],
    ['https://portal.example/signing/abc', 'https://portal.example/signing/abc'],
  ])('%s is followed', (value, expected) => expect(follow(value)).toBe(expected));

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' \tjavascript:alert(1)',
    'data:text/html,x',
    'blob:https://evil.example/1',
    'http://demo.docusign.net/x',
    'https://demo.docusign.net.evil.example/x',
    'https://evil.example/demo.docusign.net',
    'https://demo.docusign.net:8443/x',
    'https://demo.docusign.net@evil.example/x',
    'https://a:b@demo.docusign.net/x',
    '//evil.example/x',
    '/\\evil.example/x',
    '/\t/evil.example/x',
    'http://portal.example/x',
    'https://portal.example:444/x',
    'https://',
    null,
    undefined,
    5,
    {},
  ])('%s is not followed', (value) => expect(follow(value)).toBeNull());

  it('never leads to another host, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (value) => {
        const address = follow(value);
        if (address === null) return;
        const { protocol, host } = new URL(address);
        expect(protocol).toBe('https:');
        expect(['portal.example', ...hosts]).toContain(host);
      }),
      { numRuns: 2000 },
    );
  });
});
