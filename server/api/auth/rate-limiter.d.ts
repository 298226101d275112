/**
 * The parts of the package that the rate limits are built on. Its index also loads stores that need Node modules, which
 * the browser demo does not have, and its types leave out what a store implements.
 */
declare module 'rate-limiter-flexible/lib/RateLimiterRes.js' {
  export default class RateLimiterRes {
    constructor(remaining: number, msBeforeNext: number, consumed: number, isFirst: boolean);
    readonly consumedPoints: number;
    readonly msBeforeNext: number;
  }
}

declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import type RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';

  interface Options {
    /** Seconds, instead of the limiter's default duration. */
    readonly customDuration?: number;
  }

  export default abstract class RateLimiterStoreAbstract<Counted> {
    constructor(options: { keyPrefix: string; points: number; duration: number });
    readonly points: number;
    /** Rejects with a RateLimiterRes once more than `points` are consumed. */
    consume(key: string, points?: number, options?: Options): Promise<RateLimiterRes>;
    penalty(key: string, points?: number, options?: Options): Promise<RateLimiterRes>;
    reward(key: string, points?: number, options?: Options): Promise<RateLimiterRes>;
    get(key: string): Promise<RateLimiterRes | null>;
    delete(key: string): Promise<boolean>;
    protected abstract _get(key: string): Promise<Counted | null>;
    protected abstract _delete(key: string): Promise<boolean>;
    /** Adds the points. Starts a new count with them when the previous one has ended or when `forceExpire` is set. */
    protected abstract _upsert(
      key: string,
      points: number,
      milliseconds: number,
      forceExpire?: boolean,
    ): Promise<Counted>;
    protected abstract _getRateLimiterRes(key: string, changed: number, counted: Counted): RateLimiterRes;
  }
}
