import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuGroup } from '@core/access/names';
import { areas, resources } from '@resources';
import { systemTables } from '@server/storage/system-tables';

/** Addresses without a declaration: pages before the login, files, and paths of the server. */
const reservedPaths =
  'api assets forbidden forgot-password activate-account get-the-app healthz login openapi outbox reset-password signing two-factor thepactform clients evoove kpi index auth roles feature-flags saved-views search-places industry-business needs-attention';

const tables = [...resources.flatMap(({ api }) => api.table ?? []), ...systemTables.map(({ name }) => name)];

/** Names, addresses and tables in kebab-case. A new resource uses its name for all three. */
export const takenNames: readonly string[] = [
  ...areas.flatMap(({ name, path }) => [name, path]),
  ...tables.map((name) => name.replaceAll('_', '-')),
  ...reservedPaths.split(' '),
];

/** Returns the position after the last entry of a menu group. */
export const nextMenuOrder = (group: MenuGroup): number =>
  10 + Math.max(0, ...areas.flatMap(({ menu }) => (menu?.group === group ? [menu.order] : [])));

// Read as text, because Node cannot load the modules that draw the icons.
const iconSource = readFileSync(join(import.meta.dirname, '../../src/ui/layout/icons.tsx'), 'utf8');
const iconEntries = [...iconSource.matchAll(/^ {2}'?([a-z-]+)'?: [A-Z]\w+,$/gm)];
export const icons: readonly string[] = iconEntries.map(([, name = '']) => name);

type Words = string | { readonly [key: string]: Words };
const en = import.meta.glob<Words>('../../locales/en/resources/*.ts', { eager: true, import: 'default' });
const es = import.meta.glob<Words>('../../locales/es/resources/*.ts', { eager: true, import: 'default' });

const translationsOf = (english: Words, spanish: Words | undefined): (readonly [string, string])[] => {
  if (typeof english === 'string') return typeof spanish === 'string' ? [[english, spanish]] : [];
  if (typeof spanish !== 'object') return [];
  return Object.entries(english).flatMap(([key, words]) => translationsOf(words, spanish[key]));
};
const translations = new Map(
  Object.entries(en).flatMap(([path, words]) => translationsOf(words, es[path.replace('/en/', '/es/')])),
);

/** Returns the Spanish of an English text that the project already has. */
export const translate = (english: string): string | undefined => translations.get(english);
