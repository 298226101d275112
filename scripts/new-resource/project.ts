import { knownFlags, knownPermissions } from '@core/access/names';
import type { Scope } from '@core/resource/resource';
import { areas, resources } from '@resources';
import { systemTables } from '@server/storage/system-tables';

/** What already exists in the portal and could conflict with a new resource. */
export interface Project {
  /** Names of areas and tables. */
  readonly names: ReadonlySet<string>;
  /** Paths within their scopes. */
  readonly paths: ReadonlySet<string>;
  readonly flags: ReadonlySet<string>;
  readonly permissions: ReadonlySet<string>;
  /** Icon names for menu entries. */
  readonly icons: ReadonlySet<string>;
  /** Returns the project's Spanish translation of an English text that is already in use. */
  readonly translate: (en: string) => string | undefined;
  /** Returns the next free position in the menu of a scope. */
  readonly order: (scope: Scope) => number;
}

export const groupOf = { client: 'workforce', agency: 'agency', global: 'start' } as const;

/** Paths that are not areas: pages before the login, files and the server's own paths. */
const reservedPaths =
  'api assets forbidden forgot-password activate-account get-the-app healthz login openapi outbox reset-password signing two-factor thepactform clients evoove kpi index auth roles feature-flags saved-views search-places industry-business needs-attention';

interface Words {
  readonly title: string;
  /** Pages have no fields. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const files = import.meta.glob<Words>('../../locales/*/resources/*.ts', { eager: true, import: 'default' });

// Read as text, because Node cannot load the modules that draw the icons.
const iconsSource = Object.values(
  import.meta.glob<string>('../../src/ui/layout/icons.tsx', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
).join();

const textsOf = ({ title, fields = {}, values = {} }: Words): (readonly [string, string])[] => [
  ['title', title],
  ...Object.entries(fields),
  ...Object.entries(values).flatMap(([field, words]) =>
    Object.entries(words).map(([value, word]) => [`${field} ${value}`, word] as const),
  ),
];

const glossary = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [path, words] of Object.entries(files)) {
    const spanish = files[path.replace('/en/', '/es/')];
    if (!path.includes('/en/') || !spanish) continue;
    const translated = new Map(textsOf(spanish));
    for (const [key, text] of textsOf(words)) {
      const es = translated.get(key);
      if (es !== undefined && !found.has(text)) found.set(text, es);
    }
  }
  return found;
};

export const readProject = (): Project => {
  const words = glossary();
  const tables = resources.map(({ api, name }) => api.table ?? name);
  return {
    names: new Set([...areas.map(({ name }) => name), ...tables, ...systemTables.map(({ name }) => name)]),
    paths: new Set([...areas.map(({ path }) => path), ...reservedPaths.split(' ')]),
    flags: new Set(knownFlags),
    permissions: new Set(knownPermissions),
    icons: new Set(
      [...iconsSource.matchAll(/^ {2}'?([a-z-]+)'?: [A-Z]\w+,$/gm)].map(([, name = '']) => name),
    ),
    translate: (en) => words.get(en),
    order: (scope) =>
      10 + Math.max(0, ...areas.flatMap(({ menu }) => (menu?.group === groupOf[scope] ? [menu.order] : []))),
  };
};
