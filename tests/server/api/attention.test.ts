import { beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness } from './harness';

interface Item {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

let api: Harness;
let token: string;
beforeAll(async () => {
  api = await createHarness();
  token = await api.tokenOf('admin');
});

const itemsIn = async (language: string): Promise<Item[]> => {
  const headers = { 'accept-language': language };
  const found: Item[] = [];
  for (let id = 1; id <= 12; id += 1) {
    const { body } = await api.call('GET', `eip/clients/${id}/needs-attention`, { token, headers });
    found.push(...(body as { data: Item[] }).data);
  }
  return found;
};

it('lists what needs attention in the requested language', async () => {
  const english = await itemsIn('en');
  const spanish = await itemsIn('es');
  expect(spanish.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(english.length).toBeGreaterThan(10);
  const same = english.filter(({ title }, at) => title === spanish[at]?.title);
  expect(same).toEqual([]);
  for (const { title, detail } of [...english, ...spanish])
    expect(title + detail).not.toMatch(/[{}]|undefined/);
});
