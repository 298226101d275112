import { field, type Field, type FieldKind } from '@core/resource/field';

/** A field with its sample values, by what each is an example of. */
export interface Sample {
  readonly name: string;
  readonly field: Field;
  readonly values: Readonly<Record<string, unknown>>;
}

const long = 'Maximiliana Konstantinopoulou-Fitzgerald de la Vega y Villanueva del Campo';
const rising = [4, 5, 5, 6, 8, 7, 9, 11, 12, 12, 14, 17];

const sample = (name: string, of: Field, values: Sample['values']): Sample => ({
  name,
  field: of,
  values: { ...values, null: null },
});

/** Every kind with all options that it can declare. A new kind does not compile until it is added here. */
export const samples: Readonly<Record<FieldKind, readonly Sample[]>> = {
  id: [sample('id', field.id(), { usual: 1042, extreme: Number.MAX_SAFE_INTEGER })],
  text: [sample('text', field.text(), { usual: 'Harbor Freight Lines', empty: '', extreme: long })],
  'long-text': [
    sample('long-text', field.longText(), {
      usual: 'Behind the mill.\nSecond door.',
      extreme: `${long} `.repeat(20),
    }),
  ],
  number: [
    sample('number', field.number(), { usual: 1284, zero: 0, negative: -12, extreme: 9_876_543_210 }),
    sample('number 2 decimals', field.number({ decimals: 2 }), { usual: 12.5, extreme: 123_456.789 }),
  ],
  money: [
    sample('money', field.money(), {
      usual: 48_210.55,
      zero: 0,
      negative: -310.4,
      extreme: 1_234_567_890.12,
    }),
    sample('money bar', field.money({ display: 'bar' }), { usual: 48_210.55, most: 96_000, zero: 0 }),
    sample('money amount-due', field.money({ cell: 'amount-due' }), { usual: 1250, zero: 0 }),
  ],
  percent: [
    sample('percent', field.percent({ decimals: 1 }), {
      usual: 0.126,
      zero: 0,
      extreme: 12.5,
      negative: -0.2,
    }),
    sample('percent chip compliance', field.percent({ display: 'chip', colorRule: 'compliance' }), {
      low: 0.3,
      middle: 0.996,
      full: 1,
    }),
    sample('percent bar progress', field.percent({ display: 'bar', colorRule: 'progress' }), {
      low: 0.2,
      middle: 0.5,
      full: 1,
      over: 1.4,
      zero: 0,
    }),
  ],
  date: [sample('date', field.date(), { usual: '2026-02-28', 'no date': '2026-02-30' })],
  'date-time': [sample('date-time', field.dateTime(), { usual: '2026-02-28T23:59:00Z' })],
  month: [sample('month', field.month(), { usual: '2026-09' })],
  year: [sample('year', field.year(), { usual: 2019, 'no year': 20.5 })],
  duration: [
    sample('duration', field.duration(), {
      usual: 90,
      hours: 120,
      zero: 0,
      extreme: 525_600,
      'no minutes': 1.5,
    }),
  ],
  phone: [sample('phone', field.phone(), { usual: '2065550142', extreme: '+44 20 7946 0958 ext. 12345' })],
  email: [sample('email', field.email(), { usual: 'ana.pena@client.example' })],
  status: [
    sample('employee_status', field.status({ Active: 'success', Inactive: 'warning', Terminated: 'error' }), {
      success: 'Active',
      warning: 'Inactive',
      error: 'Terminated',
      unknown: 'On the moon since the beginning of the quarter',
    }),
  ],
  choice: [sample('cutoff', field.choice(['Met', 'Not Met']), { usual: 'Met', unknown: 'Half' })],
  boolean: [sample('boolean', field.boolean(), { true: true, false: false })],
  avatar: [
    sample('avatar', field.avatar({ picture: 'picture' }), {
      usual: 'Ana Lopez',
      'one name': 'Cher',
      extreme: long,
    }),
  ],
  link: [
    sample('link', field.link(), {
      usual: 'https://portal.example/handbook',
      'not https': 'ftp://portal.example',
      extreme: `https://${'a-very-long-name.'.repeat(5)}example/`,
    }),
  ],
  comparison: [
    sample('comparison', field.comparison(), {
      usual: [
        { name: 'last_name', left: 'Ellis', right: 'Ellis', differs: false },
        { name: 'date_of_birth', left: '1991-04-12', right: '1991-12-04', differs: true },
      ],
      none: [],
    }),
  ],
  records: [
    sample('records', field.records({ of: 'clients' }), {
      usual: [
        { id: 7, name: 'Harbor Lane Markets' },
        { id: 9, name: 'Bayview Home Supply' },
      ],
      none: [],
    }),
  ],
  trend: [
    sample('trend', field.trend(), {
      rising,
      falling: [...rising].reverse(),
      flat: rising.map(() => 5),
      short: [3, 4],
    }),
  ],
  changes: [
    sample('changes', field.changes(), {
      usual: [{ field: 'last_name', before: 'Diaz', after: 'Díaz Romero' }],
      secret: [{ field: 'password', secret: true }],
      extreme: [{ field: 'note', before: null, after: long }],
    }),
  ],
};
