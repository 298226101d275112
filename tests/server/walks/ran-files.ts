import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

const root = `${process.cwd()}/`;
const own = /^(server|resources|src\/core)\//;

/** What Vite puts around a module: it runs where a name is used and is no function of the file. */
const exportGetter = /^\(\) => \{ try \{ return \w+ \} catch \{\} \}$/;

/** The own files with a function that ran during a call. Everything is loaded by then, so nothing runs for being imported. */
export const filesThatRan = async (call: () => Promise<unknown>): Promise<string[]> => {
  const session = new Session();
  session.connect();
  await session.post('Debugger.enable');
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  await call();
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

/** One step each, however many of their files ran. */
const rooms = ['server/storage/', 'server/trail/'] as const;
/** Runs once the answer is on its way. */
const afterwards = /^server\/api\/later\.ts$/;

/** A file that imports no other own file at run time. */
const isHelper = (file: string): boolean =>
  !/^(import|export) (?!type )[^;]*from '(\.|@(core|server|resources|locales))/m.test(
    readFileSync(file, 'utf8'),
  );

export interface Walk {
  readonly steps: readonly string[];
  readonly helpers: readonly string[];
}

/** The steps of a call among the files that ran. */
export const walkOf = (files: readonly string[]): Walk => {
  const outside = files.filter(
    (file) => !rooms.some((room) => file.startsWith(room)) && !afterwards.test(file),
  );
  const passed = rooms.filter((room) => files.some((file) => file.startsWith(room)));
  return {
    steps: [...outside.filter((file) => !isHelper(file)), ...passed].sort(),
    helpers: outside.filter(isHelper).sort(),
  };
};
