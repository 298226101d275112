import { existsSync, readdirSync } from 'node:fs';

/**
 * Who may import whom. A room lists everything of ours that it may import; anything not listed is refused. Words
 * (`locales`) stand in the list where a type-only import is allowed; a rule of its own refuses importing their values.
 */
const rooms = {
  'src/core': [],
  'src/lib': ['src/core', 'locales'],
  resources: ['src/core', 'locales'],
  locales: ['src/core'],
  providers: ['src/core', 'src/lib'],
  'src/ui': ['src/core', 'src/lib', 'locales'],
  'src/pages': ['src/ui', 'src/core', 'src/lib', 'locales'],
  // The only importer of providers and of the registry; the mocks are reached by one dynamic import behind a build flag.
  'src/app': ['src/core', 'src/lib', 'src/ui', 'src/pages', 'providers', 'resources', 'locales', 'mocks'],
  // Nothing imports stories: neither the portal nor the dev server has a byte of them.
  'src/stories': ['src/core', 'src/lib', 'src/ui', 'src/pages', 'src/app', 'providers', 'resources'],
  server: ['src/core', 'resources', 'locales'],
  mocks: ['server', 'resources', 'src/core', 'locales'],
};

const roomZones = Object.entries(rooms).map(([room, allowed]) => ({
  target: `./${room}`,
  from: './',
  except: [...new Set([room, ...allowed])].map((name) => `./${name}`).concat('./node_modules'),
  message: `${room} may import ${allowed.join(', ') || 'nothing of ours'} (see docs/rooms.md).`,
}));

const pageFolders = existsSync('src/pages')
  ? readdirSync('src/pages', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  : [];

// A page that needs another page's part has found something that belongs into src/ui.
const pageZones = pageFolders.map(({ name }) => ({
  target: `./src/pages/${name}`,
  from: './src/pages',
  except: [`./${name}`],
  message: 'A page never imports from another page folder; what two pages share belongs into src/ui.',
}));

export const zones = [...roomZones, ...pageZones];
