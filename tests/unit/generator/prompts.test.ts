import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { markedFiles } from '@scripts/review/marks';
import { runGenerator, airships } from './run-generator';

const typed = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('the questions', () => {
  test('write the same files as the flags', async () => {
    const prompted = await runGenerator([], {
      typed: typed(
        ...['airships', 'airships/dirigibles', 'airship/dirigible', 'client'],
        ...['plate:text::Matrícula', 'price:money?::Precio', ''],
        ...['create', 'eip_fleet', 'eip_menu_fleet', 'eip_fleet_write', 'badge'],
      ),
    });
    expect(prompted.code).toBe(0);
    const rights = ['--flag', 'eip_fleet', '--permission', 'eip_menu_fleet'];
    const flags = [
      '--operations',
      'create',
      ...rights,
      '--write-permission',
      'eip_fleet_write',
      '--icon',
      'badge',
    ];
    const fields = ['--field', 'plate:text::Matrícula', '--field', 'price:money?::Precio'];
    const flagged = await runGenerator([...airships.slice(0, 6), ...fields, ...flags]);
    for (const path of ['resources/airships/resource.ts', 'locales/es/resources/airships.ts'])
      expect(prompted.read(path)).toBe(flagged.read(path));
  });

  test('offer a default, and ask again after an invalid answer', async () => {
    const { code, printed, read } = await runGenerator([], {
      typed: typed(
        ...['Airships', 'airships', '', '', 'world', ''],
        ...['price:money', '', 'plate:string', 'price:text', 'plate:text', ''],
        ...['', '', '', '', ''],
      ),
    });
    expect(code).toBe(0);
    expect(printed).toContain('"Airships" is not a name');
    expect(printed).toContain('"world" is not a scope');
    expect(printed).toContain('A field of kind text');
    expect(printed).toContain('"string" is not a kind');
    expect(printed).toContain('price is given twice');
    expect(printed).toContain('[eip_menu_airships]: ');
    expect(read('resources/airships/resource.ts')).toContain("representation: 'plate'");
  });

  test('ask only for what no flag sets', async () => {
    const args = ['--name', 'airships', '--scope', 'global', '--many', 'airships', '--one', 'airship'];
    const rights = ['--flag', 'none', '--permission', 'eip_menu_x', '--write-permission', 'none'];
    const { code, printed } = await runGenerator(
      [...args, '--operations', 'none', ...rights, '--icon', 'badge'],
      { typed: typed('plate:text', '') },
    );
    expect(code).toBe(0);
    expect(printed).not.toMatch(/Scope|Operations|Permission/);
  });

  test('write nothing when they are left unanswered', async () => {
    const { code, printed, root } = await runGenerator([], { typed: typed('airships') });
    expect(code).toBe(1);
    expect(printed).toContain('Nothing was written');
    expect(existsSync(join(root, 'resources'))).toBe(false);
  });

  test('are explained by --help, which writes nothing', async () => {
    const { code, printed, root } = await runGenerator(['--help']);
    expect(code).toBe(0);
    for (const word of ['--field', 'Kinds of fields: text, number', 'never overwritten'])
      expect(printed).toContain(word);
    expect(existsSync(join(root, 'resources'))).toBe(false);
  });
});

test('the Spanish of a new resource is listed until it is reviewed', async () => {
  const { root } = await runGenerator(airships);
  expect(markedFiles(root)).toEqual(['locales/es/resources/airships.ts']);
});
