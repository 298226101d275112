import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '@tests/helpers/scale';
import { airships } from '@tests/unit/generator/run-generator';
import { createOverlay, type Overlay } from './overlay';

const files = [
  'resources/airships.ts',
  'locales/en/resources/airships.ts',
  'locales/es/resources/airships.ts',
  'server/seed/resources/airships.ts',
];
/** The rooms of a new resource, and the tests that run over every resource without naming any. */
const folders = ['resources', 'locales', 'server/seed', 'server/api/auth', 'tests/contract'];

/** Matches the tests of the new resource and the tests of all resources together. The full run does not filter. */
const ofAirships = 'airshi|registry|registered call|seeded statuses|form of a generated';

// The tests run everything that a developer runs after the generator, in a copy of the project: minutes on one processor.
const timeoutMs = 300_000;

describe('the portal with a generated resource', () => {
  let portal: Overlay;
  beforeAll(async () => {
    portal = createOverlay();
    const written = await portal.run('scripts/new-resource.mjs', ...airships);
    // A test file that only a portal with airships can pass.
    portal.write(
      'tests/component/airship-form.test.tsx',
      "import '../server/generator/proof/airship-form';\n",
    );
    expect(written).toEqual({ code: 0, printed: expect.stringContaining('resources/airships.ts') });
  }, timeoutMs);
  afterAll(() => portal.remove());

  test('compiles and passes the lint rules', { timeout: timeoutMs }, async () => {
    const types = await portal.run('node_modules/oxlint/bin/oxlint', ...folders);
    expect(types).toEqual({ code: 0, printed: expect.stringContaining('0 errors') });
    const lintResult = await portal.run('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...files);
    expect(lintResult).toEqual({ code: 0, printed: '' });
  });

  test(
    'passes the tests that run over every resource and the tests of its form',
    { timeout: timeoutMs },
    async () => {
      const projects = ['unit', 'server', 'component'].flatMap((project) => ['--project', project]);
      const { code, printed } = await portal.run(
        ...(['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', ...projects] as const),
        ...(isFull ? [] : ['-t', ofAirships]),
        ...['tests/contract', 'tests/server/rights/rights.test.ts', 'tests/component/airship-form.test.tsx'],
      );
      expect({ code, failed: printed.match(/FAIL .*/g) }).toEqual({ code: 0, failed: null });
      for (const expected of [
        'airships: endpoint',
        // The reporter shortens long names.
        'GET /api/eip/clients/:clientId/airshi',
        'comes back to be changed',
        'says in Spanish what is wrong',
      ])
        expect(printed).toContain(expected);
    },
  );
});
