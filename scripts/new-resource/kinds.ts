import { camelCase } from './labels';

interface Kind {
  /** The function of `field` that declares it. */
  readonly call: string;
  /** The code of the seed value. `name` is the field's name, and the code may use `id`, `random` and `context`. */
  readonly seed: (name: string, label: string) => string;
  /** The form's input. Absent when the server sets the value instead of the user. */
  readonly input?: (options: { readonly nullable: boolean; readonly values: string }) => string;
  /** Whether search includes the field. */
  readonly isSearched?: boolean;
  /** Too long for a column: only the single record shows it, and no list sorts by it. */
  readonly isLong?: boolean;
}

/** Name of the seed's constant with the values of a status. */
export const valuesName = (field: string): string => `${camelCase(field)}Values`;

type Input = NonNullable<Kind['input']>;

/** Returns an input of a kind, with further properties in `more`. */
const inputOf =
  (kind: string, more = ''): Input =>
  ({ nullable }) =>
    `{ kind: '${kind}'${more}${nullable ? ', optional: true' : ''} }`;

/**
 * The kinds of fields that a new resource may have. `avatar`, `trend` and `comparison` need design decisions that prompts
 * cannot cover.
 */
export const kinds = {
  text: {
    call: 'text',
    seed: (_name, label) => `\`${label} \${id}\``,
    input: inputOf('text', ', max: 120'),
    isSearched: true,
  },
  number: { call: 'number', seed: () => 'random.int(1, 60)', input: inputOf('number') },
  money: { call: 'money', seed: () => 'dollars(random.between(100, 20_000))', input: inputOf('money') },
  percent: {
    call: 'percent',
    seed: () => 'random.int(0, 100) / 100',
    input: inputOf('percent', ', from: 0, to: 100'),
  },
  date: {
    call: 'date',
    seed: () => 'daysBefore(context.now, random.int(2, 900))',
    input: inputOf('date'),
  },
  'date-time': { call: 'dateTime', seed: () => 'minutesBefore(context.now, random.int(60, 900_000))' },
  month: {
    call: 'month',
    seed: () => 'daysBefore(context.now, random.int(2, 900)).slice(0, 7)',
    input: inputOf('month'),
  },
  phone: {
    call: 'phone',
    seed: () => '`+1415555${random.int(1000, 9999)}`',
    input: inputOf('phone', ", rule: 'phone', max: 30"),
  },
  boolean: { call: 'boolean', seed: () => 'random.chance(0.5)', input: inputOf('boolean') },
  link: {
    call: 'link',
    seed: (name) => `\`https://example.com/${name}/\${id}\``,
    input: inputOf('link'),
  },
  'long-text': {
    call: 'text',
    seed: (_name, label) => `\`${label} \${id}\``,
    input: inputOf('long-text', ', max: 2000'),
    isLong: true,
  },
  status: {
    call: 'status',
    seed: (name) => `random.pick(${valuesName(name)})`,
    input: ({ values }) => `{ kind: 'choice', values: ${values} }`,
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;

export const kindOf = (name: KindName): Kind => kinds[name];
export const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);
