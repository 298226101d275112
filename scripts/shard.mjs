/**
 * Which of several machines this one is, as Vitest and Playwright write it: `--shard=2/3` is the second of three. Undefined where all is to
 * run. Throws where there is no such machine, with what to write.
 */
export const readShard = (args) => {
  const given = args.find((arg) => arg.startsWith('--shard'));
  if (given === undefined) return undefined;
  const [index, count] = (/^--shard=(\d+)\/(\d+)$/.exec(given) ?? []).slice(1).map(Number);
  if (!index || index > count)
    throw new Error(`"${given}" is no share: write --shard=1/3 for the first of three.`);
  return { index, count };
};

/** What of a list is this machine's: neighbours go to different ones. All of it without a shard. */
export const shareOf = (list, shard) =>
  shard ? list.filter((_, at) => at % shard.count === shard.index - 1) : list;
