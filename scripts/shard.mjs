/**
 * Reads which of several machines this one is, in the format of Vitest and Playwright: `--shard=2/3` is the second of
 * three. Undefined when everything should run. Throws for an invalid value, with a message about the format.
 */
export const readShard = (args) => {
  const given = args.find((arg) => arg.startsWith('--shard'));
  if (given === undefined) return undefined;
  const [index, count] = (/^--shard=(\d+)\/(\d+)$/.exec(given) ?? []).slice(1).map(Number);
  if (!index || index > count)
    throw new Error(`"${given}" is no share: write --shard=1/3 for the first of three.`);
  return { index, count };
};

/** Returns this machine's share of a list. Neighbors go to different machines. Without a shard, returns all. */
export const shareOf = (list, shard) =>
  shard ? list.filter((_, at) => at % shard.count === shard.index - 1) : list;
