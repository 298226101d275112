import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { field } from '@core/resource/field';
import { inputOf } from '@ui/form/input-of';
import { ownInputs } from '@ui/own-parts';
import { person } from '@tests/helpers/person';
import { renderEveryKind } from './form-of-every-kind';

const engines = { fields: { risk: field.number() } };
const spec = { inputs: { risk: { kind: 'number', from: 1, to: 5, input: 'gauge' } } } as const;

const Gauge = inputOf<typeof engines, 'risk'>(({ control, value, onChange, onBlur }) => (
  <input
    {...control}
    type="range"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    onBlur={onBlur}
  />
));

beforeEach(() => {
  ownInputs.set({ 'resources/engines/ui/gauge.input.tsx': () => Promise.resolve(Gauge) });
});

const send = () => person.click(screen.getByRole('button', { name: 'send' }));

test('an own input has the label, the value of the record, and sends the value of its kind', async () => {
  const sent = await renderEveryKind({ risk: 2 }, 'en', spec);
  const gauge = await screen.findByLabelText('risk');
  expect(gauge).toHaveValue('2');
  fireEvent.change(gauge, { target: { value: '4' } });
  await send();
  await waitFor(() => expect(sent).toEqual([{ risk: 4 }]));
});

test('an own input shows the errors of the rules of its kind', async () => {
  const sent = await renderEveryKind({ risk: 2 }, 'en', spec);
  const gauge = await screen.findByLabelText('risk');
  fireEvent.change(gauge, { target: { value: '9' } });
  await send();
  await waitFor(() => expect(gauge).toBeInvalid());
  expect(gauge).toHaveAccessibleDescription(/5/);
  expect(sent).toEqual([]);
});
