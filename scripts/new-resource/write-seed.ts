import { kindOf, valuesName } from './kinds';
import { quoted } from './labels';
import { shapeOf } from './shape';
import type { NewField, NewResource } from './spec';

/** Fields that many resources have, and what the seed has of them; the file that it comes from. */
const known: Readonly<Record<string, readonly [code: string, name: string, from: string]>> = {
  location_name: [
    "random.pick(worksitesOf(client, context)).location_name ?? ''",
    'worksitesOf',
    '../worksites',
  ],
  first_name: ['random.pick(firstNames)', 'firstNames', '../data/names'],
  last_name: ['random.pick(lastNames)', 'lastNames', '../data/names'],
  city: ['random.pick(cities).name', 'cities', '../data/cities'],
  address: ['`${random.int(10, 2400)} ${random.pick(streets)}`', 'streets', '../data/cities'],
};

const helpers: readonly (readonly [name: string, from: string])[] = [
  ['daysBefore', '../days'],
  ['minutesBefore', '../days'],
  ['dollars', '../sums'],
];

interface Owner {
  readonly imports: readonly (readonly [name: string, from: string])[];
  /** The function that makes the records of every owner, from the statements that make those of one. */
  readonly around: (statements: string) => string;
  /** What names the owner's own sequence of chance. */
  readonly sequence: (resource: string) => string;
  readonly id: string;
  readonly count: string;
  readonly column: string;
}

const owners: Readonly<Record<NewResource['scope'], Owner>> = {
  client: {
    imports: [
      ['clientAccounts', '../client-accounts'],
      ['emptyClient', '../data/client-names'],
    ],
    around: (statements) =>
      `(context) => clientAccounts(context)
        .filter((client) => client.client_account_name !== emptyClient)
        .flatMap((client) => {
          const clientId = Number(client.client_account_id);
          ${statements}
        })`,
    sequence: (resource) => `\`${resource}-\${clientId}\``,
    id: 'clientId * 1000 + at + 1',
    count: "context.scale === 'demo' ? random.int(12, 40) : 14",
    column: 'client_id: clientId,',
  },
  agency: {
    imports: [['demoAgencies', '../data/agencies']],
    around: (statements) => `(context) => demoAgencies.flatMap((agency) => { ${statements} })`,
    sequence: (resource) => `\`${resource}-\${agency.id}\``,
    id: 'agency.id * 1000 + at + 1',
    count: "context.scale === 'demo' ? 40 : 14",
    column: 'agency_id: agency.id,',
  },
  global: {
    imports: [],
    around: (statements) => `(context) => { ${statements} }`,
    sequence: quoted,
    id: 'at + 1',
    count: "context.scale === 'demo' ? 60 : 25",
    column: '',
  },
};

/** Worksites belong to a client. */
const isKnown = ({ name, kind }: NewField, scope: NewResource['scope']): boolean =>
  kind === 'text' && Object.hasOwn(known, name) && (scope === 'client' || name !== 'location_name');

const valueOf = (field: NewField, scope: NewResource['scope']): string => {
  const { name, kind, nullable, label } = field;
  const code = (isKnown(field, scope) ? known[name]?.[0] : undefined) ?? kindOf(kind).seed(name, label.en);
  return `${name}: ${nullable ? `random.chance(0.2) ? null : ${code}` : code},`;
};

const importsOf = (body: string, { imports }: Owner): string => {
  const used = [
    ...imports,
    ...helpers.filter(([name]) => body.includes(`${name}(`)),
    ...Object.values(known).flatMap(([code, name, from]) =>
      body.includes(code) ? [[name, from] as const] : [],
    ),
    ['createRandom', '../random'] as const,
  ];
  const files = [...new Set(used.map(([, from]) => from))].sort();
  return files
    .map((file) => {
      const names = used.filter(([, from]) => from === file).map(([name]) => name);
      return `import { ${[...new Set(names)].sort().join(', ')} } from '${file}';`;
    })
    .join('\n');
};

/** Demo records that are the same at every start; made up, to be made plausible by hand. */
export const writeSeed = (wanted: NewResource): string => {
  const owner = owners[wanted.scope];
  const { representation } = shapeOf(wanted);
  const fields = wanted.fields.map((field) =>
    // What names a record is its own alone.
    field === representation ? `${field.name}: \`${field.label.en} \${id}\`,` : valueOf(field, wanted.scope),
  );
  const body = owner.around(`const random = createRandom(${owner.sequence(wanted.name)});
    return Array.from({ length: ${owner.count} }, (_, at) => {
      const id = ${owner.id};
      return { id, ${owner.column} ${fields.join('\n')} };
    });`);
  const constants = wanted.fields
    .filter(({ kind }) => kind === 'status')
    .map(
      ({ name, values }) =>
        `const ${valuesName(name)} = [${values.map(({ value }) => quoted(value)).join(', ')}];`,
    )
    .join('\n');
  return `${importsOf(body, owner)}
import type { SeedSource } from '../seed-source';

${constants}

/** Demo records, made up. */
export default {
  rows: ${body},
} satisfies SeedSource;
`;
};
