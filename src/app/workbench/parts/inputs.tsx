import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { useForm } from 'react-hook-form';
import type { FormInput } from '@core/form/form';
import { useWords } from '@lib/i18n';
import { BusyButton } from '@ui/form/busy-button';
import { FillSearch } from '@ui/form/fill-search';
import { FormSkeleton } from '@ui/form/form-skeleton';
import type { FormValues } from '@ui/form/form-values';
import { GeneratedInput } from '@ui/form/generated-input';
import { LookupFailed } from '@ui/form/lookup-failed';
import { Case, Part } from '../part';
import { resourceOf } from '../listed';
import { Stage } from '../stage';

interface InputSample {
  /** Whose words name it, and the key of those words. */
  readonly area: string;
  readonly name: string;
  readonly input: FormInput;
  readonly filled: unknown;
  readonly empty?: unknown;
}

/** Every kind of input. A new kind does not compile before it is here. */
const inputs: Readonly<Record<FormInput['kind'], InputSample>> = {
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
  select: { area: 'locations', name: 'state', input: { kind: 'select', options: 'us-states' }, filled: 'WA' },
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

type State = 'empty' | 'filled' | 'refused' | 'optional';
const states: readonly State[] = ['empty', 'filled', 'refused', 'optional'];

const SampleInput = ({
  area,
  name,
  input,
  filled,
  empty = '',
  state,
}: InputSample & { readonly state: State }) => {
  const words = useWords({ name: area });
  const refusal = { type: 'server', message: { server: 'invalid' } as unknown as string };
  const { control } = useForm<FormValues>({
    defaultValues: { [name]: state === 'filled' || state === 'refused' ? filled : empty },
    ...(state === 'refused' && { errors: { [name]: refusal } }),
  });
  return (
    <GeneratedInput
      id={`${area}-${name}-${state}`}
      name={name}
      input={{ ...input, optional: state === 'optional', autoComplete: 'off' }}
      control={control}
      words={words}
      autoFocus={false}
      record={undefined}
    />
  );
};

const Busy = () => {
  const { t } = useTranslation('form');
  const words = useWords({ name: 'users' });
  const button = { label: words('edit.submit'), busyLabel: t('busy') };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <BusyButton {...button} busy={false} />
      <BusyButton {...button} busy />
      <BusyButton {...button} busy={false} resting />
    </Box>
  );
};

const Lookup = () => {
  const { t } = useTranslation('form');
  return <LookupFailed text={t('search.listFailed')} field="nowhere" onRetry={() => undefined} />;
};

const { form = { inputs: {} } } = resourceOf('locations');

/** Every kind of input in every state, and what stands around inputs. */
export const Inputs = () => (
  <Part name="GeneratedInput" column={300}>
    {Object.entries(inputs).map(([kind, sample]) => (
      <Paper key={kind} data-input={kind} sx={{ p: 2, display: 'grid', gap: 2 }}>
        {states.map((state) => (
          <Case key={state} name={`${kind}: ${state}`}>
            <Stage>
              <SampleInput {...sample} state={state} />
            </Stage>
          </Case>
        ))}
      </Paper>
    ))}
    <Paper sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Case name="record: choices that could not be fetched">
        <Stage server="fails">
          <SampleInput {...inputs.record} name="role_name" state="empty" />
        </Stage>
      </Case>
      <Case name="LookupFailed">
        <Lookup />
      </Case>
      {form.fill && (
        <Case name="FillSearch">
          <Stage>
            <FillSearch fill={form.fill} onFill={() => undefined} />
          </Stage>
        </Case>
      )}
      <Case name="FormSkeleton">
        <FormSkeleton form={form} />
      </Case>
      <Case name="BusyButton ready, busy, resting">
        <Busy />
      </Case>
    </Paper>
  </Part>
);
