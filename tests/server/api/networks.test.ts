import { describe, expect, test } from 'vitest';
import { hour } from '@server/api/clock';
import { defaultLimits } from '@server/api/limits';
import { networksOf } from '@server/api/session/network';
import { addressFinder } from '@server/caller-address';
import { createMembership } from '../membership/membership-calls';

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['::ffff:c000:201', ['192.0.2.1']],
  ['2001:db8:0001:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:DB8::1', ['2001:db8::/64', '2001:db8::/48']],
  ['::1', ['::/64', '::/48']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/48']],
  ['unknown', ['unknown']],
])('the networks of %s', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

describe('the address of a caller', () => {
  const connection = '198.51.100.1';
  const find = (
    proxies: number,
    forwarded: string | null,
    remoteAddress: string | undefined = connection,
  ) => {
    const headers = new Headers(forwarded === null ? {} : { 'X-Forwarded-For': forwarded });
    const incoming = { socket: { remoteAddress } };
    return addressFinder(proxies)(new Request('http://portal.example/', { headers }), { incoming });
  };

  test.each([
    // Without a proxy, the header is what the caller wrote.
    [0, '192.0.2.1', connection],
    [0, null, connection],
    [1, '192.0.2.1', '192.0.2.1'],
    [1, '203.0.113.9, 192.0.2.1', '192.0.2.1'],
    [2, '203.0.113.9, 192.0.2.1, 10.0.0.1', '192.0.2.1'],
    [3, '203.0.113.9,192.0.2.1,10.0.0.2,10.0.0.1', '192.0.2.1'],
    // The call came past a proxy.
    [2, '192.0.2.1', '192.0.2.1'],
    [1, null, connection],
    [1, '', connection],
    // The same address in other forms.
    [1, '192.0.2.1:1', '192.0.2.1'],
    [1, '192.0.2.1:65535', '192.0.2.1'],
    [1, ' 192.0.2.1 ', '192.0.2.1'],
    [1, '::ffff:192.0.2.1', '192.0.2.1'],
    [1, '[::ffff:192.0.2.1]:443', '192.0.2.1'],
    [1, '2001:db8::1', '2001:db8::1'],
    [1, '[2001:db8::1]', '2001:db8::1'],
    [1, '[2001:db8::1]:4321', '2001:db8::1'],
    [1, '"[2001:db8::1]:4321"', '2001:db8::1'],
    [1, '2001:0DB8:0:0:0::1', '2001:db8::1'],
    [1, 'fe80::1%eth0', 'fe80::1'],
    // No addresses: the next one that a proxy wrote counts.
    [1, 'unknown', connection],
    [1, '_hidden', connection],
    [1, '192.0.2.1.5', connection],
    [1, '192.0.2.256', connection],
    [1, '0x7f.1', connection],
    [1, '192.0.2.1 x', connection],
    [1, '<script>', connection],
    [2, 'unknown, 192.0.2.7', '192.0.2.7'],
    [1, ',', connection],
  ])('behind %d proxies with %j is %s', (proxies, forwarded, address) => {
    expect(find(proxies, forwarded)).toBe(address);
  });

  test('is unknown without a connection', () => {
    expect(find(0, null, '')).toBe('unknown');
    expect(addressFinder(0)(new Request('http://portal.example/'), undefined)).toBe('unknown');
  });
});

test('a wide IPv6 network may do ten times as much as one of its narrow ones', async () => {
  const lookups = { count: 2, within: hour };
  const { send } = await createMembership({}, { limits: { ...defaultLimits, lookups } });
  const lookup = async (address: string) =>
    (await send('lookup?id=1001', undefined, { 'X-Test-Address': address })).status;
  const narrow = (at: number, host = 1) => `2001:db8:7:${at.toString(16)}::${host}`;
  for (const host of [1, 2]) expect(await lookup(narrow(0, host))).toBe(200);
  expect(await lookup(narrow(0, 3))).toBe(429);
  for (let at = 1; at < 10; at++) for (const host of [1, 2]) expect(await lookup(narrow(at, host))).toBe(200);
  expect(await lookup(narrow(10))).toBe(429);
  expect(await lookup('2001:db8:8::1')).toBe(200);
});
