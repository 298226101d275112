import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { oneOfField } from '@core/resource/filter';
import type { Resource } from '@core/resource/resource';
import trailers from '@tests/fixtures/trailers/trailers';
import type { Harness } from '../api/harness';

/** Sees the crates of every kind. */
export const maySeeLost = newPermission('eip_crates_lost');

const states = ['open', 'packed', 'sent'];

/** A resource without a behavior, with actions that set values, a rule for rows, and a filter. */
export const crates: Resource = {
  ...trailers,
  name: 'crates',
  path: 'crates',
  api: { backend: 'eip', path: 'clients/:clientId/crates' },
  access: { permissions: ['eip_menu_workers'] },
  representation: 'label',
  fields: {
    id: field.id(),
    label: field.text(),
    place: field.text(),
    state: field.status({ open: 'gray', packed: 'warning', sent: 'success' }),
  },
  rows: [{ where: { field: 'place', op: 'ne', value: 'lost' }, exceptFor: [maySeeLost] }],
  list: {
    ...trailers.list!,
    columns: ['label', 'place', 'state'],
    sortBy: ['label'],
    defaultSort: { by: 'label', order: 'asc' },
    search: ['label'],
    filters: { state: oneOfField('state', states) },
  },
  form: {
    inputs: {
      label: { kind: 'text', max: 20 },
      place: { kind: 'text', max: 20 },
      state: { kind: 'text', max: 20 },
    },
  },
  actions: {
    pack: { on: 'records', when: { field: 'state', op: 'eq', value: 'open' }, set: { state: 'packed' } },
    move: { on: 'records', when: { all: [] }, set: { place: { ask: true } } },
    lose: { on: 'records', when: { field: 'state', op: 'ne', value: 'sent' }, set: { place: 'lost' } },
  },
  operations: {
    create: { permissions: [] },
    edit: { permissions: [] },
    delete: { permissions: [], on: 'records' },
  },
};

/** Adds crates of a client. Returns their ids. */
export const addCrates = async (
  { storage }: Pick<Harness, 'storage'>,
  client: number,
  rows: readonly Readonly<Record<string, string>>[],
): Promise<number[]> => {
  const before = (await storage.table('crates').find([])).map((row) => Number(row['id']));
  await storage.table('crates').insertMany(
    rows.map((row, at) => ({
      client_id: client,
      label: `Crate ${at}`,
      place: 'yard',
      state: 'open',
      ...row,
    })),
  );
  return (await storage.table('crates').find([]))
    .map((row) => Number(row['id']))
    .filter((id) => !before.includes(id));
};
