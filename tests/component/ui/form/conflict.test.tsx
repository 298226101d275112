import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Condition } from '@core/resource/condition';
import { createMockApi } from '@mocks/node';
import { fill, person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
// Lazy in the portal. Imported here so that no test waits while it is transformed.
import '@ui/form/conflict-dialog';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.server.resetHandlers());
afterAll(() => api.server.close());

const client = 7;
let id = 0;
const same = (): readonly Condition[] => [{ field: 'id', op: 'eq', value: id }];
const table = () => api.storage.table('locations');
const first = { location_name: 'Pier 9', address: '1 Dock Street', city: 'Oakland', state: 'CA' };
/** What another user saves in the meantime. */
const change = (values: Record<string, string>) => table().update(same(), values);
/** What another user saves in the portal, with an entry in the history. */
const changeAs = async (user: string, values: Record<string, string>) => {
  const { token } = await api.signIn(`${user}@portal.example`);
  const row = await table().first(same());
  const answer = await api.app.request(`/api/eip/clients/${client}/locations/${String(row?.['id'])}`, {
    method: 'PATCH',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'If-Match': `"${String(row?.['version'])}"`,
    },
    body: JSON.stringify(values),
  });
  if (!answer.ok) throw new Error(await answer.text());
};
const stored = async () => {
  const row = await table().first(same());
  return Object.fromEntries(Object.keys(first).map((name) => [name, row?.[name]]));
};

beforeEach(async () => {
  await api.ready;
  const [row] = await table().find([{ field: 'client_id', op: 'eq', value: client }], 1);
  id = Number(row?.['id']);
  await table().update(same(), first);
});

const open = async () => {
  const app = await renderApp({
    api,
    user: 'admin',
    path: `/clients/${client}/worksites/${id}/edit`,
  });
  await waitFor(() => expect(screen.getByLabelText('Worksite name')).toHaveValue('Pier 9'));
  return app;
};
const type = (label: string, text: string) => fill(screen.getByLabelText(label), text);
const save = () => person.click(screen.getByRole('button', { name: 'Save worksite' }));
const comparison = () => screen.findByRole('dialog', { name: /^Another user changed/ });
const choice = (dialog: HTMLElement, field: string, value: RegExp) =>
  within(within(dialog).getByRole('radiogroup', { name: field })).getByRole('radio', { name: value });

describe('a record that another user saved while its form was open', () => {
  it('keeps both changes of different fields, and says so', async () => {
    await open();
    await type('City', 'Alameda');
    await change({ address: '2 Dock Street' });
    await save();
    expect(await screen.findByText(/Changes by another user are kept: Address\./)).toBeInTheDocument();
    expect(await stored()).toEqual({ ...first, city: 'Alameda', address: '2 Dock Street' });
  });

  it('asks for each field that both changed, and saves the choices', async () => {
    await open();
    await type('City', 'Alameda');
    await type('Worksite name', 'Pier 10');
    await type('Address', '3 Dock Street');
    await change({ city: 'Berkeley', location_name: 'Pier 11' });
    await save();
    const dialog = await comparison();
    expect(dialog).toHaveAccessibleName('Another user changed 2 fields while you were typing');
    const button = within(dialog).getByRole('button', { name: 'Choose 2 more' });
    await person.click(button);
    expect(await stored()).toMatchObject({ city: 'Berkeley', location_name: 'Pier 11' });
    await person.click(choice(dialog, 'City', /Yours\s*Alameda/));
    await person.click(choice(dialog, 'Worksite name', /Theirs\s*Pier 11/));
    expect(within(dialog).getByText('Only you changed this. It is kept.')).toBeInTheDocument();
    await person.click(within(dialog).getByRole('button', { name: 'Save 2 fields' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await stored()).toEqual({
      ...first,
      city: 'Alameda',
      location_name: 'Pier 11',
      address: '3 Dock Street',
    });
  });

  it('loses nothing when the user goes back to the form and types on', async () => {
    await open();
    await type('City', 'Alameda');
    await change({ city: 'Berkeley' });
    await save();
    await person.click(within(await comparison()).getByRole('button', { name: 'Back to the form' }));
    expect(screen.getByText('What you typed is kept and not saved yet.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Alameda'));
    await type('City', 'Albany');
    await person.click(screen.getByRole('button', { name: 'Compare and save' }));
    const dialog = await comparison();
    await person.click(choice(dialog, 'City', /Yours\s*Albany/));
    await person.click(within(dialog).getByRole('button', { name: 'Save 1 field' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await stored()).toEqual({ ...first, city: 'Albany' });
  });

  it('is compared again when it changes during the comparison', async () => {
    await open();
    await type('City', 'Alameda');
    await change({ city: 'Berkeley' });
    await save();
    const dialog = await comparison();
    await change({ city: 'Richmond' });
    await person.click(choice(dialog, 'City', /Yours/));
    await person.click(within(dialog).getByRole('button', { name: 'Save 1 field' }));
    await waitFor(async () =>
      expect(choice(await comparison(), 'City', /Theirs\s*Richmond/)).toBeInTheDocument(),
    );
    expect(await stored()).toEqual({ ...first, city: 'Richmond' });
  });

  it('conflicts with a draft from before', async () => {
    const view = await open();
    await type('City', 'Alameda');
    const draft = sessionStorage.getItem('portal.draft') ?? '';
    view.unmount();
    sessionStorage.setItem('portal.draft', draft);
    await change({ city: 'Berkeley' });
    await open();
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Alameda'));
    await save();
    expect(choice(await comparison(), 'City', /Theirs\s*Berkeley/)).toBeInTheDocument();
    expect(await stored()).toMatchObject({ city: 'Berkeley' });
  });
});

describe('who changed the record', () => {
  const conflictIn = async (field: string, mine: string, theirs: () => Promise<void>) => {
    await open();
    await type(field, mine);
    await theirs();
    await save();
    return comparison();
  };

  const isDescribed = (dialog: HTMLElement, note: string) =>
    expect(dialog).toHaveAccessibleDescription(
      new RegExp(`field by field\\.\\s*${note.replace(/ /g, '\\s+').replace(',', '\\s*,')}\\s*$`),
    );
  const findNote = (dialog: HTMLElement, note: string) => waitFor(() => isDescribed(dialog, note));

  it('is said in the comparison and in the form', async () => {
    const dialog = await conflictIn('City', 'Alameda', () =>
      changeAs('staff', { city: 'Berkeley', address: '2 Dock Street' }),
    );
    await findNote(dialog, 'Changed by Sam Whitfield, 1 minute ago');
    expect(dialog).toHaveTextContent('Only Sam Whitfield changed this.');
    await person.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    const notice = (await screen.findByText('What you typed is kept and not saved yet.')).parentElement;
    expect(notice).toHaveTextContent(/^Sam Whitfield changed 2 fields while you were typing\./);
  });

  it('is said of each value if several people did', async () => {
    const dialog = await conflictIn('City', 'Alameda', async () => {
      await changeAs('staff', { city: 'Berkeley' });
      await changeAs('admin', { location_name: 'Pier 11' });
    });
    await findNote(dialog, 'Maya Ortega and Sam Whitfield, 1 minute ago');
    expect(choice(dialog, 'City', /Theirs\s*Sam Whitfield\s*Berkeley/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Only Maya Ortega changed this.');
  });

  it('leaves out what was changed before the form was opened', async () => {
    await changeAs('admin', { city: 'Fremont' });
    await table().update(same(), first);
    const dialog = await conflictIn('City', 'Alameda', () => changeAs('staff', { city: 'Berkeley' }));
    await findNote(dialog, 'Changed by Sam Whitfield, 1 minute ago');
  });

  it('is left out when the history is refused, and the choices work', async () => {
    let calls = 0;
    api.server.use(
      http.get('*/history', () => {
        calls += 1;
        return HttpResponse.json({ detail: 'forbidden' }, { status: 403 });
      }),
    );
    const dialog = await conflictIn('City', 'Alameda', () => changeAs('staff', { city: 'Berkeley' }));
    await waitFor(() => expect(calls).toBe(1));
    isDescribed(dialog, '');
    await person.click(choice(dialog, 'City', /Theirs\s*Berkeley/));
    await person.click(within(dialog).getByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await stored()).toMatchObject({ city: 'Berkeley' });
  });

  it('is not asked for again where the server has no history', async () => {
    let calls = 0;
    api.server.use(
      http.get('*/history', () => {
        calls += 1;
        return HttpResponse.json({ detail: 'not found' }, { status: 404 });
      }),
    );
    const dialog = await conflictIn('City', 'Alameda', () => changeAs('staff', { city: 'Berkeley' }));
    await waitFor(() => expect(calls).toBe(1));
    expect(dialog).toHaveAccessibleName('Another user changed 1 field while you were typing');
    isDescribed(dialog, '');
    await person.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    await person.click(await screen.findByRole('button', { name: 'Compare and save' }));
    await comparison();
    expect(calls).toBe(1);
  });
});
