import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { agencyFixture } from '@tests/component/app/agency-fixture';
import { person } from '@tests/helpers/person';
import { setWidth } from '@tests/helpers/window';
import { acrossElements } from '@tests/helpers/across-elements';
import { sampleOf } from '@tests/helpers/scale';

const agency = agencyFixture();

const member = (id: number, stage: string) => ({
  id,
  first_name: `First ${id}`,
  last_name: `Last ${id}`,
  username: `m${id}@example.com`,
  role_name: 'Agent',
  commission_pct: 0.125,
  stage,
  created: '2024-01-01T00:00:00Z',
});
const members = (...stages: string[]) =>
  agency.answer('administration/members', () =>
    HttpResponse.json({
      data: stages.map((stage, index) => member(index + 1, stage)),
      total_count: stages.length,
    }),
  );
const button = (name: string) => screen.findByRole('button', { name });

describe('a row action', () => {
  it('is offered when its condition holds, and names the record', async () => {
    members('active', 'inactive', 'not_verified');
    await agency.open('/administration');
    expect(await button('Deactivate m1@example.com')).toBeInTheDocument();
    expect(await button('Activate m2@example.com')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /ctivate/ })).toHaveLength(2);
  });

  it('is not offered for a record that the user may not manage, and neither are Edit and Delete', async () => {
    agency.answer('administration/members', () =>
      HttpResponse.json({
        data: [member(1, 'active'), { ...member(2, 'active'), managed: false }],
        total_count: 2,
      }),
    );
    await agency.open('/administration');
    for (const name of ['Edit', 'Deactivate', 'Delete']) {
      expect(await button(`${name} m1@example.com`)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: `${name} m2@example.com` })).toBeNull();
    }
  });

  it("is sent as an edit with the record's values, and updates the list", async () => {
    members('active');
    await agency.open('/administration');
    const deactivateButton = await button('Deactivate m1@example.com');
    const change = () => {
      members('inactive');
      return HttpResponse.json(member(1, 'inactive'));
    };
    agency.answer('administration/members/1', change, 'put');
    await person.click(deactivateButton);
    expect(
      await screen.findByText('Member deactivated. This person can no longer sign in.'),
    ).toBeInTheDocument();
    expect(await agency.callsTo('administration/members/1', 'PUT')[0]?.body).toEqual({
      id: 1,
      first_name: 'First 1',
      last_name: 'Last 1',
      username: 'm1@example.com',
      role_name: 'Agent',
      commission_pct: 0.125,
      stage: 'inactive',
    });
    expect(await button('Activate m1@example.com')).toHaveFocus();
  });

  it('is sent once, even if it is pressed again while it is being sent', async () => {
    members('active');
    await agency.open('/administration');
    let done: (answer: Response) => void = () => undefined;
    agency.answer('administration/members/1', () => new Promise((resolve) => (done = resolve)), 'put');
    const deactivateButton = await button('Deactivate m1@example.com');
    await person.click(deactivateButton);
    await waitFor(() => expect(deactivateButton).toHaveAttribute('aria-disabled', 'true'));
    await person.click(deactivateButton);
    done(HttpResponse.json(member(1, 'inactive')));
    await waitFor(() => expect(deactivateButton).toHaveAttribute('aria-disabled', 'false'));
    expect(agency.callsTo('administration/members/1', 'PUT')).toHaveLength(1);
  });

  it.each(
    sampleOf(
      [
        [
          409,
          'last administrator',
          'This is the last active administrator. Make another person an administrator first.',
        ],
        [409, 'cannot deactivate yourself', 'You cannot deactivate your own account.'],
        [403, 'forbidden', 'You are not allowed to do this.'],
        [404, 'not found', 'This record no longer exists.'],
      ],
      4,
    ),
  )('that is refused with %d %s shows the reason', async (status, detail, text) => {
    members('active');
    await agency.open('/administration');
    agency.answer('administration/members/1', agency.refuse(status, detail), 'put');
    await person.click(await button('Deactivate m1@example.com'));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await button('Deactivate m1@example.com')).toBeInTheDocument();
  });

  it('is a button with a label on the cards of a phone', async () => {
    setWidth(390);
    members('inactive');
    await agency.open('/administration', 'es');
    agency.answer('administration/members/1', () => HttpResponse.json(member(1, 'active')), 'put');
    await person.click(await button('Activar: m1@example.com'));
    await waitFor(() => expect(agency.callsTo('administration/members/1', 'PUT')).toHaveLength(1));
  });
});

describe('a row of a client', () => {
  const rows = (...ids: number[]) =>
    agency.answer('performance/my-clients', () =>
      HttpResponse.json({
        data: ids.map((id) => ({ id, client_account_name: `Client ${id}`, agent_name: 'Ann', total_due: 1 })),
        total_count: ids.length,
      }),
    );

  it('is a link only if the user may open that client', async () => {
    const found = await agency.api.storage
      .table('users')
      .first([{ field: 'username', op: 'eq', value: 'agency@portal.example' }]);
    const [own] = await agency.api.storage
      .table('user_clients')
      .find([{ field: 'user_id', op: 'eq', value: found?.id ?? 0 }], 1);
    const id = Number(own?.client_id);
    rows(id, 9_999);
    await agency.open('/performance/my-clients');
    const link = await screen.findByRole('link', { name: `Client ${id}` });
    expect(link).toHaveAttribute('href', `/clients/${id}`);
    expect(screen.getByText('Client 9999')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Client 9999' })).toBeNull();
  });
});

describe('the menu of a row', () => {
  const pressRow = async (name: string) => {
    const cell = await screen.findByText(acrossElements(name));
    fireEvent.contextMenu(cell, { clientX: 40, clientY: 50 });
    return screen.findByRole('menu', { name: `${name}: actions` });
  };

  it('offers the actions of the record, and opens it', async () => {
    members('active', 'inactive');
    const { address } = await agency.open('/administration');
    const menu = await pressRow('m1@example.com');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Open', 'Open in new tab', 'Copy link', 'Edit', 'Deactivate', 'Delete']);
    await person.click(within(menu).getByRole('menuitem', { name: 'Open' }));
    await waitFor(() => expect(address()).toBe('/evoove/administration/1/edit'));
  });

  it('opens from one button in the smaller grid and returns the focus to it', async () => {
    setWidth(768);
    members('active');
    await agency.open('/administration');
    const more = await button('m1@example.com: actions');
    expect(screen.queryByRole('button', { name: /^(Edit|Delete|Deactivate) / })).toBeNull();
    more.focus();
    await person.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'm1@example.com: actions' });
    expect(within(menu).getByRole('menuitem', { name: 'Deactivate' })).toBeInTheDocument();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    expect(agency.callsTo('administration/members/1', 'PUT')).toEqual([]);
  });

  it('runs the chosen action', async () => {
    members('inactive');
    await agency.open('/administration');
    const menu = await pressRow('m1@example.com');
    agency.answer('administration/members/1', () => HttpResponse.json(member(1, 'active')), 'put');
    await person.click(within(menu).getByRole('menuitem', { name: 'Activate' }));
    await waitFor(() => expect(agency.callsTo('administration/members/1', 'PUT')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
