import { expect, test } from 'vitest';
import { everyCombination } from '@tests/unit/generator/every-combination';
import { runGenerator } from '@tests/unit/generator/run-generator';
import { createOverlay } from './overlay';

test('a resource of every scope with every kind of field compiles', { timeout: 300_000 }, async () => {
  const portal = createOverlay();
  try {
    for (const args of everyCombination)
      expect(await runGenerator(args, { root: portal.root })).toMatchObject({ code: 0 });
    const { code, printed } = await portal.run(
      ...(['node_modules/oxlint/bin/oxlint', 'resources', 'locales', 'server/seed'] as const),
    );
    expect({ code, printed }).toEqual({ code: 0, printed: expect.stringContaining('0 errors') });
  } finally {
    portal.remove();
  }
});
