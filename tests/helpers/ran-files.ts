import { Session } from 'node:inspector/promises';

const root = `${process.cwd()}/`;

/** A getter that Vite adds for an export: it runs wherever the name is used and is not a function of the file. */
const exportGetter = /^\(\) => \{ try \{ return \w+ \} catch \{\} \}$/;

/** Returns the paths matching `own` of files with a function that ran during an action. All modules must be loaded before. */
export const filesThatRan = async (own: RegExp, action: () => Promise<unknown>): Promise<string[]> => {
  const session = new Session();
  session.connect();
  await session.post('Debugger.enable');
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  await action();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = new Set<string>();
  for (const { url, scriptId, functions } of result) {
    const path = url.replace(/^file:\/\//, '').replace(root, '');
    if (!own.test(path)) continue;
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
    const isOwn = ({ ranges }: (typeof functions)[number]): boolean => {
      const [range] = ranges;
      if (!range || range.count === 0 || range.startOffset === 0) return false;
      return !exportGetter.test(scriptSource.slice(range.startOffset, range.endOffset));
    };
    if (functions.some(isOwn)) files.add(path);
  }
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  return [...files].sort();
};
