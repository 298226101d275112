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

  test('passes the tests that run over every resource', { timeout: patience }, async () => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', '--project'] as const;
    const contract = await portal.run(...vitest, 'unit', 'tests/contract', '-t', 'airships|registry|seeded');
    expect(contract.printed).toContain('airships: endpoint');
    expect({ code: contract.code, failed: contract.printed.match(/FAIL .*/g) }).toEqual({
      code: 0,
      failed: null,
    });
    const rights = await portal.run(...vitest, 'server', 'tests/server/rights/rights.test.ts');
    // The reporter shortens long names.
    expect(rights.printed).toContain('GET /api/eip/clients/:clientId/airshi');
    expect({ code: rights.code, failed: rights.printed.match(/FAIL .*/g) }).toEqual({
      code: 0,
      failed: null,
    });
  });

  test(
    'has a form that is filled in and changed, with an input of every kind',
    { timeout: patience },
    async () => {
      const form = await portal.run(
        ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', '--project', 'component'],
        'tests/component/airship-form.test.tsx',
      );
      expect({ code: form.code, failed: form.printed.match(/FAIL .*/g) }).toEqual({ code: 0, failed: null });
      for (const said of ['comes back to be changed', 'says in Spanish what is wrong'])
        expect(form.printed).toContain(said);
    },
  );
});
