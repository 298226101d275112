import type toolWords from '@locales/en/tools';
import { callApi, tokenOf } from '../setup/api';
import { testFaults, type FaultyCall } from './cells';
import { wordsOf } from './spoken';
import type { Stage } from './stage';
import { button, settled } from './steps';
import { writeCall, type Deed, type Write } from './run-write';

type Words = typeof toolWords;
interface View {
  readonly id: number;
  readonly name: string;
}

const wordsIn = ({ language }: Stage): Words => wordsOf<Words>(language, 'tools');
const named = (template: string, name: string): string => template.replace('{{name}}', name);

let views = 0;
const newName = (): string => {
  views += 1;
  return `Faulty ${Date.now().toString(36)}${views}`;
};

/** A list for each deed: fifty views of one are as many as there may be. */
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
  await stage.until('the list', settled, 6_000);
  // Its name goes on when the list is as a view has it.
  await page.getByRole('button', { name: new RegExp(`^${wordsIn(stage).views.button}`) }).click();
};

const choose = async (stage: Stage, item: string): Promise<void> => {
  const found = stage.page.getByRole('menuitem', { name: item, exact: true });
  await stage.until(item, () => found.isVisible(), 5_000);
  await found.click();
};

const formOf = async (stage: Stage) => {
  const dialog = stage.page.getByRole('dialog');
  const field = dialog.getByLabel(wordsIn(stage).form.fields.name, { exact: true });
  await stage.until('the form', () => field.isVisible(), 5_000);
  return {
    field,
    press: dialog.locator('button[type=submit]'),
    typed: async () => [await field.inputValue()],
  };
};

const creating =
  (clientId: number) =>
  async (stage: Stage): Promise<Deed> => {
    const { views: menu, form } = wordsIn(stage);
    await openMenu(stage, clientId, 'create');
    await choose(stage, menu.save);
    const { field, press, typed } = await formOf(stage);
    const name = newName();
    await field.fill(name);
    return { press, typed, done: named(form.created, name), effects: () => countOf(clientId, name) };
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
  async (stage: Stage): Promise<Deed> => {
    const name = await managed(stage, clientId);
    const { views: menu, form } = wordsIn(stage);
    await button(stage.page, named(menu.edit, name)).click();
    const { field, press, typed } = await formOf(stage);
    const changed = newName();
    await field.fill(changed);
    return { press, typed, done: named(form.changed, changed), effects: () => countOf(clientId, changed) };
  };

const deleting =
  (clientId: number) =>
  async (stage: Stage): Promise<Deed> => {
    const { page } = stage;
    const name = await managed(stage, clientId);
    const { views: menu, remove } = wordsIn(stage);
    await button(page, named(menu.delete, name)).click();
    const dialog = page.getByRole('alertdialog');
    const heading = dialog.getByRole('heading');
    await stage.until('the question', () => heading.isVisible(), 5_000);
    return {
      press: dialog.locator('button.MuiButton-root').last(),
      typed: () => heading.allInnerTexts(),
      done: named(remove.done, name),
      effects: async () => 1 - (await countOf(clientId, name)),
    };
  };

const one = /\/saved-views\/\d+$/;

/** What is written when a list's views are saved, changed and deleted. */
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

testFaults(({ clientId }) => viewWrites(clientId), 23);
