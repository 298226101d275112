import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { locales } from '@scripts/vite/locales';

const here = join(import.meta.dirname, '../../../locales');
const folder = mkdtempSync(join(tmpdir(), 'portal-locales-'));
for (const language of ['en', 'es'])
  cpSync(join(here, language), join(folder, language), { recursive: true });
cpSync(join(here, 'en'), join(folder, 'pt'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const { resolveId, load } = locales(folder);
type Ask = (id: string) => unknown;
const moduleOf = (id: string): unknown => {
  const resolved = (resolveId as Ask)(id);
  return typeof resolved === 'string' ? (load as Ask)(resolved) : undefined;
};

describe('a folder more in locales', () => {
  test('is a language more, after English and in the order of their names', () => {
    expect(moduleOf('virtual:languages')).toBe('export const languages = ["en","es","pt"];\n');
  });

  test.each(['start', 'portal'])('has its words of %s in a file of their own', (bundle) => {
    expect(moduleOf(`virtual:words/${bundle}`)).toContain(`import("virtual:words/${bundle}/pt")`);
  });

  test('brings the words of every resource', () => {
    const portal = moduleOf('virtual:words/portal/pt');
    expect(portal).toContain(join(folder, 'pt/resources/workers.ts'));
    expect(portal).toContain(join(folder, 'pt/list.ts'));
    expect(portal).not.toContain('/es/');
  });

  test('leaves everything else to others', () => {
    expect(moduleOf('virtual:words/nothing')).toBeUndefined();
    expect(moduleOf('react')).toBeUndefined();
  });
});
