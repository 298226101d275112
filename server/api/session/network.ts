import type { Context } from 'hono';
import type { ApiEnv } from '../deps';

/**
 * Returns the part of a network address that belongs to one customer: the full IPv4 address, or the first 64 bits of an
 * IPv6 address, whose other bits a customer can change at any time.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [front = '', back] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = front.split(':').filter(Boolean);
  const tail = back?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - tail.length) }, () => '0');
  const allGroups = back === undefined ? groups : [...groups, ...zeros, ...tail];
  return allGroups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/** Returns the caller's network for rate limits. `unknown` when the environment provides no address. */
export const callersNetwork = (c: Context<ApiEnv>): string =>
  networkOf(c.var.deps.addressOf?.(c.req.raw, c.env) ?? 'unknown');
