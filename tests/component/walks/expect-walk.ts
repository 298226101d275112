import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { filesThatRan } from '@tests/helpers/ran-files';

const own = /^(src|providers|resources)\//;
const section = readFileSync('docs/walks.md', 'utf8').split('\n## In the browser\n')[1] ?? '';

interface Step {
  readonly file: string;
  /** The rest of its line. */
  readonly text: string;
}

/** Returns the steps of a walk in `docs/walks.md`. */
const stepsOf = (title: string): readonly Step[] => {
  const [part = ''] = (section.split(`\n### ${title}\n`)[1] ?? '').split('\n### ');
  return [...part.matchAll(/^\d+\. `([^`]+)`(.*)/gm)].map(([, file = '', text = '']) => ({ file, text }));
};

const importsOf = (file: string): string[] => {
  const aliases: Record<string, string> = {
    '@core': 'src/core',
    '@lib': 'src/lib',
    '@ui': 'src/ui',
    '@pages': 'src/pages',
    '@app': 'src/app',
    '@providers': 'providers',
  };
  return [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, path = '']) => {
    const [first = '', ...rest] = path.split('/');
    const base = first.startsWith('.') ? `${file.slice(0, file.lastIndexOf('/'))}/${first}` : aliases[first];
    return new URL(`${base ?? first}/${rest.join('/')}`, 'file:///').pathname.slice(1);
  });
};

/** Whether a step is imported by an earlier one, or its line says "through …". */
const isImported = ({ file, text }: Step, index: number, steps: readonly Step[]): boolean =>
  index === 0 ||
  text.includes('through ') ||
  steps.slice(0, index).some((before) => importsOf(before.file).includes(file.replace(/\.tsx?$/, '')));

/** Runs the action and returns the project's files on the call stack of every API call. */
const callers =
  (action: () => Promise<void>) => async (): Promise<ReadonlyMap<string, readonly string[]>> => {
    const found = new Map<string, readonly string[]>();
    const { fetch: originalFetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      const { stackTraceLimit } = Error;
      Error.stackTraceLimit = 100;
      const { stack = '' } = new Error();
      Error.stackTraceLimit = stackTraceLimit;
      const files = [...stack.matchAll(/\/((?:src|providers)\/[^:?]+)/g)].map(([, file = '']) => file);
      found.set(`${init?.method ?? 'GET'} ${new URL(address, 'http://portal').pathname}`, [
        ...new Set(files),
      ]);
      return originalFetch(address, init);
    });
    await action();
    // Unstub at once: the mock API restores its own fetch when it closes.
    vi.unstubAllGlobals();
    return found;
  };

/** Checks a walk of `docs/walks.md` against the files that run when the user repeats the action. */
export const expectWalk = async (title: string, limit: number, call: RegExp, action: () => Promise<void>) => {
  const steps = stepsOf(title);
  const files = steps.map(({ file }) => file);
  const stacks = await callers(action)();
  const stack = [...stacks].find(([name]) => call.test(name))?.[1] ?? [];
  expect(stack).not.toEqual([]);
  expect(stack.filter((file) => !files.includes(file))).toEqual([]);
  const ran = await filesThatRan(own, action);
  expect(files.filter((file) => !ran.includes(file))).toEqual([]);
  expect(steps.filter((step, index) => !isImported(step, index, steps))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  expect(files.length).toBeLessThanOrEqual(limit);
};
