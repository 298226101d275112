import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { locales } from '@scripts/vite/locales';

const localesFolder = join(import.meta.dirname, '../../../locales');
const folder = mkdtempSync(join(tmpdir(), 'portal-locales-'));
for (const language of ['en', 'es'])
  cpSync(join(localesFolder, language), join(folder, language), { recursive: true });
cpSync(join(localesFolder, 'en'), join(folder, 'pt'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const { resolveId, load } = locales(folder);
type Hook = (id: string) => unknown;
const moduleOf = (id: string): unknown => {
  const resolved = (resolveId as Hook)(id);
  return typeof resolved === 'string' ? (load as Hook)(resolved) : undefined;
};

describe('another folder in locales', () => {
  test('is another language, after English and in alphabetical order', () => {
    expect(moduleOf('virtual:languages')).toBe('export const languages = ["en","es","pt"];\n');
  });

  test.each(['start', 'portal'])('has its words of %s in a separate file', (bundle) => {
    expect(moduleOf(`virtual:words/${bundle}`)).toContain(`import("virtual:words/${bundle}/pt")`);
  });

  test('includes the words of every resource', () => {
    const portal = moduleOf('virtual:words/portal/pt');
    expect(portal).toContain(join(folder, 'pt/resources/workers.ts'));
    expect(portal).toContain(join(folder, 'pt/list.ts'));
    expect(portal).not.toContain('/es/');
  });

  test('ignores other modules', () => {
    expect(moduleOf('virtual:words/nothing')).toBeUndefined();
    expect(moduleOf('react')).toBeUndefined();
  });
});
