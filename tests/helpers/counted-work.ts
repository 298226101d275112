import { Session } from 'node:inspector/promises';

/** The folders of the portal's own code. */
const own = /\/(?:src|server|resources)\//;

/**
 * Counts how much of the portal's code a piece of work executes, in calls of functions. The count does not depend on the
 * machine or its load, as a time does, nor on what was compiled before, as a count of blocks does.
 */
export const openWorkCounter = async () => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    count: async (work: () => Promise<unknown>): Promise<number> => {
      await session.post('Profiler.takePreciseCoverage');
      await work();
      const { result } = await session.post('Profiler.takePreciseCoverage');
      return result
        .filter(({ url }) => own.test(url))
        .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
        .reduce((sum, count) => sum + count, 0);
    },
    close: () => session.disconnect(),
  };
};
