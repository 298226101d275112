import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const startOf = (name: string) => fileURLToPath(new URL(`../../src/app/${name}.tsx`, import.meta.url));

/** Everything that a module needs at once, itself included; what it fetches later does not count. */
const neededBy = (start: string, context: Context): ReadonlySet<string> => {
  const found = new Set([start]);
  for (const id of found)
    for (const needed of context.getModuleInfo(id)?.importedIds ?? []) found.add(needed);
  return found;
};

/**
 * What the membership form shares with the pages before the login is one file, and what it shares with the portal behind it is
 * another: left to itself, the bundler makes a file of every few modules that the same screens share, and many small files compress
 * badly.
 */
export const sharedFiles = (): Rolldown.CodeSplittingGroup => {
  let needs: { readonly membership: ReadonlySet<string>; readonly portal: ReadonlySet<string> } | undefined;
  return {
    name: (id, context) => {
      needs ??= {
        membership: neededBy(startOf('start-membership'), context),
        portal: neededBy(startOf('start-portal'), context),
      };
      if (!needs.membership.has(id)) return null;
      return needs.portal.has(id) ? 'base' : 'fields';
    },
    minShareCount: 2,
  };
};
