import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { MemoryRouter } from 'react-router';
import { areas } from '@resources';
import users from '@resources/users';
import { buildAbility } from '@core/access/ability';
import { field, type Field } from '@core/resource/field';
import { AccessProvider } from '@lib/access-context';
import { RegistryContext } from '@lib/portal-context';
import { Cell, fetchCells } from '@ui/cells/cell';
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

describe('a percentage', () => {
  test('has as many decimals as declared, else none', () => {
    const { container } = show(field.percent(), 0.125);
    expect(container).toHaveTextContent(/^12%$/);
    expect(show(field.percent({ decimals: 1 }), 0.125).container).toHaveTextContent(/^12\.5%$/);
  });
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
