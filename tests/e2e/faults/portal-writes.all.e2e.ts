import type locationWords from '@locales/en/resources/locations';
import type memberWords from '@locales/en/resources/members';
import type userWords from '@locales/en/resources/users';
import type listWords from '@locales/en/list';
import { callApi, tokenOf } from '../setup/api';
import type { Account } from '../setup/accounts';
import { testFaults } from './cells';
import type { FaultyCall } from './run';
import { escapeRegExp, wordsOf } from './localized-texts';
import type { Stage } from './stage';
import { button, confirmDialog, showsText, valuesIn, writeCall, type WriteAction } from './writes';

let people = 0;
const newUsername = (place: string) => {
  people += 1;
  return `${place}.${Date.now().toString(36)}${people}@faults.example`;
};
const tokenFor = { users: 'admin', members: 'agency' } as const satisfies Record<string, Account>;
const paths = { users: '/api/v1/users', members: '/api/v1/evoove/administration/members' } as const;
const screens = { users: '/users', members: '/evoove/administration' } as const;
type Place = keyof typeof paths;
type Words = typeof userWords | typeof memberWords;

const wordsIn = (stage: Stage, place: Place) => wordsOf<Words>(stage.language, `resources/${place}`);
const exactly = (text: string) => new RegExp(escapeRegExp(text));

const add = async (place: Place, username: string): Promise<number> => {
  const token = await tokenOf(tokenFor[place]);
  const rest =
    place === 'users'
      ? { role_id: 1, eip_client_ids: [] }
      : { role_name: 'Agent', commission_pct: 0.1, stage: 'not_verified' };
  const names = { first_name: 'Nora', last_name: 'Fault', username, ...rest };
  const { status, body } = await callApi<{ id: number }>(paths[place], { token, body: names });
  if (status !== 201) throw new Error(`adding ${username} to ${place} answered ${status}`);
  return body.id;
};

const countOf = async (place: Place, username: string): Promise<number> => {
  const token = await tokenOf(tokenFor[place]);
  const sort = 'offset=0&limit=10&sort=username&order=asc';
  const path = `${paths[place]}?${sort}&search=${encodeURIComponent(username)}`;
  return (await callApi<{ total_count: number }>(path, { token })).body.total_count;
};

/** Opens a form and waits for its first field. */
const open = async ({ page }: Stage, path: string) => {
  await page.goto(path);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().waitFor();
  return dialog;
};

/** Chooses the first option of a native select or of a MUI select. */
const choose = async (stage: Stage, label: string) => {
  const { page } = stage;
  const field = page.getByRole('dialog').getByLabel(label, { exact: true });
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
    await field.selectOption({ index: 1 });
    return;
  }
  await field.click();
  const option = page.getByRole('listbox').getByRole('option').first();
  await option.click();
};

const creating =
  (place: Place) =>
  async (stage: Stage): Promise<WriteAction> => {
    const { page } = stage;
    const { fields, create } = wordsIn(stage, place);
    const dialog = await open(stage, `${screens[place]}/new`);
    const username = newUsername(place);
    await dialog.getByLabel(fields.first_name, { exact: true }).fill('Zora');
    await dialog.getByLabel(fields.last_name, { exact: true }).fill('Fault');
    await dialog.getByLabel(fields.username, { exact: true }).fill(username);
    if ('role_id' in fields) await choose(stage, fields.role_id);
    else {
      await choose(stage, fields.role_name);
      await dialog.getByLabel(fields.commission_pct).fill('12.5');
    }
    return {
      press: dialog.locator('button[type=submit]'),
      typed: valuesIn(dialog),
      isDone: showsText(page, exactly(create.done)),
      effects: () => countOf(place, username),
    };
  };

const editing =
  (place: Place) =>
  async (stage: Stage): Promise<WriteAction> => {
    const { fields, edit } = wordsIn(stage, place);
    const id = await add(place, newUsername(place));
    const dialog = await open(stage, `${screens[place]}/${id}/edit`);
    await dialog.getByLabel(fields.last_name, { exact: true }).fill('Changed');
    return {
      press: dialog.locator('button[type=submit]'),
      typed: valuesIn(dialog),
      isDone: showsText(stage.page, exactly(edit.done)),
    };
  };

const deleting =
  (place: Place) =>
  async (stage: Stage): Promise<WriteAction> => {
    const { page, language } = stage;
    const username = newUsername(place);
    await add(place, username);
    await page.goto(`${screens[place]}?search=${encodeURIComponent(username)}`);
    const { actions } = wordsOf<typeof listWords>(language, 'list');
    await button(page, actions.delete.replace('{{record}}', username)).click();
    return {
      ...(await confirmDialog(stage, exactly(wordsIn(stage, place).delete.done))),
      effects: async () => 1 - (await countOf(place, username)),
    };
  };

const acting = async (stage: Stage): Promise<WriteAction> => {
  const { page, language } = stage;
  const username = newUsername('members');
  const id = await add('members', username);
  const token = await tokenOf('agency');
  const body = {
    id,
    first_name: 'Nora',
    last_name: 'Fault',
    username,
    role_name: 'Agent',
    commission_pct: 0.1,
  };
  await callApi(`${paths.members}/${id}`, { method: 'PUT', token, body: { ...body, stage: 'inactive' } });
  await page.goto(`${screens.members}?search=${encodeURIComponent(username)}`);
  const words = wordsOf<typeof memberWords>(language, 'resources/members');
  const action = page.getByRole('button', { name: new RegExp(`^${words.actions.activate.label}\\b`) });
  await action.waitFor();
  return {
    press: page.locator('.MuiDataGrid-row button').first(),
    typed: () => page.locator('.MuiDataGrid-row [data-field="username"]').allInnerTexts(),
    isDone: showsText(page, exactly(words.actions.activate.done)),
  };
};

const addingWorksite =
  (clientId: number) =>
  async (stage: Stage): Promise<WriteAction> => {
    const { page, language } = stage;
    const { fields, create } = wordsOf<typeof locationWords>(language, 'resources/locations');
    const dialog = await open(stage, `/clients/${clientId}/worksites/new`);
    people += 1;
    const name = `Fault Hall ${Date.now().toString(36)}${people}`;
    for (const [field, value] of Object.entries({
      location_name: name,
      address: '12 Main Street',
      city: 'Springfield',
      zip_code: '62701',
    }))
      await dialog.getByLabel(fields[field as keyof typeof fields], { exact: true }).fill(value);
    await choose(stage, fields.state);
    return {
      press: dialog.locator('button[type=submit]'),
      typed: valuesIn(dialog),
      isDone: showsText(page, exactly(create.done)),
      effects: async () => {
        const token = await tokenOf('staff');
        const sort = 'offset=0&limit=10&sort=location_name&order=asc';
        const path = `/api/eip/clients/${clientId}/locations?${sort}&search=${encodeURIComponent(name)}`;
        return (await callApi<{ total_count: number }>(path, { token })).body.total_count;
      },
    };
  };

/** Deleting a record that no longer exists counts as done. */
const doneAt = ['not found'] as const;

const portalWrites = (clientId: number): FaultyCall[] =>
  [
    ...(['users', 'members'] as const).flatMap((place) => {
      const base = { account: tokenFor[place] };
      const one = new RegExp(`${paths[place]}/\\d+$`);
      const name = paths[place].replace('/api/v1/', '');
      return [
        {
          ...base,
          name: `POST ${name}`,
          method: 'POST',
          path: new RegExp(`${paths[place]}$`),
          ready: creating(place),
        },
        { ...base, name: `PUT ${name}/:id`, method: 'PUT', path: one, ready: editing(place) },
        {
          ...base,
          name: `DELETE ${name}/:id`,
          method: 'DELETE',
          path: one,
          ready: deleting(place),
          doneAt,
        },
      ] as const;
    }),
    {
      name: 'PUT evoove/administration/members/:id by a row action',
      account: 'agency',
      method: 'PUT',
      path: /members\/\d+$/,
      ready: acting,
    } as const,
    {
      name: 'POST clients/:clientId/locations',
      account: 'staff',
      method: 'POST',
      path: /\/locations$/,
      ready: addingWorksite(clientId),
    } as const,
  ].map(writeCall);

testFaults('portal-writes', ({ clientId }) => portalWrites(clientId));
