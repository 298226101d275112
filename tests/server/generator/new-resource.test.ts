import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { airships } from '@tests/unit/generator/run-generator';
import { createOverlay, type Overlay } from './overlay';

const files = [
  'resources/airships.ts',
  'locales/en/resources/airships.ts',
  'locales/es/resources/airships.ts',
  'server/seed/resources/airships.ts',
];
/** The rooms that a new resource belongs to, and the tests that run over every resource. */
const rooms = {
  extends: './tsconfig.json',
  compilerOptions: { incremental: false, tsBuildInfoFile: null },
  include: [
    ...['resources', 'locales', 'server/seed', 'server/api/auth', 'tests/contract'],
    'build-flags.d.ts',
  ],
};

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
    portal.write('tsconfig.rooms.json', JSON.stringify(rooms));
  }, patience);
  afterAll(() => portal.remove());

  test('compiles', { timeout: patience }, async () => {
    expect(
      await portal.run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.rooms.json'),
    ).toEqual({
      code: 0,
      printed: '',
    });
  });

  test('keeps the rules of the house and its format', { timeout: patience }, async () => {
    const lint = await portal.run('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...files);
    expect(lint).toEqual({ code: 0, printed: '' });
    const format = await portal.run(
      'node_modules/prettier/bin/prettier.cjs',
      '--log-level',
      'warn',
      '--check',
      ...files,
    );
    expect(format).toEqual({ code: 0, printed: '' });
  });

  test(
    'passes the tests that run over every resource, and those of its form',
    { timeout: patience },
    async () => {
      const projects = ['unit', 'server', 'component'].flatMap((project) => ['--project', project]);
      const { code, printed } = await portal.run(
        ...(['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', ...projects] as const),
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
