import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { ApiEnv } from '../deps';

/** IPv4 with an optional port, or IPv6 in brackets with an optional port. Captures the address. */
const withPort = /^(?:(\d{1,3}(?:\.\d{1,3}){3})|\[([^\]]*)\])(?::\d{1,5})?$/;

/**
 * Reads an address as connections and proxies write it: with a port, in brackets or quotes, with a zone, or as an
 * IPv4-mapped IPv6 address. Returns its one canonical form, or null for anything else.
 */
export const parseAddress = (text: string): string | null => {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const [, v4, v6] = withPort.exec(bare) ?? [];
  const address = (v4 ?? v6 ?? bare).replace(/%.*$/, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.IPv6.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? (parsed as ipaddr.IPv6).toRFC5952String() : parsed.toString();
};

const prefixOf = (address: string, bits: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toRFC5952String()}/${bits}`;

/**
 * Returns the networks that an address is counted by, the narrowest first. A customer has one IPv4 address, or the
 * last 64 bits of an IPv6 address to choose from at any time. Many customers have 65,536 such networks, a /48, which
 * is therefore counted as well.
 */
export const networksOf = (address: string): readonly string[] => {
  const known = parseAddress(address);
  if (!known?.includes(':')) return [known ?? address];
  return [prefixOf(known, 64), prefixOf(known, 48)];
};

/** Returns the networks of the caller, the narrowest first. `unknown` when the environment provides no address. */
export const callersNetworks = (c: Context<ApiEnv>): readonly string[] =>
  networksOf(c.var.deps.addressOf?.(c.req.raw, c.env) ?? 'unknown');

/** Returns the caller's narrowest network. */
export const callersNetwork = (c: Context<ApiEnv>): string => callersNetworks(c)[0] ?? 'unknown';
