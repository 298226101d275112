import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPageCommand } from '@scripts/new-page/command';
import { isFull } from '@tests/helpers/scale';
import { airships, runGenerator } from '@tests/unit/generator/run-generator';
import { createOverlay, type Overlay } from './overlay';

/** Resources of every scope with the fewest fields, and without some of the parts that the airships have. */
const small = {
  'airship-notes': ['--scope', 'client', '--operations', 'delete'],
  'airship-ports': ['--scope', 'global', '--flag', 'none'],
  'airship-routes': ['--scope', 'agency', '--operations', 'none'],
  'airship-visits': [
    ...['--scope', 'agency', '--write-permission', 'evoove_visits_write'],
    ...['--field', 'seen_at:date-time', '--field', 'state:status(Open,Done)', '--field', 'web_page:link'],
  ],
};
const names = ['airships', ...Object.keys(small)];
const hangar = 'airship-hangar';

const filesOf = (name: string): readonly string[] => [
  `resources/${name}/resource.ts`,
  `resources/${name}/server/seed.ts`,
  `locales/en/resources/${name}.ts`,
  `locales/es/resources/${name}.ts`,
];
/** The rooms of a new resource, and the tests that run over every resource without naming any. */
const rooms = ['resources', 'locales', 'server/api/auth', 'tests/contract'];

/** Matches the tests of the new resources and the tests of all resources together. The full run does not filter. */
const ofAirships = 'airship|airshi…|registry|registered call|seeded statuses';

// The tests run everything that a developer runs after the generator, in a copy of the project: minutes on one processor.
const timeoutMs = 300_000;

describe('the portal with generated resources', () => {
  let portal: Overlay;
  beforeAll(async () => {
    portal = createOverlay();
    const { code, printed } = await portal.run('scripts/new-resource.mjs', ...airships);
    expect({ code, printed }).toEqual({
      code: 0,
      printed: expect.stringContaining('resources/airships/resource.ts'),
    });
    for (const [name, args] of Object.entries(small)) {
      const named = ['--name', name, '--field', 'title_text:text', ...args];
      expect(await runGenerator(named, { root: portal.root })).toMatchObject({ code: 0 });
    }
    const page = ['--name', hangar, '--title', 'Hangar/Hangar'];
    const isWritten = await runGenerator(page, { root: portal.root, command: runPageCommand });
    expect(isWritten).toMatchObject({ code: 0 });
  }, timeoutMs);
  afterAll(() => portal.remove());

  test('compiles and passes the lint rules', { timeout: timeoutMs }, async () => {
    const types = await portal.run('node_modules/oxlint/bin/oxlint', ...rooms);
    expect(types).toEqual({ code: 0, printed: expect.stringContaining('0 errors') });
    const ofPage = ['resource.ts', 'ui/page.tsx'].map((file) => `resources/${hangar}/${file}`);
    const files = [...names.flatMap(filesOf), ...ofPage];
    const lintResult = await portal.run('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...files);
    expect(lintResult).toEqual({ code: 0, printed: '' });
  });

  test('passes the tests that run over every resource', { timeout: timeoutMs }, async () => {
    const { code, printed } = await portal.run(
      ...(['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose'] as const),
      ...['--project', 'unit', '--project', 'server', ...(isFull ? [] : ['-t', ofAirships])],
      ...['tests/contract', 'tests/server/rights/rights.test.ts'],
    );
    expect({ code, failed: printed.match(/FAIL .*/g) }).toEqual({ code: 0, failed: null });
    for (const name of names) expect(printed).toContain(`${name}: endpoint`);
    // The reporter shortens long names.
    expect(printed).toContain('GET /api/eip/clients/:clientId/airshi');
  });
});
