import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { MemoryRouter } from 'react-router';
import { areas } from '@resources';
import users from '@resources/users/resource';
import { buildAbility } from '@core/access/ability';
import { field, type Field } from '@core/resource/field';
import { AccessProvider } from '@lib/access-context';
import { RegistryContext } from '@lib/portal-context';
import { Cell, fetchCells } from '@ui/cells/cell';
import { cellOf } from '@ui/cells/cell-of';
import { ownCells } from '@ui/own-parts';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';
import { createWords } from '@tests/helpers/words';

beforeAll(() => Promise.all([createWords(), fetchCells(users.fields)]));

const show = (of: Field, value: unknown, permissions: readonly string[] = []) => {
  const rights = { permissions, flags: {} };
  return render(
    <MemoryRouter>
      <RegistryContext value={areas}>
        <AccessProvider ability={buildAbility(areas, rights)} rights={rights}>
          <PortalThemeProvider>
            <Cell name="value" field={of} value={value} row={{ value }} words={() => ''} />
          </PortalThemeProvider>
        </AccessProvider>
      </RegistryContext>
    </MemoryRouter>,
  );
};

describe('an own cell', () => {
  const gauges = { risk: field.number({ nullable: true, cell: 'gauge' }) };
  const Gauge = cellOf<{ fields: typeof gauges }, 'risk'>(({ value }) => <b>risk {value ?? 'unknown'}</b>);
  const load = () => Promise.resolve(Gauge);

  test('shows the value, and nothing of another type', async () => {
    ownCells.set({ 'resources/engines/ui/gauge.cell.tsx': load });
    await fetchCells(gauges);
    expect(show(gauges.risk, 7).container).toHaveTextContent(/^risk 7$/);
    expect(show(gauges.risk, { x: 1 }).container).toHaveTextContent(/^risk unknown$/);
  });

  test('has a name that no other cell has', () => {
    const twice = { 'resources/a/ui/gauge.cell.tsx': load, 'resources/b/ui/gauge.cell.tsx': load };
    expect(() => ownCells.set(twice)).toThrow('Two files are called gauge.cell.tsx. Rename resources/b/');
  });
});

describe('a percentage', () => {
  test('has as many decimals as declared, else none', () => {
    const { container } = show(field.percent(), 0.125);
    expect(container).toHaveTextContent(/^12%$/);
    expect(show(field.percent({ decimals: 1 }), 0.125).container).toHaveTextContent(/^12\.5%$/);
  });
});

test('a year has no thousands separator', () => {
  const { container } = show(field.year(), 2019);
  expect(container).toHaveTextContent(/^2019$/);
});

describe('records', () => {
  const clients = users.fields.eip_clients;
  const two = [
    { id: 3, name: 'Harbor Lane Markets' },
    { id: 8, name: 'Dockside & Co.' },
  ];

  test('are a list of names', () => {
    show(clients, two);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Harbor Lane Markets',
      'Dockside & Co.',
    ]);
  });

  test.each([[null], [[]], ['x'], [[{ id: 3 }, { name: 'no id' }, 7]]])('%j are no records', (value) => {
    const { container } = show(clients, value);
    expect(screen.queryByRole('list')).toBeNull();
    expect(container).toHaveTextContent('–');
  });
});
