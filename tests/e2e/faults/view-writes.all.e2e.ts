import type toolWords from '@locales/en/tools';
import { callApi, tokenOf } from '../setup/api';
import { testFaults } from './cells';
import type { FaultyCall } from './run';
import { wordsOf } from './localized-texts';
import type { Stage } from './stage';
import {
  button,
  confirmDialog,
  showsText,
  valuesIn,
  writeCall,
  type Write,
  type WriteAction,
} from './writes';

type Words = typeof toolWords;
interface View {
  readonly id: number;
  readonly name: string;
}

const wordsIn = ({ language }: Stage): Words => wordsOf<Words>(language, 'tools');
const withName = (template: string, name: string): string => template.replace('{{name}}', name);

let views = 0;
const newName = (): string => {
  views += 1;
  return `Faulty ${Date.now().toString(36)}${views}`;
};

/** Separate lists for creating and changing, because a list may have at most fifty views. */
const lists = { create: 'workers', change: 'locations' } as const;
const screens = { create: 'employees', change: 'worksites' } as const;

const add = async (clientId: number, name: string): Promise<void> => {
  const body = { resource: lists.change, client_id: clientId, name, address: '', shared: false };
  const token = await tokenOf('staff');
  const { status } = await callApi('/api/v1/saved-views', { token, body: { ...body, is_default: false } });
  if (status !== 201) throw new Error(`saving the view ${name} answered ${status}`);
};

const countOf = async (clientId: number, name: string): Promise<number> => {
  const path = `/api/v1/saved-views?client_id=${clientId}`;
  const { body } = await callApi<{ data: View[] }>(path, { token: await tokenOf('staff') });
  return body.data.filter((view) => view.name === name).length;
};

const openMenu = async (stage: Stage, clientId: number, place: keyof typeof screens): Promise<void> => {
  const { page } = stage;
  await page.goto(`/clients/${clientId}/${screens[place]}`);
  // The button's name also contains the view's name when the list matches a view.
  await page.getByRole('button', { name: new RegExp(`^${wordsIn(stage).views.button}`) }).click();
};

const choose = (stage: Stage, item: string): Promise<void> =>
  stage.page.getByRole('menuitem', { name: item, exact: true }).click();

/** Fills in the name in the form of a view; one click submits it. */
const named = async (stage: Stage, name: string, done: string): Promise<WriteAction> => {
  const dialog = stage.page.getByRole('dialog');
  await dialog.getByLabel(wordsIn(stage).form.fields.name, { exact: true }).fill(name);
  return {
    press: dialog.locator('button[type=submit]'),
    typed: valuesIn(dialog),
    isDone: showsText(stage.page, withName(done, name)),
  };
};

const creating =
  (clientId: number) =>
  async (stage: Stage): Promise<WriteAction> => {
    const { views: menu, form } = wordsIn(stage);
    await openMenu(stage, clientId, 'create');
    await choose(stage, menu.save);
    const name = newName();
    return { ...(await named(stage, name, form.created)), effects: () => countOf(clientId, name) };
  };

const managed = async (stage: Stage, clientId: number): Promise<string> => {
  const name = newName();
  await add(clientId, name);
  await openMenu(stage, clientId, 'change');
  await choose(stage, wordsIn(stage).views.manage);
  return name;
};

const renaming =
  (clientId: number) =>
  async (stage: Stage): Promise<WriteAction> => {
    const name = await managed(stage, clientId);
    const { views: menu, form } = wordsIn(stage);
    await button(stage.page, withName(menu.edit, name)).click();
    const changed = newName();
    return { ...(await named(stage, changed, form.changed)), effects: () => countOf(clientId, changed) };
  };

const deleting =
  (clientId: number) =>
  async (stage: Stage): Promise<WriteAction> => {
    const name = await managed(stage, clientId);
    const { views: menu, remove } = wordsIn(stage);
    await button(stage.page, withName(menu.delete, name)).click();
    return {
      ...(await confirmDialog(stage, withName(remove.done, name))),
      effects: async () => 1 - (await countOf(clientId, name)),
    };
  };

const one = /\/saved-views\/\d+$/;

/** The calls that save, change and delete the views of a list. */
const viewWrites = (clientId: number): FaultyCall[] => {
  const writes: Omit<Write, 'account'>[] = [
    { name: 'POST saved-views', method: 'POST', path: /\/saved-views$/, ready: creating(clientId) },
    { name: 'PUT saved-views/:id', method: 'PUT', path: one, ready: renaming(clientId) },
    {
      name: 'DELETE saved-views/:id',
      method: 'DELETE',
      path: one,
      ready: deleting(clientId),
      doneAt: ['not found'],
    },
  ];
  return writes.map((write) => writeCall({ account: 'staff', ...write }));
};

testFaults('view-writes', ({ clientId }) => viewWrites(clientId));
