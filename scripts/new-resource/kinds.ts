/** The resource that a reference leads to, as far as its demo records need it. */
export interface Target {
  readonly name: string;
  readonly idField: string;
  /** The column with the client or agency of its records, if they have one. */
  readonly owner: 'client_id' | 'agency_id' | null;
}

/** What the code of a field depends on. `values` is the code of a status's or choice's values. */
interface FieldParts {
  readonly label: string;
  readonly values: string;
  readonly target: Target | null;
}

interface Kind {
  /** The function of `field` that declares it. The kind's name when absent. */
  readonly call?: string;
  /** The kind of its input. The kind's name when absent, null when the server sets the value. */
  readonly input?: string | null;
  /** Further properties of the input. */
  readonly rules?: string | ((field: FieldParts) => string);
  /** The column of a demo value is called like the field, with this at the end. */
  readonly suffix?: string;
  /** Returns the code of a demo value, which may use `id`, `random` and `context`. */
  readonly seed: (field: FieldParts) => string;
}

const numbered = ({ label }: FieldParts): string => `\`${label} \${id}\``;
const day = 'daysBefore(context.now, random.int(2, 900))';

/** The name of the rows that a reference picks from, in the code of the demo records. */
const rowsName = ({ name }: Target): string =>
  `${name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Rows`;

const owners = { client_id: 'clientId', agency_id: 'agency.id' } as const;

/** Returns the code for the rows that a reference picks from: those of the same client or agency. */
export const rowsOf = (target: Target): string => {
  const { name, owner } = target;
  const filter = owner ? `.filter((row) => row.${owner} === ${owners[owner]})` : '';
  return `const ${rowsName(target)} = context.rows('${name}')${filter};`;
};

const pickedId = (target: Target): string => {
  const rows = rowsName(target);
  return `${rows}[random.int(0, ${rows}.length - 1)]?.${target.idField}`;
};

/** Without any rows, the reference leads nowhere. */
const picked = ({ target }: FieldParts): string => (target ? `Number(${pickedId(target)} ?? 0)` : '0');

/** Without any rows, the record has no related one. */
const related = ({ target }: FieldParts): string => (target ? `${pickedId(target)} ?? null` : 'null');

/** The kinds of fields that the generator offers. The others need more than a name and a label. */
const kinds = {
  text: { rules: ', max: 120', seed: numbered },
  number: { seed: () => 'random.int(1, 60)' },
  money: { seed: () => 'random.int(10_000, 2_000_000) / 100' },
  percent: { rules: ', from: 0, to: 100', seed: () => 'random.int(0, 100) / 100' },
  date: { seed: () => day },
  'date-time': { call: 'dateTime', input: null, seed: () => `\`\${${day}}T12:00:00.000Z\`` },
  month: { seed: () => `${day}.slice(0, 7)` },
  year: { seed: () => 'random.int(1990, 2025)' },
  duration: { seed: () => 'random.int(1, 600)' },
  phone: { rules: ", rule: 'phone', max: 30", seed: () => '`+1415555${random.int(1000, 9999)}`' },
  email: { rules: ", rule: 'email', max: 254", seed: () => '`person${id}@client.example`' },
  boolean: { seed: () => 'random.chance(0.5)' },
  link: { seed: () => '`https://example.com/${id}`' },
  'long-text': { call: 'longText', rules: ', max: 2000', seed: numbered },
  choice: {
    rules: ({ values }) => `, values: ${values}`,
    seed: ({ values }) => `random.pick(${values})`,
  },
  status: {
    input: 'choice',
    rules: ({ values }) => `, values: ${values}`,
    seed: ({ values }) => `random.pick(${values})`,
  },
  belongsTo: { input: 'relation', suffix: '_id', seed: related },
  record: { call: 'number', rules: ({ target }) => `, resource: '${target?.name}'`, seed: picked },
} satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as readonly KindName[];

/** Returns the code of a field's kind. */
export const codeOf = (name: KindName, field: FieldParts) => {
  const { call = name, input = name, rules = '', suffix = '', seed }: Kind = kinds[name];
  const ruleText = typeof rules === 'string' ? rules : rules(field);
  return { call, input, rules: ruleText, suffix, seed: seed(field) };
};
