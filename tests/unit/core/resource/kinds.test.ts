import { schemaProblems } from '@server/openapi/schema-problems';
import { describe, expect, it, test } from 'vitest';
import { csvValue, isInFiles } from '@core/export/csv';
import { formatDuration } from '@core/format/duration';
import { field, type Field, type FieldKind } from '@core/resource/field';
import type { Kind } from '@core/resource/kind';
import { exampleOf } from '@core/resource/kind-examples';
import { defineKind, inputOfField, isStateful, kindOf } from '@core/resource/kinds';

const fields: Readonly<Record<FieldKind, Field>> = {
  id: field.id(),
  text: field.text(),
  'long-text': field.longText(),
  number: field.number({ decimals: 1 }),
  money: field.money(),
  percent: field.percent(),
  date: field.date(),
  'date-time': field.dateTime(),
  month: field.month(),
  year: field.year(),
  duration: field.duration(),
  phone: field.phone(),
  email: field.email(),
  status: field.status({ Open: 'success', Closed: 'gray' }),
  choice: field.choice(['Diesel', 'Petrol']),
  boolean: field.boolean(),
  avatar: field.avatar({ picture: 'picture' }),
  link: field.link(),
  trend: field.trend(),
  comparison: field.comparison(),
  records: field.records({ of: 'clients' }),
  changes: field.changes(),
};
const reader = {
  language: 'en',
  timeZone: 'UTC',
  yes: 'Yes',
  no: 'No',
  valueWord: (_: string, value: string) => value,
};
const positions = [0, 1, 2, 3, 40];

describe.each(Object.entries(fields))('the kind %s', (_, one) => {
  const kind = kindOf(one);
  const examples = positions.map((at) => exampleOf(one, at));

  it('has examples that fit its schema', () => {
    expect(examples.flatMap((example) => schemaProblems(kind.schema(one), example))).toEqual([]);
  });

  it('writes its examples in files and on screens, and no value of another type', () => {
    const { text, sum } = kind;
    if (text) for (const value of examples) expect(text(value, { field: one, language: 'en' })).not.toBe('');
    if (text) expect(text({}, { field: one, language: 'en' })).toBe('');
    if (sum) expect(sum(12)).toContain('12');
    const isText = typeof examples[0] !== 'object';
    if (isInFiles(one) && isText)
      for (const value of examples) expect(csvValue('name', one, value, reader)).not.toBe('');
  });

  it('starts new records with a value that its field may declare', () => {
    const { fresh, initial } = kind;
    const value = fresh?.('2026-11-29T14:00:00.000Z', one);
    if (value !== undefined) expect(initial?.isValid(value, one)).toBe(true);
    if (initial) for (const example of examples) expect(initial.isValid(wireTime(example), one)).toBe(true);
  });
});

/** Initial times are as stored, with milliseconds. */
const wireTime = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/:00Z$/, ':00.000Z') : value;

test('a choice has the values and words of its declaration, and names no state', () => {
  const fuel = field.choice(['Diesel', 'Petrol'], { nullable: true });
  expect(kindOf(fuel).schema(fuel)).toEqual({ type: 'string', enum: ['Diesel', 'Petrol'] });
  expect(inputOfField(fuel)).toEqual({ kind: 'choice', values: ['Diesel', 'Petrol'], optional: true });
  expect(isStateful(fuel)).toBe(false);
  const words = { ...reader, valueWord: (_: string, value: string) => `${value} fuel` };
  expect(csvValue('fuel', fuel, 'Diesel', words)).toBe('Diesel fuel');
});

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [1.5, ''],
  [-1, ''],
  ['90', ''],
])('a duration of %j is written as %j', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});

const grade: Kind = { schema: () => ({ type: 'string' }), compared: 'names' };

test('a project has kinds of its own, but none with a name that the portal has', () => {
  const made = defineKind<string>('grade', grade);
  expect(kindOf(made({ nullable: true }))).toBe(grade);
  expect(() => defineKind<string>('text', grade)).toThrow('The portal has a kind "text"');
});

test('an unknown kind says which there are', () => {
  const unknown = { kind: 'shade' } as unknown as Field;
  expect(() => kindOf(unknown)).toThrow(/no kind "shade" of fields\. Possible: id, text, /);
});
