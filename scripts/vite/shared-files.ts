import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const fileOf = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** Everything that a module needs at once, itself included; what it fetches later does not count. */
const neededBy = (start: string, context: Context): ReadonlySet<string> => {
  const found = new Set([start]);
  for (const id of found)
    for (const needed of context.getModuleInfo(id)?.importedIds ?? []) found.add(needed);
  return found;
};

const starts = {
  membership: fileOf('app/start-membership.tsx'),
  start: fileOf('app/start-portal.tsx'),
  portal: fileOf('app/portal/portal.tsx'),
  list: fileOf('ui/list/list-page.tsx'),
};
type Needs = Readonly<Record<keyof typeof starts, ReadonlySet<string>>>;

/** The files, and which modules each holds: the first that fits. */
const files: readonly (readonly [name: string, isIn: (needs: Needs, id: string) => boolean])[] = [
  ['base', ({ membership, start }, id) => membership.has(id) && start.has(id)],
  ['fields', ({ membership }, id) => membership.has(id)],
  ['start', ({ start }, id) => start.has(id)],
  ['behind-login', ({ portal }, id) => portal.has(id)],
  ['lists', ({ list }, id) => list.has(id)],
];

/**
 * What several screens share is few files: the membership form's and the pages' before the login, the form's fields, everything
 * behind the login, lists. Left to itself, the bundler makes a file of every few modules that the same screens share, and many small
 * files compress badly and wait for each other on a phone.
 */
export const sharedFiles = (): Rolldown.CodeSplittingGroup[] => {
  let needs: Needs | undefined;
  return files.map(([name, isIn], at) => ({
    name: (id: string, context: Context) => {
      needs ??= Object.fromEntries(
        Object.entries(starts).map(([program, start]) => [program, neededBy(start, context)]),
      ) as Needs;
      return isIn(needs, id) ? name : null;
    },
    priority: files.length - at,
    minShareCount: 2,
    // Else a file would take along what its modules need, and with it Vite's helper that the first script asks for.
    includeDependenciesRecursively: false,
  }));
};
