import type { Context } from 'hono';
import type { ApiEnv } from '../deps';

/**
 * The part of a network address that one customer holds: all of an IPv4 address, the first 64 bits of an IPv6 one, whose
 * remaining bits everybody may change at will.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [front = '', back] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = front.split(':').filter(Boolean);
  const tail = back?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - tail.length) }, () => '0');
  const whole = back === undefined ? groups : [...groups, ...zeros, ...tail];
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/** The network that a call comes from, as the limits count it; `unknown` where the surroundings do not tell. */
export const callersNetwork = (c: Context<ApiEnv>): string =>
  networkOf(c.var.deps.addressOf?.(c.req.raw, c.env) ?? 'unknown');
