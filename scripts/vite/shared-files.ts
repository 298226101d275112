import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const fileOf = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** Index files of their library. A module that imports from them needs only a part. */
const barrelFile = /node_modules\/(@mui\/material\/index\.js|@refinedev\/mui\/dist\/index\.mjs)$/;

/** Returns all modules that a module imports statically, including itself. Dynamic imports do not count. */
const staticImportsOf = (start: string, context: Context): ReadonlySet<string> => {
  const found = new Set([start]);
  for (const id of found)
    if (!barrelFile.test(id))
      for (const needed of context.getModuleInfo(id)?.importedIds ?? []) found.add(needed);
  return found;
};

const entryFiles = {
  main: fileOf('app/main.ts'),
  membership: fileOf('app/start-membership.tsx'),
  calls: fileOf('app/first-calls.ts'),
  start: fileOf('app/start-portal.tsx'),
  login: fileOf('app/login-route.tsx'),
  error: fileOf('pages/errors/error-page.tsx'),
  notFound: fileOf('pages/errors/not-found-page.tsx'),
  portal: fileOf('app/portal/portal.tsx'),
  dashboard: fileOf('pages/dashboard/dashboard-page.tsx'),
  list: fileOf('ui/list/list-page.tsx'),
  cards: fileOf('ui/list/phone-list.tsx'),
  grid: fileOf('ui/list/wide-list.tsx'),
};

const onDemand = fileOf('lib/on-demand.tsx');

/**
 * Returns modules that are loaded when idle or at their first opening: dynamic imports of the screen parts that use
 * `onDemand`.
 */
const lazyModules = (context: Context): ReadonlySet<string> => {
  const { importers = [] } = context.getModuleInfo(onDemand) ?? {};
  const later = importers.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return new Set(later.flatMap((id) => [...staticImportsOf(id, context)]));
};

type Needs = Readonly<Record<keyof typeof entryFiles | 'later', ReadonlySet<string>>>;

const isInNone = (needs: readonly ReadonlySet<string>[], id: string): boolean =>
  !needs.some((one) => one.has(id));

const isBehindLogin = ({ portal, list, cards, grid }: Needs, id: string): boolean =>
  portal.has(id) || list.has(id) || (cards.has(id) && grid.has(id));

/**
 * The login's libraries are in the first scripts: the following pages need most of them, and they compress best in one
 * file.
 */
const isAtStart = (needs: Needs, id: string): boolean =>
  needs.start.has(id) || (needs.login.has(id) && (id.includes('/node_modules/') || isBehindLogin(needs, id)));

/** The files and their modules. The first match wins. */
const files: readonly (readonly [
  name: string,
  isIn: (needs: Needs, id: string) => boolean,
  shares?: number,
])[] = [
  // First, so that API calls start before the rendering code has loaded.
  ['calls', ({ calls, main }, id) => calls.has(id) && !main.has(id)],
  ['base', (needs, id) => needs.membership.has(id) && isAtStart(needs, id)],
  ['both', (needs, id) => needs.membership.has(id) && isBehindLogin(needs, id)],
  ['inputs', ({ membership, login }, id) => membership.has(id) && login.has(id)],
  ['checkbox', ({ membership, grid }, id) => membership.has(id) && grid.has(id)],
  ['fields', ({ membership }, id) => membership.has(id)],
  ['start', isAtStart],
  ['login', ({ login }, id) => login.has(id)],
  ['behind-login', ({ portal }, id) => portal.has(id)],
  [
    'figures',
    ({ dashboard, list, cards, grid }, id) =>
      dashboard.has(id) && (list.has(id) || cards.has(id) || grid.has(id)),
  ],
  ['lists', ({ list, cards, grid }, id) => list.has(id) || (cards.has(id) && grid.has(id))],
  [
    'menus',
    ({ later, grid, ...others }, id) => later.has(id) && grid.has(id) && isInNone(Object.values(others), id),
    1,
  ],
  ['grid', ({ grid }, id) => grid.has(id)],
  ['overlays', ({ later, ...others }, id) => later.has(id) && isInNone(Object.values(others), id), 1],
];

/**
 * Groups code that several screens share into few files: for the membership form and the pages before the login, the form
 * and the portal, the inputs that the login shares with the form, the form's fields, the login, everything after the
 * login, the dashboard's figures, lists, and what the grid shares. Content that opens over a page is one more file. By
 * default, the bundler creates a file for every few modules that the same screens share, and many small files compress
 * badly and wait for each other on a phone.
 */
export const sharedFiles = (): Rolldown.CodeSplittingGroup[] => {
  let needs: Needs | undefined;
  return files.map(([name, isIn, minShares = 2], at) => ({
    name: (id: string, context: Context) => {
      needs ??= {
        ...(Object.fromEntries(
          Object.entries(entryFiles).map(([program, start]) => [program, staticImportsOf(start, context)]),
        ) as Omit<Needs, 'later'>),
        later: lazyModules(context),
      };
      return isIn(needs, id) ? name : null;
    },
    priority: files.length - at,
    minShareCount: minShares,
    // Otherwise a file would include the dependencies of its modules, including Vite's helper that the first script needs.
    includeDependenciesRecursively: false,
  }));
};
