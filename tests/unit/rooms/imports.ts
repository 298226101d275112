import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceFiles } from '@tests/helpers/source-files';

/** The rooms whose files the house is made of. */
export const rooms = ['mocks', 'providers', 'resources', 'scripts', 'server', 'src'] as const;

export const ownFiles = (): string[] =>
  sourceFiles(rooms).filter((file) => /\.(m?[jt]s|tsx)$/.test(file) && !file.endsWith('.d.mts'));

/** `@core/list/fold` as a path, by the aliases of `tsconfig.json`. */
const withoutAlias = (specifier: string): string | null => {
  const [, room = '', rest = ''] = /^@(\w+)((?:\/.*)?)$/.exec(specifier) ?? [];
  if (['core', 'lib', 'ui', 'pages', 'app'].includes(room)) return `src/${room}${rest}`;
  return rooms.some((name) => name === room) ? room + rest : null;
};

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.mjs', '.js'];

const fileOf = (importer: string, specifier: string): string | undefined => {
  const path = specifier.startsWith('.') ? join(dirname(importer), specifier) : withoutAlias(specifier);
  return path === null
    ? undefined
    : endings.map((ending) => path + ending).find((file) => existsSync(file) && statSync(file).isFile());
};

/** The own files that a file names in an `import` or `export … from`, types included. */
export const importsOf = (file: string): string[] => {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?:[^;'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm,
  );
  return [...statements].flatMap(([, specifier = '']) => fileOf(file, specifier) ?? []);
};
