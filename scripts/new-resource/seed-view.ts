import { kindOf, valuesName } from './kinds';
import { quoted } from './labels';
import { shapeOf } from './shape';
import type { NewField, NewResource } from './spec';

/** Seed values for common field names. Worksites belong to a client. */
const known: Readonly<Record<string, string>> = {
  location_name: "random.pick(worksitesOf(client, context)).location_name ?? ''",
  first_name: 'random.pick(firstNames)',
  last_name: 'random.pick(lastNames)',
  city: 'random.pick(cities).name',
  address: '`${random.int(10, 2400)} ${random.pick(streets)}`',
};

/** Helpers for the values, by the file that exports them. */
const sources: Readonly<Record<string, readonly string[]>> = {
  '../data/cities': ['cities', 'streets'],
  '../data/names': ['firstNames', 'lastNames'],
  '../days': ['daysBefore', 'minutesBefore'],
  '../sums': ['dollars'],
  '../worksites': ['worksitesOf'],
};

const codeOf = (field: NewField, { scope }: NewResource): string => {
  const { name, kind, nullable, label } = field;
  const isKnown =
    kind === 'text' && Object.hasOwn(known, name) && (scope === 'client' || name !== 'location_name');
  const code = (isKnown ? known[name] : undefined) ?? kindOf(kind).seed(name, label.en);
  return nullable ? `random.chance(0.2) ? null : ${code}` : code;
};

/**
 * Returns the data for the template of a seed: demo records that are the same at every start. Developers make them
 * plausible by hand.
 */
export const seedView = (wanted: NewResource) => {
  const { representation } = shapeOf(wanted);
  const fields = wanted.fields.map((field) => ({
    name: field.name,
    // The field that names a record must be unique.
    code: field === representation ? `\`${field.label.en} \${id}\`` : codeOf(field, wanted),
  }));
  const isUsed = (name: string) => fields.some(({ code }) => new RegExp(`\\b${name}[().]`).test(code));
  return {
    resource: wanted.name,
    fields,
    imports: Object.entries(sources).flatMap(([file, names]) => {
      const used = names.filter(isUsed);
      return used.length > 0 ? [`import { ${used.join(', ')} } from '${file}';`] : [];
    }),
    statuses: wanted.fields
      .filter(({ kind }) => kind === 'status')
      .map(({ name, values }) => ({
        name: valuesName(name),
        values: `[${values.map(({ value }) => quoted(value)).join(', ')}]`,
      })),
  };
};
