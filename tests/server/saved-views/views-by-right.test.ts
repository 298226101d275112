import { beforeEach, expect, test } from 'vitest';
import { resources } from '@resources';
import { field } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import { createHarness, type Harness } from '../api/harness';

/** Claims with amount, status and worksite visible only to users with the payroll permission. */
const guarded = resources.map((one): Resource => {
  if (one.name !== 'claims') return one;
  const onlyFor = ['eip_menu_payroll'] as const;
  const { claim_status: status, location_name: place } = one.fields;
  return {
    ...one,
    fields: {
      ...one.fields,
      total_incurred: field.money({ onlyFor }),
      ...(status && { claim_status: { ...status, onlyFor } }),
      ...(place && { location_name: { ...place, onlyFor } }),
    },
  };
});

let api: Harness;
let staff: string;
let regional: string;
let client: number;
beforeEach(async () => {
  api = await createHarness({ resources: guarded });
  client = await api.clientNamed('Harbor Lane Markets');
  const user_id = await api.userIdOf('regional');
  const grants = api.storage.table('user_clients');
  await grants.remove([{ field: 'user_id', op: 'eq', value: user_id }]);
  await grants.insert({ user_id, client_id: client });
  [staff, regional] = [await api.tokenOf('staff'), await api.tokenOf('regional')];
});

const save = async (token: string, address: string, shared = true) =>
  (
    await api.call('POST', 'v1/saved-views', {
      token,
      body: { resource: 'claims', client_id: client, name: `View ${address}`, address, shared },
    })
  ).body as { id: number; address: string };
const read = async (token: string) =>
  (
    (await api.call('GET', `v1/saved-views?resource=claims&client_id=${client}`, { token })).body as {
      data: { id: number; address: string }[];
    }
  ).data;

test.each([
  ['an order', '?sortBy=total_incurred&sortOrder=asc', '?sortOrder=asc'],
  ['a filter', '?sortBy=claim_number&status=Open', '?sortBy=claim_number'],
  ['a search, which may be the value of one', '?sortBy=claim_number&search=Dock+4', '?sortBy=claim_number'],
])(
  'a colleague’s view is returned without %s by a field that the reader cannot see',
  async (_, given, left) => {
    const view = await save(staff, given);
    expect(view.address).toBe(given);
    expect((await read(staff)).map(({ address }) => address)).toEqual([given]);
    expect((await read(regional)).map(({ address }) => address)).toEqual([left]);
    const chosen = await api.call('PUT', `v1/saved-views/${view.id}`, {
      token: regional,
      body: { is_default: true },
    });
    expect(chosen.body).toMatchObject({ address: left, is_default: true });
  },
);

test('a user’s own view keeps its search, and is saved without fields that the user cannot see', async () => {
  const { address } = await save(regional, '?search=Dock+4&status=Open&sortBy=total_incurred', false);
  expect(address).toBe('?search=Dock+4');
  expect((await read(regional)).map((view) => view.address)).toEqual(['?search=Dock+4']);
});
