import type { FieldKind, Field } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import type { Row } from '@ui/cells/cell-kind';

/** Twelve months in ascending order. */
export const months: readonly string[] = Array.from(
  { length: 12 },
  (_, at) => `2026-${String(at + 1).padStart(2, '0')}`,
);

/** Returns a plausible amount of money for each month, the same on every call. */
export const amounts = (share: number): readonly number[] =>
  months.map((_, at) => Math.round((420_000 + 37_000 * ((at * 5) % 7)) * share * 100) / 100);

const names = [
  'Ana Lopez',
  'Ben Okafor',
  'Chloe Dubois',
  'Dmitri Volkov',
  'Elena Maria Sanchez-Whitfield',
  'Farid Aziz',
];
const texts = ['Cedar', 'Harbor', 'Juniper Ridge', 'Larkspur', 'Meadow', 'Northgate Distribution Center'];
const pick = <T>(values: readonly T[], at: number): T | undefined => values[at % values.length];
const day = (at: number) => String((at % 27) + 1).padStart(2, '0');

/** Sample values of each kind, different for each row. */
const valueOf: Readonly<Record<FieldKind, (at: number, field: Field) => unknown>> = {
  id: (at) => at + 1,
  text: (at) => pick(texts, at),
  number: (at) => pick([3, 1, 12, 4, 0, 2], at),
  money: (at) => pick(amounts(1), at),
  percent: (at) => pick([0.34, 1, 0.12, 0.996, 0.5, 0], at),
  date: (at) => `2025-11-${day(at * 5)}`,
  'date-time': (at) => `2026-01-${day(at * 7)}T15:04:00Z`,
  month: (at) => pick(months, at),
  year: (at) => 2025 - at,
  phone: (at) => `206555014${at % 10}`,
  email: (at) => `person${at}@client.example`,
  status: (at, { values = {} }) => pick(Object.keys(values), at),
  boolean: (at) => at % 2 === 0,
  avatar: (at) => pick(names, at),
  link: (at) => `https://portal.example/${at}`,
  comparison: (at) => [
    { name: 'last_name', left: pick(names, at), right: pick(names, at + 1), differs: true },
  ],
  records: (at) => [{ id: at + 1, name: pick(names, at) }],
  changes: (at) => [{ field: 'last_name', before: pick(names, at), after: pick(names, at + 1) }],
  trend: (at) => months.map((_, month) => 40 + ((month * (at + 3)) % 11) + month * (3 - at)),
};

const lastIndex = names.length - 1;

const valueIn = (name: string, field: Field, at: number): unknown => {
  if (field.nullable && at === lastIndex) return null;
  if (name === 'full_name') return pick(names, at);
  if (name === 'username' || name.startsWith('email')) return `person.${at}@portal.example`;
  // Adjacent text columns have different values.
  if (field.kind === 'text') return pick(texts, at + name.length);
  return valueOf[field.kind](at, field);
};

/** Returns the nested records of a record, which some forms need. */
const nestedRecords = ({ form }: Resource): Row =>
  Object.fromEntries(
    Object.values(form?.inputs ?? {}).flatMap((input) =>
      (input.kind === 'record' || input.kind === 'records') && input.from
        ? [[input.from.field, [{ [input.from.key]: 1, name: pick(texts, 1) }]] as const]
        : [],
    ),
  );

/** Returns records of a resource as the server would send them, generated from its fields. */
export const sampleRows = (resource: Resource): readonly Row[] =>
  names.map((_, at) => ({
    ...Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [name, valueIn(name, field, at)]),
    ),
    ...nestedRecords(resource),
    [resource.idField]: at + 1,
  }));
