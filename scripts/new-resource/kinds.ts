interface Kind {
  /** The function of `field` that declares it. The kind's name when absent. */
  readonly call?: string;
  /** The kind of its input. The kind's name when absent, null when the server sets the value. */
  readonly input?: string | null;
  /** Further properties of the input. */
  readonly rules?: string;
  /** Returns the code of a demo value, which may use `id`, `random` and `context`. */
  readonly seed: (label: string, values: string) => string;
}

const numbered = (label: string): string => `\`${label} \${id}\``;
const day = 'daysBefore(context.now, random.int(2, 900))';

/** The kinds of fields that the generator offers. The others need more than a name and a label. */
const kinds = {
  text: { rules: ', max: 120', seed: numbered },
  number: { seed: () => 'random.int(1, 60)' },
  money: { seed: () => 'random.int(10_000, 2_000_000) / 100' },
  percent: { rules: ', from: 0, to: 100', seed: () => 'random.int(0, 100) / 100' },
  date: { seed: () => day },
  'date-time': { call: 'dateTime', input: null, seed: () => `\`\${${day}}T12:00:00.000Z\`` },
  month: { seed: () => `${day}.slice(0, 7)` },
  phone: { rules: ", rule: 'phone', max: 30", seed: () => '`+1415555${random.int(1000, 9999)}`' },
  email: { rules: ", rule: 'email', max: 254", seed: () => '`person${id}@client.example`' },
  boolean: { seed: () => 'random.chance(0.5)' },
  link: { seed: () => '`https://example.com/${id}`' },
  'long-text': { call: 'text', rules: ', max: 2000', seed: numbered },
  status: { input: 'choice', seed: (_, values) => `random.pick(${values})` },
} satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as readonly KindName[];
export const kindOf = (name: KindName) => ({ call: name, input: name, rules: '', ...(kinds[name] as Kind) });
