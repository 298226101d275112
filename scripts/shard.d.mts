/** One of several machines that share the tests. */
export interface Shard {
  /** From 1 to `count`. */
  readonly index: number;
  readonly count: number;
}

export const readShard: (args: readonly string[]) => Shard | undefined;
export const shareOf: <T>(list: readonly T[], shard: Shard | undefined) => readonly T[];
