import { describe, expect, test } from 'vitest';
import { everyCombination } from './every-combination';
import { runGenerator } from './run-generator';

/** The names that a file imports or declares, types too. */
const declaredNames = (code: string): readonly string[] => [
  ...[...code.matchAll(/import (?:type )?\{ ([^}]+) \}/g)].flatMap(([, names = '']) => names.split(', ')),
  ...[...code.matchAll(/(?:const|import type) (\w+) /g)].map(([, name = '']) => name),
];
const usesOf = (code: string, name: string): number =>
  [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;

describe('a resource of one scope and one kind of field', () => {
  test.each(everyCombination.map((args) => [args.join(' '), args] as const))('%s', async (_, args) => {
    const { code, printed, read } = await runGenerator(args);
    expect({ code, printed }).toEqual({ code: 0, printed: expect.stringContaining('Written') });
    const name = args[1] ?? '';
    for (const path of [`resources/${name}/resource.ts`, `resources/${name}/server/seed.ts`]) {
      const text = read(path);
      expect(declaredNames(text).filter((declared) => usesOf(text, declared) < 2)).toEqual([]);
    }
  });
});
