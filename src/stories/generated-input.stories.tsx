import Paper from '@mui/material/Paper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import type { FormInput } from '@core/form/form';
import type { Elements } from '@lib/elements';
import { useWords } from '@lib/i18n';
import type { FormValues } from '@ui/form/form-values';
import { GeneratedInput } from '@ui/form/generated-input';
import { Cases } from './cases';
import { shows } from './shows';
import { withScene } from './stage';

interface InputSample {
  /** The area and key of its translation. */
  readonly area: string;
  readonly name: string;
  readonly input: FormInput;
  readonly filled: unknown;
  readonly empty?: unknown;
}

/** Every kind of input. A new kind does not compile until it is added here. */
const inputs: Readonly<Record<Exclude<FormInput['kind'], 'own'>, InputSample>> = {
  text: { area: 'users', name: 'first_name', input: { kind: 'text' }, filled: 'Maximiliana' },
  email: { area: 'users', name: 'username', input: { kind: 'email' }, filled: 'ana.lopez@portal.example' },
  phone: { area: 'workers', name: 'phone_number', input: { kind: 'phone' }, filled: '(206) 555-0142' },
  'zip-code': { area: 'locations', name: 'zip_code', input: { kind: 'zip-code' }, filled: '02134' },
  percent: {
    area: 'gross-profit',
    name: 'gross_profit_pct',
    input: { kind: 'percent', from: 0, to: 100 },
    filled: '12.5',
  },
  number: {
    area: 'workers',
    name: 'days_worked',
    input: { kind: 'number', from: 0, to: 365 },
    filled: '1,234',
  },
  money: { area: 'workers', name: 'ytd_wages', input: { kind: 'money', from: 0 }, filled: '1,234.50' },
  date: { area: 'workers', name: 'hire_date', input: { kind: 'date', to: 'today' }, filled: '2026-11-20' },
  month: { area: 'gross-profit', name: 'month', input: { kind: 'month' }, filled: '2026-11' },
  year: { area: 'my-clients', name: 'client_since', input: { kind: 'year', to: 'today' }, filled: '2019' },
  duration: { area: 'workers', name: 'days_worked', input: { kind: 'duration' }, filled: '1 h 30 min' },
  boolean: { area: 'claims', name: 'has_salvage', input: { kind: 'boolean' }, filled: true, empty: false },
  link: {
    area: 'locations',
    name: 'location_name',
    input: { kind: 'link' },
    filled: 'https://portal.example/plan',
  },
  'long-text': {
    area: 'locations',
    name: 'address',
    input: { kind: 'long-text', max: 500 },
    filled: '12 Main Street\nBehind the mill, second door',
  },
  'us-state': { area: 'locations', name: 'state', input: { kind: 'us-state' }, filled: 'WA' },
  choice: {
    area: 'workers',
    name: 'employee_status',
    input: { kind: 'choice', values: ['Active', 'Inactive', 'Terminated'] },
    filled: 'Inactive',
  },
  record: {
    area: 'users',
    name: 'role_id',
    input: { kind: 'record', resource: 'roles' },
    filled: 2,
    empty: null,
  },
  records: {
    area: 'users',
    name: 'eip_client_ids',
    input: { kind: 'records', resource: 'clients' },
    filled: [1, 2, 6],
    empty: [],
  },
};

interface SampleInputProps extends InputSample {
  readonly state: 'empty' | 'filled' | 'refused' | 'optional';
}

const SampleInput = ({ area, name, input, filled, empty = '', state }: SampleInputProps) => {
  const words = useWords({ name: area });
  const refusal = { type: 'server', message: { server: 'invalid' } as unknown as string };
  const { control } = useForm<FormValues>({
    defaultValues: { [name]: state === 'filled' || state === 'refused' ? filled : empty },
    ...(state === 'refused' && { errors: { [name]: refusal } }),
  });
  return (
    <GeneratedInput
      id={`${area}-${name}`}
      name={name}
      input={{ ...input, optional: state === 'optional', autoComplete: 'off' }}
      control={control}
      words={words}
      autoFocus={false}
      record={undefined}
    />
  );
};

/** Every kind of input, in one state. */
const AllInputs = ({ state }: Pick<SampleInputProps, 'state'>) => {
  const cases = Object.entries(inputs).map(([kind, sample]): [string, Elements] => [
    kind,
    <Paper key={kind} data-input={kind} sx={{ p: 2 }}>
      <SampleInput {...sample} state={state} />
    </Paper>,
  ]);
  return <Cases of={Object.fromEntries(cases)} />;
};

export default {
  title: 'GeneratedInput',
  component: AllInputs,
  args: { state: 'empty' },
} satisfies Meta<typeof AllInputs>;

type Story = StoryObj<typeof AllInputs>;

// Chosen records have a name once their list has loaded.
const chosen = shows('.MuiAutocomplete-tag', 3);

export const Empty: Story = {};
export const Filled: Story = { args: { state: 'filled' }, play: chosen };
export const Refused: Story = { args: { state: 'refused' }, play: chosen };
export const Optional: Story = { args: { state: 'optional' } };
export const ChoicesFailed: Story = {
  parameters: withScene({ server: 'fails' }),
  render: () => <SampleInput {...inputs.record} name="role_name" state="empty" />,
  play: shows('[role="alert"]'),
};
