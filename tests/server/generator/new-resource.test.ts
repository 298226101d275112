import { readFileSync } from 'node:fs';
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
const whole = readFileSync('tsconfig.json', 'utf8');
/** The rooms that a new resource belongs to: what the compiler reads, and the linter's rules that ask it. */
const rooms = {
  extends: './tsconfig.whole.json',
  compilerOptions: { incremental: false, tsBuildInfoFile: null },
  include: ['resources', 'locales', 'server/seed', 'server/api/auth', 'build-flags.d.ts'],
};
/** The same with the tests that run over every resource, which take none by its name. */
const withTests = { ...rooms, include: [...rooms.include, 'tests/contract'] };

/** What is about the new resource, by its name, or about all of them together. In the full run there is nothing that is not run. */
const ofAirships = 'airshi|registry|registered call|seeded statuses|form of a generated';

// Everything that a newcomer runs after the generator, in a copy of the project: minutes of work for one processor.
const patience = 300_000;

describe('the portal with a generated resource', () => {
  let portal: Overlay;
  beforeAll(async () => {
    portal = createOverlay();
    const written = await portal.run('scripts/new-resource.mjs', ...airships);
    // A file of tests, which only a portal with airships can pass.
    portal.write(
      'tests/component/airship-form.test.tsx',
      "import '../server/generator/proof/airship-form';\n",
    );
    expect(written).toEqual({ code: 0, printed: expect.stringContaining('resources/airships.ts') });
  }, patience);
  afterAll(() => portal.remove());

  describe('among the rooms that it belongs to', () => {
    beforeAll(() => {
      portal.write('tsconfig.whole.json', whole);
      portal.write('tsconfig.json', JSON.stringify(rooms));
    });
    afterAll(() => portal.write('tsconfig.json', whole));

    test('compiles, and keeps the rules of the house', { timeout: patience }, async () => {
      const code = await portal.run('scripts/lint/check-code.mjs', 'product', ...files);
      expect(code).toEqual({ code: 0, printed: '' });
    });

    if (isFull)
      test('compiles with the tests of all resources', { timeout: patience }, async () => {
        portal.write('tsconfig.json', JSON.stringify(withTests));
        const types = await portal.run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json');
        expect(types).toEqual({ code: 0, printed: '' });
      });
  });

  test(
    'passes the tests that run over every resource, and those of its form',
    { timeout: patience },
    async () => {
      const projects = ['unit', 'server', 'component'].flatMap((project) => ['--project', project]);
      const { code, printed } = await portal.run(
        ...(['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', ...projects] as const),
        ...(isFull ? [] : ['-t', ofAirships]),
        ...['tests/contract', 'tests/server/rights/rights.test.ts', 'tests/component/airship-form.test.tsx'],
      );
      expect({ code, failed: printed.match(/FAIL .*/g) }).toEqual({ code: 0, failed: null });
      for (const said of [
        'airships: endpoint',
        // The reporter shortens long names.
        'GET /api/eip/clients/:clientId/airshi',
        'comes back to be changed',
        'says in Spanish what is wrong',
      ])
        expect(printed).toContain(said);
    },
  );
});
