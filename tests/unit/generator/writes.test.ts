import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import { reviewMark } from '@scripts/review/marks';
import { airships, newFolder, runGenerator } from './run-generator';

const resource = 'resources/airships/resource.ts';
const english = 'locales/en/resources/airships.ts';
const spanish = 'locales/es/resources/airships.ts';
const seed = 'resources/airships/server/seed.ts';

describe('what the generator writes', () => {
  test('are four files in the project’s format', async () => {
    const { code, read, printed } = await runGenerator(airships);
    expect(code).toBe(0);
    for (const path of [resource, english, spanish, seed]) {
      expect(printed).toContain(path);
      const formatted = await format(path, read(path), { printWidth: 110, singleQuote: true });
      expect(formatted.code).toBe(read(path));
    }
  });

  test('is a declaration with what was requested', async () => {
    const text = (await runGenerator(airships)).read(resource);
    for (const line of [
      "api: { backend: 'eip', path: 'clients/:clientId/airships' },",
      "access: { flag: newFlag('eip_airships'), permissions: [newPermission('eip_menu_airships')] },",
      "representation: 'plate',",
      "stage: field.status({ 'In use': 'success', 'In repair': 'warning', Sold: 'gray' }),",
      'bought_on: field.date({ nullable: true }),',
      "search: ['plate', 'make', 'location_name'],",
      "filters: { stage: oneOfField('stage', ['In use', 'In repair', 'Sold']) },",
      'operations: { create: {}, edit: {}, delete: {} },',
    ])
      expect(text).toContain(line);
  });

  test('is a form with an input for every field that a user can fill in', async () => {
    const text = (await runGenerator(airships)).read(resource);
    for (const line of [
      "plate: { kind: 'text', max: 120 },",
      "stage: { kind: 'choice', values: ['In use', 'In repair', 'Sold'] },",
      "bought_on: { kind: 'date', optional: true },",
      "price: { kind: 'money', optional: true },",
      "driver_phone: { kind: 'phone', rule: 'phone', max: 30, optional: true },",
      "seats: { kind: 'number' },",
      "owned_share: { kind: 'percent', from: 0, to: 100, optional: true },",
      "first_flight: { kind: 'month' },",
      "built_in: { kind: 'year' },",
      "industry_id: { kind: 'record', resource: 'industries', optional: true },",
      "insured: { kind: 'boolean' },",
      "leased: { kind: 'boolean', optional: true },",
      "web_page: { kind: 'link', optional: true },",
      "remarks: { kind: 'long-text', max: 2000, optional: true },",
    ])
      expect(text).toContain(line);
    const seen = ['--name', 'sightings', '--field', 'title_text:text', '--field', 'seen_at:date-time'];
    expect((await runGenerator(seen)).read('resources/sightings/resource.ts')).not.toContain(
      'seen_at: { kind',
    );
  });

  test('names the values of a choice in both languages, and types a duration', async () => {
    const fields = ['--field', 'plate:text', '--field', 'fuel:choice(Diesel/Diésel,Petrol/Gasolina)?'];
    const { read } = await runGenerator([...['--name', 'airships', '--field', 'flew:duration'], ...fields]);
    for (const line of [
      "fuel: field.choice(['Diesel', 'Petrol'], { nullable: true }),",
      "fuel: { kind: 'choice', values: ['Diesel', 'Petrol'], optional: true },",
      'flew: field.duration(),',
      "flew: { kind: 'duration' },",
    ])
      expect(read(resource)).toContain(line);
    expect(read(resource)).not.toContain('filters');
    expect(read(spanish)).toContain("values: { fuel: { Diesel: 'Diésel', Petrol: 'Gasolina' } },");
  });

  test('shows only on the single record what is long or does not fit in the grid', async () => {
    const many = Array.from('abcdefghi').flatMap((letter) => ['--field', `extra_${letter}:number`]);
    const fields = ['--field', 'body:long-text', ...many, '--field', 'plate:text'];
    const { read } = await runGenerator(['--name', 'airships', ...fields]);
    expect(read(resource)).toContain('body: field.longText({ detailOnly: true }),');
    expect(read(resource)).toContain('extra_h: field.number({ detailOnly: true }),');
    expect(read(resource)).toMatch(/columns: \[\s*'plate',[^\]]*'extra_g',?\s*\]/);
  });

  test('declares a reference as a number, chosen by name, with demo records of the same client', async () => {
    const fields = ['--field', 'plate:text', '--field', 'home_id:record(locations)'];
    const { read } = await runGenerator(['--name', 'airships', ...fields]);
    expect(read(resource)).toContain('home_id: field.number({ detailOnly: true }),');
    expect(read(resource)).toContain("columns: ['plate'],");
    expect(read(resource)).toContain("home_id: { kind: 'record', resource: 'locations' },");
    expect(read(seed)).toContain(
      "const locationsRows = context.rows('locations').filter((row) => row.client_id === clientId);",
    );
    expect(read(seed)).toContain(
      'home_id: Number(locationsRows[random.int(0, locationsRows.length - 1)]?.id ?? 0),',
    );
  });

  test('declares a relation in one line, with demo records of the same client', async () => {
    const fields = ['--field', 'plate:text', '--field', 'home:belongsTo(locations)?:Home'];
    const { read } = await runGenerator(['--name', 'airships', ...fields]);
    expect(read(resource)).toContain("home: field.belongsTo('locations', { nullable: true }),");
    expect(read(resource)).toContain("columns: ['plate', 'home'],");
    expect(read(resource)).toContain("home: { kind: 'relation' },");
    expect(read(english)).toContain("home: 'Home'");
    expect(read(seed)).toContain('home_id: random.chance(0.2)');
    expect(read(seed)).toContain('locationsRows[random.int(0, locationsRows.length - 1)]?.id ?? null');
  });

  test.each(['label', 'count', 'record', 'order', 'language', 'page', 'group', 'user'])(
    'accepts the field name %s',
    async (name) => {
      const { code, read } = await runGenerator(['--name', 'airships', '--field', `${name}:text`]);
      expect(code).toBe(0);
      expect(read(resource)).toContain(`${name}: field.text(),`);
    },
  );

  test('are words in both languages, the Spanish ones marked for review and taken from the project where possible', async () => {
    const { read } = await runGenerator(airships);
    const [en, es] = [read(english), read(spanish)];
    expect(en).toContain("title: 'Airships'");
    expect(en).toContain("create: { title: 'Add airship', submit: 'Add airship', done: 'Airship added.' },");
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

  test('are labels as they were given, with any quotes', async () => {
    const { read } = await runGenerator([
      '--name',
      'airships',
      '--field',
      `plate:text:Pilot's "plate":L'una`,
    ]);
    expect(read(english)).toContain(`plate: 'Pilot\\'s "plate"'`);
    expect(read(spanish)).toContain(`plate: "L'una"`);
    expect(read(seed)).toContain('plate: `Pilot\'s "plate" ${id}`');
  });

  test('leaves out what no operation needs', async () => {
    const { read } = await runGenerator([...airships, '--operations', 'none']);
    expect(read(resource)).not.toMatch(/form:|operations:/);
    expect(read(english)).not.toMatch(/create:|edit:|delete:/);
  });

  test('leaves out an unwanted flag, and marks as new only what the product does not have', async () => {
    const plain = await runGenerator([
      ...airships,
      '--flag',
      'none',
      '--write-permission',
      'eip_fleet_write',
    ]);
    expect(plain.read(resource)).toContain("access: { permissions: [newPermission('eip_menu_airships')] }");
    expect(plain.read(resource)).not.toContain('newFlag');
    expect(plain.read(resource)).toContain("delete: { permissions: [newPermission('eip_fleet_write')] }");
    const known = await runGenerator([...airships, '--flag', 'eip_locations']);
    expect(known.read(resource)).toContain("flag: 'eip_locations'");
    expect(known.read(resource)).not.toContain('newFlag');
  });

  test.each([
    ['global', "api: { backend: 'v1', path: 'airships' }", "flag: newFlag('eip_airships')"],
    ['agency', "path: 'evoove/airships'", "newPermission('evoove_menu_airships')"],
  ])('belongs to its scope: %s', async (scope, ...expected) => {
    const { read } = await runGenerator([...airships, '--scope', scope]);
    for (const text of expected) expect(read(resource)).toContain(text);
    expect(read(seed)).not.toContain('client_id');
  });

  test('is nothing if one of the four files exists', async () => {
    const root = newFolder();
    mkdirSync(join(root, 'resources/airships/server'), { recursive: true });
    writeFileSync(join(root, seed), 'mine');
    const { code, printed, read } = await runGenerator(airships, { root });
    expect(code).toBe(1);
    expect(printed).toContain(`remove what exists: ${seed}.`);
    expect(read(seed)).toBe('mine');
    expect(existsSync(join(root, resource))).toBe(false);
  });
});
