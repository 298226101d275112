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

const roomZones = Object.entries(rooms).map(([room, allowed]) => ({
  target: `./${room}`,
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

// The behavior of a resource sees a context. These parts of the server take one; all others have the storage, the mailer
// or the request.
const behaviorZone = {
  target: './server/api/behaviors/!(behavior|context).ts',
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

export const zones = [...roomZones, ...pageZones, behaviorZone];
