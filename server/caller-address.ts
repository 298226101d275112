import type { HostEnv } from './api/deps';
import { parseAddress } from './api/session/network';

/**
 * Returns a function that finds the caller's IP address. `proxies` is the number of proxies in front of the server, each
 * of which adds the address that it was called from to the end of `X-Forwarded-For`. What the caller wrote there comes
 * before these addresses and is not used.
 */
export const addressFinder =
  (proxies: number) =>
  (request: Request, environment: HostEnv | undefined): string => {
    const connection = environment?.incoming?.socket?.remoteAddress ?? '';
    const forwarded = proxies === 0 ? '' : (request.headers.get('X-Forwarded-For') ?? '');
    const added = forwarded.split(',').slice(-proxies);
    // An entry that is no address is skipped, so that no caller can be counted by a text of their choice.
    return [...added, connection].map(parseAddress).find((address) => address !== null) ?? 'unknown';
  };
