import type { Field } from '@core/resource/field';
import { people } from '@core/resource/kind-parts';
import { exampleOf } from '@core/resource/kind-examples';
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

const lastIndex = people.length - 1;

const valueIn = (name: string, field: Field, at: number): unknown => {
  if (field.nullable && at === lastIndex) return null;
  if (name === 'full_name') return people[at];
  if (name === 'username' || name.startsWith('email')) return `person.${at}@portal.example`;
  // Adjacent text columns have different values.
  return exampleOf(field, field.kind === 'text' ? at + name.length : at);
};

/** Returns the nested records of a record, which some forms need. */
const nestedRecords = ({ form }: Resource): Row =>
  Object.fromEntries(
    Object.values(form?.inputs ?? {}).flatMap((input) =>
      (input.kind === 'record' || input.kind === 'records') && input.from
        ? [[input.from.field, [{ [input.from.key]: 1, name: 'Harbor' }]] as const]
        : [],
    ),
  );

/** Returns records of a resource as the server would send them, generated from its fields. */
export const sampleRows = (resource: Resource): readonly Row[] =>
  people.map((_, at) => ({
    ...Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [name, valueIn(name, field, at)]),
    ),
    ...nestedRecords(resource),
    [resource.idField]: at + 1,
  }));
