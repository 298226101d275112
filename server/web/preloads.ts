import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMembershipPath } from '@core/membership/path';
import { areaPattern } from '@core/navigation/paths';
import type { Area } from '@core/resource/resource';
import { areas } from '@resources';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

export interface Preload {
  readonly file: string;
  /** A media query. The file is only fetched when it matches. */
  readonly media?: string;
}

const start = ['src/app/first-calls.ts', 'src/app/start-portal.tsx'];
const login = 'src/app/login-route.tsx';
const portal = 'src/app/portal/portal.tsx';
const list = 'src/ui/list/list-page.tsx';
/** Same breakpoint as in the portal: phones show cards. */
const views = [
  ['src/ui/list/phone-list.tsx', '(max-width:599.95px)'],
  ['src/ui/list/wide-list.tsx', '(min-width:600px)'],
] as const;

const isUnder = (area: Area, pathname: string): boolean => {
  const steps = areaPattern(area).split('/');
  const parts = pathname.split('/');
  return steps.every((step, at) => (step.startsWith(':') ? Boolean(parts[at]) : step === parts[at]));
};

/** Returns the entry modules of an address, by their names in the build manifest. */
const entriesOf = (pathname: string): { all: readonly string[]; hasList?: boolean } => {
  if (isMembershipPath(pathname)) return { all: ['src/app/start-membership.tsx'] };
  // The longest matching pattern: `/clients/:clientId/employees` is also below `/clients`.
  const area = areas
    .filter((one) => isUnder(one, pathname))
    .sort((one, other) => areaPattern(other).length - areaPattern(one).length)[0];
  if (!area) return { all: [...start, login] };
  return 'list' in area ? { all: [...start, portal, list], hasList: true } : { all: [...start, portal] };
};

const filesOf = (manifest: Manifest, name: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
};

/**
 * Returns the scripts that an address needs to render its page, so that the browser fetches them in parallel instead of
 * one after the other. Empty for a build without a manifest.
 */
export const readPreloads = async (folder: string, pathname: string): Promise<readonly Preload[]> => {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  const manifest = JSON.parse(text) as Manifest;
  const entries = entriesOf(pathname);
  const files = new Set<string>();
  for (const name of entries.all) filesOf(manifest, name, files);
  const always = [...files].map((file) => ({ file: `/${file}` }));
  if (!entries.hasList) return always;
  const byWidth = views.flatMap(([name, media]) =>
    [...filesOf(manifest, name, new Set(files))]
      .slice(files.size)
      .map((file) => ({ file: `/${file}`, media })),
  );
  return [...always, ...byWidth];
};
