import type { Row, Storage } from '@server/storage/storage';
import type { Resource } from '@core/resource/resource';
import { resources, resourceTables, tableName } from '../setup/portal';

/** The host that an injected script or picture would call. */
const evilHost = 'evil.example';

/** Reverses the text after it, unless it is isolated. */
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
const texts: readonly string[] = [
  'text',
  'avatar',
  'status',
  'link',
  'phone',
  'email',
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
        // Lists sort and filter by dates and statuses, so every third row keeps valid ones.
        const keeps = (kind === 'date' || kind === 'month' || kind === 'status') && at % 3 === 0;
        return keeps ? [] : [[name, hostileTexts[turn % hostileTexts.length] ?? '']];
      }
      if (kind === 'boolean' || name.endsWith('_id')) return [];
      return [[name, numbers[turn % numbers.length] ?? 0]];
    }),
  );

/**
 * Fills every text and number column of every resource with hostile values, except ids that join records. Returns the
 * number of rows.
 */
export const writeHostileValues = async (storage: Storage): Promise<number> => {
  const schemas = new Map(resourceTables(resources).map((schema) => [schema.name, schema]));
  let count = 0;
  for (const resource of resources) {
    const schema = schemas.get(tableName(resource));
    if (!schema) continue;
    const table = storage.table(schema.name);
    const rows = (await table.find([], 200)).entries();
    for (const [at, row] of rows) {
      const patch = hostileRow(resource, schema.columns, at);
      // Usernames must be unique.
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
