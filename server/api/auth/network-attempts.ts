import type { Context } from 'hono';
import type { ApiEnv } from '../deps';
import type { BackoffLimit, Limit } from '../limits';
import { callersNetworks } from '../session/network';
import { countAttempt, countTogether, countWithBackoff, type UndoCount } from './attempts';

/** How many times as much a wide network (a /48) may do as one of the narrow ones in it (a /64). */
const wideShare = 10;

export interface NetworkCount<L extends Limit> {
  readonly key: string;
  readonly limit: L;
}

/** Returns the counts that a try belongs to, one for each network of the caller. */
export const networkCounts = <L extends Limit>(
  c: Context<ApiEnv>,
  name: string,
  limit: L,
): readonly NetworkCount<L>[] =>
  callersNetworks(c).map((network, at) => ({
    key: `${name}:${network}`,
    limit: at === 0 ? limit : { ...limit, count: limit.count * wideShare },
  }));

/** Like `countAttempt`, by the networks of the caller. */
export const countByNetwork = (c: Context<ApiEnv>, name: string, limit: Limit): Promise<UndoCount> =>
  countTogether(
    networkCounts(c, name, limit).map((one) => () => countAttempt(c.var.deps, one.key, one.limit)),
  );

/** Like `countWithBackoff`, by the networks of the caller. */
export const countByNetworkWithBackoff = (
  c: Context<ApiEnv>,
  name: string,
  limit: BackoffLimit,
): Promise<UndoCount> =>
  countTogether(
    networkCounts(c, name, limit).map((one) => () => countWithBackoff(c.var.deps, one.key, one.limit)),
  );
