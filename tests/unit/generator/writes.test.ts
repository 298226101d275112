import { check } from 'prettier';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { reviewMark } from '@scripts/review/marks';
import { newFolder, runGenerator, airships } from './run-generator';

const paths = [
  'resources/airships.ts',
  'locales/en/resources/airships.ts',
  'locales/es/resources/airships.ts',
  'server/seed/resources/airships.ts',
];

/** Returns syntax errors only: types are checked where the full portal is compiled with the files. */
const syntaxErrors = (text: string) =>
  ts.transpileModule(text, { reportDiagnostics: true, fileName: 'written.ts' }).diagnostics ?? [];

describe('what the generator writes', () => {
  test('are four files that parse, in the project’s format', async () => {
    const { code, read, printed } = await runGenerator(airships);
    expect(code).toBe(0);
    for (const path of paths) {
      expect(printed).toContain(path);
      expect(syntaxErrors(read(path))).toEqual([]);
      const style = { printWidth: 110, singleQuote: true, parser: 'typescript' };
      expect({ path, formatted: await check(read(path), style) }).toEqual({ path, formatted: true });
    }
  });

  test('is a declaration with what was requested, of at most 80 lines', async () => {
    const { read } = await runGenerator(airships);
    const text = read('resources/airships.ts');
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(80);
    expect(text).toContain("path: 'clients/:clientId/airships'");
    expect(text).toContain(
      "flag: newFlag('eip_airships'), permissions: [newPermission('eip_menu_airships')]",
    );
    expect(text).toContain("representation: 'plate'");
    expect(text).toContain(
      "stage: field.status({ 'In use': 'success', 'In repair': 'warning', Sold: 'gray' }),",
    );
    expect(text).toContain('bought_on: field.date({ nullable: true }),');
    expect(text).toContain("filters: { stage: oneOfField('stage', ['In use', 'In repair', 'Sold']) },");
    expect(text).toContain("rowLink: 'show'");
    expect(text).toContain("stage: { kind: 'choice', values: ['In use', 'In repair', 'Sold'] },");
    expect(text).toContain("driver_phone: { kind: 'phone', rule: 'phone', max: 30, optional: true },");
    expect(text).toContain('operations: { create: {}, edit: {}, delete: {} },');
  });

  test('is a form with an input for every field that a user can fill in', async () => {
    const { read } = await runGenerator(airships);
    const text = read('resources/airships.ts');
    for (const line of [
      "bought_on: { kind: 'date', optional: true },",
      "price: { kind: 'money', optional: true },",
      "seats: { kind: 'number' },",
      "owned_share: { kind: 'percent', from: 0, to: 100, optional: true },",
      "first_flight: { kind: 'month' },",
      "insured: { kind: 'boolean' },",
      "leased: { kind: 'boolean', optional: true },",
      "web_page: { kind: 'link', optional: true },",
      "remarks: { kind: 'long-text', max: 2000, optional: true },",
    ])
      expect(text).toContain(line);
    const seen = ['--name', 'sightings', '--field', 'title_text:text', '--field', 'seen_at:date-time'];
    expect((await runGenerator(seen)).read('resources/sightings.ts')).not.toContain('seen_at: { kind');
  });

  test('keeps a long text out of columns and sort keys', async () => {
    const long = ['--name', 'notes', '--field', 'title_text:text', '--field', 'body:long-text'];
    const { read } = await runGenerator(long);
    expect(read('resources/notes.ts')).toContain('body: field.text({ detailOnly: true }),');
    expect(read('resources/notes.ts')).toContain("columns: ['title_text'],");
    const bare = await runGenerator([...long, '--views', 'list,create']);
    expect(bare.read('resources/notes.ts')).toContain("columns: ['title_text', 'body'],");
    expect(bare.read('resources/notes.ts')).toContain("sortBy: ['title_text'],");
  });

  test('are words in both languages, the Spanish ones marked for review and taken from the project where possible', async () => {
    const { read } = await runGenerator(airships);
    const [en, es] = [read(paths[1]!), read(paths[2]!)];
    expect(en).toContain("title: 'Airships'");
    expect(en).toContain("search: 'Search by plate, make or worksite'");
    expect(en).not.toContain(reviewMark);
    expect(es.split('\n')[0]).toBe(reviewMark);
    expect(es).toContain("title: 'Dirigibles'");
    expect(es).toContain("count_many: '{{count, number}} de dirigibles'");
    expect(es).toContain("plate: 'Matrícula'");
    expect(es).toContain("'In repair': 'En taller'");
    // These two are not given; they come from claims and locations.
    expect(es).toContain("stage: 'Situación'");
    expect(es).toContain("location_name: 'Centro de trabajo'");
  });

  test('leaves out what no view needs', async () => {
    const { read } = await runGenerator([...airships, '--views', 'list']);
    expect(read(paths[0]!)).not.toMatch(/form:|operations:|detail:|rowLink/);
    expect(read(paths[1]!)).not.toMatch(/create:|edit:|delete:|sections:/);
  });

  test('leaves out an unwanted flag, and marks as new only what the product does not have', async () => {
    const plain = await runGenerator([
      ...airships,
      '--flag',
      'none',
      '--write-permission',
      'eip_airships_write',
    ]);
    expect(plain.read(paths[0]!)).toContain("access: { permissions: [newPermission('eip_menu_airships')] }");
    expect(plain.read(paths[0]!)).not.toContain('newFlag');
    expect(plain.read(paths[0]!)).toContain("delete: { permissions: [newPermission('eip_airships_write')] }");
    const known = await runGenerator([...airships, '--flag', 'eip_locations']);
    expect(known.read(paths[0]!)).toContain("flag: 'eip_locations'");
  });

  test('shows fields that do not fit in the grid only on the single record', async () => {
    const many = Array.from({ length: 9 }, (_, at) => ['--field', `extra_${'abcdefghi'[at]!}:number`]).flat();
    const { read } = await runGenerator([...airships.slice(0, 8), ...many]);
    expect(read(paths[0]!)).toContain('extra_i: field.number({ detailOnly: true }),');
    expect(read(paths[0]!)).toMatch(/columns = \[[^\]]*'extra_g',?\s*\] as const/);
  });

  test.each([
    ['global', "api: { backend: 'v1', path: 'airships' }", "flag: newFlag('eip_airships')"],
    ['agency', "path: 'evoove/airships'", "newPermission('evoove_menu_airships')"],
  ])('belongs to its scope: %s', async (scope, ...expected) => {
    const { read } = await runGenerator([...airships, '--scope', scope]);
    for (const text of expected) expect(read(paths[0]!)).toContain(text);
    expect(read(paths[3]!)).not.toContain('client_id');
  });

  test('never overwrites any of the four files', async () => {
    const root = newFolder();
    await runGenerator(airships, { root });
    const again = await runGenerator([...airships, '--views', 'list'], { root });
    expect(again.code).toBe(1);
    expect(again.printed).toContain('exists already and is never overwritten');
    expect(again.read(paths[0]!)).toContain('operations:');
  });
});
