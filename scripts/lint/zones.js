import { existsSync, readdirSync } from 'node:fs';

/**
 * Which room may import which. A room lists all other rooms that it may import. All others are forbidden. `locales`
 * (texts) is listed where a type-only import is allowed. A separate rule forbids importing their values.
 */
const rooms = {
  'src/core': [],
  'src/lib': ['src/core', 'locales'],
  resources: ['src/core', 'locales'],
  locales: ['src/core'],
  providers: ['src/core', 'src/lib'],
  'src/ui': ['src/core', 'src/lib', 'locales'],
  'src/pages': ['src/ui', 'src/core', 'src/lib', 'locales'],
  // The only room that imports providers and the registry. The mocks are loaded with one dynamic import behind a build flag.
  'src/app': ['src/core', 'src/lib', 'src/ui', 'src/pages', 'providers', 'resources', 'locales', 'mocks'],
  // Nothing imports stories: neither the portal nor the dev server contains them.
  'src/stories': ['src/core', 'src/lib', 'src/ui', 'src/pages', 'src/app', 'providers', 'resources'],
  server: ['src/core', 'resources', 'locales'],
  mocks: ['server', 'resources', 'src/core', 'locales'],
};

// A resource's folder has three rooms: the declaration, its code on the server and its parts of the screens.
const declarations = ['./resources/*.ts', './resources/*/*.ts'];
const inServer = './resources/*/server/**';
const inScreens = './resources/*/ui/**';

const roomZones = Object.entries(rooms).map(([room, allowed]) => ({
  target: room === 'resources' ? declarations : `./${room}`,
  from: './',
  except: [...new Set([room, ...allowed])].map((name) => `./${name}`).concat('./node_modules'),
  message: `${room} may import ${allowed.join(', ') || 'nothing of ours'} (see docs/rooms.md).`,
}));

const pageFolders = existsSync('src/pages')
  ? readdirSync('src/pages', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  : [];

// A part that two pages need belongs in src/ui.
const pageZones = pageFolders.map(({ name }) => ({
  target: `./src/pages/${name}`,
  from: './src/pages',
  except: [`./${name}`],
  message: 'A page never imports from another page folder; what two pages share belongs into src/ui.',
}));

const folderZones = [
  {
    target: inScreens,
    from: './',
    except: [
      './resources',
      './src/core',
      './src/lib',
      './src/ui',
      './src/pages',
      './locales',
      './node_modules',
    ],
    message:
      "A resource's parts of the screens import ui, pages, lib, core and declarations (see docs/rooms.md).",
  },
  {
    target: inServer,
    from: './',
    except: ['./resources', './src/core', './server', './locales', './node_modules'],
    message: "A resource's server code imports the server, core and declarations (see docs/rooms.md).",
  },
  {
    target: ['./src', './providers', ...declarations, inScreens],
    from: inServer,
    message: 'The portal never imports the server code of a resource.',
  },
  {
    target: ['./server', './mocks', ...declarations, inServer],
    from: inScreens,
    message: "The server never imports a resource's parts of the screens.",
  },
];

// The behavior of a resource sees a context. These parts of the server take one; all others have the storage, the mailer
// or the request. Seeds have no call, so they may import what writes demo data.
const behaviorZone = {
  target: './resources/*/server/!(seed).ts',
  from: './server',
  except: [
    './api/behaviors',
    './api/figures',
    './api/membership/forms.ts',
    './api/membership/reviews.ts',
    './api/refusal.ts',
    './api/signing/employee-form.ts',
    './api/trail',
    './api/users',
    './jobs/run-due-jobs.ts',
    './trail/readable-areas.ts',
    './words',
  ],
  message: 'A behavior reaches records and jobs through its context only (see docs/model/behaviors.md).',
};

export const zones = [...roomZones, ...folderZones, ...pageZones, behaviorZone];
