import { beforeEach, describe, expect, test } from 'vitest';
import { maxChoices } from '@core/calls/choices';
import { createHarness, type Harness } from '../api/harness';

let api: Harness;
let staff: string;
beforeEach(async () => {
  api = await createHarness();
  staff = await api.tokenOf('staff');
});

const choose = (name: string, value: unknown, token = staff) =>
  api.call('PUT', `v1/users/me/choices/${name}`, { token, body: { value } });
const storedChoices = async (token = staff): Promise<unknown> =>
  ((await api.call('GET', 'v1/users/me', { token })).body as { choices: unknown }).choices;

describe('the choices of a user', () => {
  test('are returned with the user, the last one of each name, and to no other user', async () => {
    for (const value of ['dark', 'light']) expect((await choose('appearance', value)).status).toBe(200);
    await choose('columns.workers', '{"hidden":["hire_date"]}');
    expect(await storedChoices()).toEqual([
      { name: 'appearance', value: 'light' },
      { name: 'columns.workers', value: '{"hidden":["hire_date"]}' },
    ]);
    expect(await storedChoices(await api.tokenOf('admin'))).toEqual([]);
  });

  test('are removed by null, even when nothing is stored', async () => {
    await choose('menu', 'mini');
    for (const status of [200, 200]) expect((await choose('menu', null)).status).toBe(status);
    expect(await storedChoices()).toEqual([]);
  });

  test.each(['password', 'columns.', 'columns.Workers', 'columns.__proto__', '__proto__', 'language.x'])(
    'have a known name, not %s',
    async (name) => {
      expect((await choose(name, 'x')).status).toBe(404);
      expect(await storedChoices()).toEqual([]);
    },
  );

  test('are texts of limited length', async () => {
    for (const value of ['x'.repeat(2001), 5, {}, undefined])
      expect((await choose('menu', value)).status).toBe(422);
    expect((await choose('menu', 'x'.repeat(2000))).status).toBe(200);
  });

  test('are stored for a limited number of names', async () => {
    const letter = (at: number) => String.fromCharCode(97 + (at % 26));
    for (let at = 0; at < maxChoices; at += 1)
      await choose(`columns.${letter(at)}${letter(Math.floor(at / 26))}`, '{}');
    const { status, body } = await choose('menu', 'mini');
    expect([status, (body as { errors: unknown }).errors]).toEqual([422, { name: 'limit' }]);
    expect((await choose('columns.aa', '{"order":[]}')).status).toBe(200);
  });
});
