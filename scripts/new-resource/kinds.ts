import { camel } from './labels';

interface Kind {
  /** The member of `field` that makes it. */
  readonly call: string;
  /** What the seed writes; `name` is the field's own, and `id`, `random` and `context` are at hand. */
  readonly seed: (name: string, label: string) => string;
  /** The form's input; absent where the portal has no input for it, and the value is then the server's. */
  readonly input?: (options: { readonly nullable: boolean; readonly values: string }) => string;
  /** Text that search looks in. */
  readonly isSearched?: boolean;
}

/** The constant of the seed that holds the values of a status. */
export const valuesName = (field: string): string => `${camel(field)}Values`;

const optional = (nullable: boolean) => (nullable ? ', optional: true' : '');

/** The kinds of fields that a new resource may have. `avatar` and `trend` need thought that no question can replace. */
export const kinds = {
  text: {
    call: 'text',
    seed: (_name, label) => `\`${label} \${id}\``,
    input: ({ nullable }) => `{ kind: 'text', max: 120${optional(nullable)} }`,
    isSearched: true,
  },
  number: { call: 'number', seed: () => 'random.int(1, 60)' },
  money: { call: 'money', seed: () => 'dollars(random.between(100, 20_000))' },
  percent: {
    call: 'percent',
    seed: () => 'random.int(0, 100) / 100',
    input: () => "{ kind: 'percent', from: 0, to: 100 }",
  },
  date: { call: 'date', seed: () => 'daysBefore(context.now, random.int(2, 900))' },
  'date-time': { call: 'dateTime', seed: () => 'minutesBefore(context.now, random.int(60, 900_000))' },
  month: { call: 'month', seed: () => 'daysBefore(context.now, random.int(2, 900)).slice(0, 7)' },
  phone: {
    call: 'phone',
    seed: () => '`+1415555${random.int(1000, 9999)}`',
    input: ({ nullable }) => `{ kind: 'phone', rule: 'phone', max: 30${optional(nullable)} }`,
  },
  boolean: { call: 'boolean', seed: () => 'random.chance(0.5)' },
  link: { call: 'link', seed: (name) => `\`https://example.com/${name}/\${id}\`` },
  status: {
    call: 'status',
    seed: (name) => `random.pick(${valuesName(name)})`,
    input: ({ values }) => `{ kind: 'choice', values: ${values} }`,
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;

export const kindOf = (name: KindName): Kind => kinds[name];
export const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);
