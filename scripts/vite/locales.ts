import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';

const localesFolder = fileURLToPath(new URL('../../locales', import.meta.url));
const virtualPrefix = 'virtual:';

const namesIn = (path: string): string[] => readdirSync(path).sort();
const areasIn = (path: string): string[] =>
  namesIn(path)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3));

/** English comes first: it is the fallback for users whose language the portal does not have. */
const languagesIn = (folder: string): string[] => [
  'en',
  ...namesIn(folder).filter((name) => name !== 'en' && /^[a-z]{2,3}$/.test(name)),
];

/** The areas whose texts are loaded together: those before the login, and those after it. */
const bundles = {
  start: ['account', 'common', 'errors'],
  portal: [
    'charts',
    'clients',
    'detail',
    'form',
    'layout',
    'list',
    'palette',
    'refusals',
    'tools',
    'validation',
  ],
} as const;

const stringLiteral = (value: string) => JSON.stringify(value);

/**
 * Returns a module with the texts of some areas in one language. For `portal`, it also contains the texts of every
 * resource as one area.
 */
const wordsModule = (folder: string, bundle: keyof typeof bundles, language: string): string => {
  const own = bundles[bundle].map((area) => [area, `${folder}/${language}/${area}.ts`] as const);
  const names = bundle === 'portal' ? areasIn(`${folder}/${language}/resources`) : [];
  const resources = names.map((name) => [name, `${folder}/${language}/resources/${name}.ts`] as const);
  const all = [...own, ...resources];
  const imports = all.map(([, path], at) => `import w${at} from ${stringLiteral(path)};`);
  const entry = (name: string, at: number) => `${stringLiteral(name)}: w${at}`;
  const ownEntries = own.map(([name], at) => entry(name, at));
  const inner = resources.map(([name], at) => entry(name, own.length + at)).join(', ');
  const entries = bundle === 'portal' ? [...ownEntries, `resources: { ${inner} }`] : ownEntries;
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };\n`;
};

/** The English texts before the login are included. All others are loaded on demand. */
const sourceModule = (folder: string, bundle: keyof typeof bundles): string => {
  const fetched = languagesIn(folder)
    .filter((language) => bundle !== 'start' || language !== 'en')
    .map(
      (language) =>
        `${stringLiteral(language)}: async () => (await import(${stringLiteral(`${virtualPrefix}words/${bundle}/${language}`)})).default`,
    );
  const staticExport =
    bundle === 'start'
      ? `export { default as english } from ${stringLiteral(`${virtualPrefix}words/start/en`)};\n`
      : '';
  return `${staticExport}export const fetched = { ${fetched.join(', ')} };\n`;
};

const isBundle = (name: string): name is keyof typeof bundles => Object.hasOwn(bundles, name);

const moduleOf = (folder: string, name: string): string | undefined => {
  if (name === 'languages') return `export const languages = ${JSON.stringify(languagesIn(folder))};\n`;
  const [kind, bundle = '', language] = name.split('/');
  if (kind !== 'words' || !isBundle(bundle)) return undefined;
  return language === undefined ? sourceModule(folder, bundle) : wordsModule(folder, bundle, language);
};

const invalidateAndReload = ({ moduleGraph, ws }: ViteDevServer) => {
  for (const [id, module] of moduleGraph.idToModuleMap)
    if (id.startsWith(`\0${virtualPrefix}`)) moduleGraph.invalidateModule(module);
  ws.send({ type: 'full-reload' });
};

/**
 * Virtual modules for the folders of `locales`: `virtual:languages`, and `virtual:words/…` with the texts of several
 * areas in one file per language. Each language has a folder, with one file of texts per resource.
 */
export const locales = (folder = localesFolder): Plugin => ({
  name: 'portal-locales',
  resolveId: (id) =>
    id.startsWith(virtualPrefix) && moduleOf(folder, id.slice(virtualPrefix.length)) ? `\0${id}` : undefined,
  load: (id) =>
    id.startsWith(`\0${virtualPrefix}`) ? moduleOf(folder, id.slice(virtualPrefix.length + 1)) : undefined,
  configureServer: (server) => {
    for (const change of ['add', 'unlink'] as const)
      server.watcher.on(change, (path: string) => {
        if (path.startsWith(folder)) invalidateAndReload(server);
      });
  },
});
