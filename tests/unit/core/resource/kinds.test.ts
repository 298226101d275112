import { schemaProblems } from '@server/openapi/schema-problems';
import { describe, expect, it, test } from 'vitest';
import { csvValue, isInFiles } from '@core/export/csv';
import { field, type Field, type FieldKind } from '@core/resource/field';
import type { Kind } from '@core/resource/kind';
import { defineKind, kindOf } from '@core/resource/kinds';

const fields: Readonly<Record<FieldKind, Field>> = {
  id: field.id(),
  text: field.text(),
  number: field.number({ decimals: 1 }),
  money: field.money(),
  percent: field.percent(),
  date: field.date(),
  'date-time': field.dateTime(),
  month: field.month(),
  year: field.year(),
  phone: field.phone(),
  email: field.email(),
  status: field.status({ Open: 'success', Closed: 'gray' }),
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
  const examples = positions.map((at) => kind.example(at, one));

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

const grade: Kind = { schema: () => ({ type: 'string' }), compared: 'names', example: () => 'A' };

test('a project has kinds of its own, but none with a name that the portal has', () => {
  const made = defineKind<string>('grade', grade);
  expect(kindOf(made({ nullable: true }))).toBe(grade);
  expect(() => defineKind<string>('text', grade)).toThrow('The portal has a kind "text"');
});

test('an unknown kind says which there are', () => {
  const unknown = { kind: 'shade' } as unknown as Field;
  expect(() => kindOf(unknown)).toThrow(/no kind "shade" of fields\. Possible: id, text, /);
});
