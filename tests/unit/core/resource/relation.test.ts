import { expect, expectTypeOf, test } from 'vitest';
import { mistakesIn } from '@core/declaration/mistakes';
import { field, type Fields, type RecordOf } from '@core/resource/field';
import { wordField } from '@core/resource/relation';
import { defineResource, type Resource } from '@core/resource/resource';
import type { ResourceWords } from '@core/resource/words';
import { areas } from '@resources';

const base = {
  name: 'vehicles',
  scope: 'client',
  api: { backend: 'eip', path: 'clients/:clientId/vehicles' },
  access: { permissions: ['eip_menu_workers'] },
  representation: 'plate',
} as const;
const fields = {
  id: field.id(),
  plate: field.text(),
  worksite: field.belongsTo('locations', { onDelete: 'restrict' }),
  location_name: field.belongsTo('locations', { key: 'location_id', nullable: true, filter: false }),
};
const vehicles = defineResource<ResourceWords>()({
  ...base,
  fields,
  list: {
    columns: ['plate', 'worksite'],
    sortBy: ['plate', 'worksite'],
    defaultSort: { by: 'worksite' },
    search: ['plate', 'worksite'],
  },
  form: {
    inputs: {
      plate: { kind: 'text' },
      worksite: { kind: 'relation' },
      location_name: { kind: 'relation' },
    },
    rows: [['plate', 'worksite']],
  },
  operations: { create: {}, edit: {} },
});

test('a relation adds its key to the fields, with the words of the name', () => {
  expect(Object.keys(vehicles.fields)).toEqual([
    'id',
    'plate',
    'worksite_id',
    'worksite',
    'location_id',
    'location_name',
  ]);
  expect(vehicles.fields.worksite_id).toMatchObject({ refers: { of: 'locations', label: 'worksite' } });
  expect(wordField(vehicles.fields, 'location_id')).toBe('location_name');
  expect(wordField(vehicles.fields, 'plate')).toBe('plate');
  expectTypeOf<RecordOf<typeof fields>['worksite']>().toEqualTypeOf<string | null>();
  expectTypeOf<RecordOf<typeof fields>['worksite_id']>().toEqualTypeOf<number | null>();
  expectTypeOf<RecordOf<typeof fields>['location_id']>().toEqualTypeOf<number | null>();
  expectTypeOf<RecordOf<typeof fields>>().not.toHaveProperty('location_name_id');
  expectTypeOf<RecordOf<typeof fields>>().not.toHaveProperty('plate_id');
});

test('a relation is filtered by its number, unless the list says otherwise', () => {
  expect(vehicles.list?.filters).toEqual({
    worksite: {
      kind: 'record',
      param: 'worksite_id',
      field: 'worksite_id',
      resource: 'locations',
      optional: true,
    },
  });
});

test('an input of a relation chooses a record under the name of the key', () => {
  expect(vehicles.form).toEqual({
    inputs: {
      plate: { kind: 'text' },
      worksite_id: { kind: 'record', resource: 'locations', label: 'worksite' },
      location_id: { kind: 'record', resource: 'locations', label: 'location_name', optional: true },
    },
    rows: [['plate', 'worksite_id']],
  });
});

test('the detail view shows the name and never the key', () => {
  expect(vehicles.detail?.sections).toEqual({ all: ['worksite', 'location_name'] });
});

test('a declaration over the fields of another one adds nothing', () => {
  const again = defineResource<ResourceWords>()({ ...base, fields: vehicles.fields });
  expect(again.fields).toEqual(vehicles.fields);
});

const locations = areas.find(({ name }) => name === 'locations') as Resource;
const messagesOf = (own: Fields, changes: Partial<Resource> = {}, others: readonly Resource[] = []) => {
  const child = defineResource<ResourceWords>()({ ...base, fields: { ...fields, ...own } as never });
  const resources = others.length > 0 ? others : [locations];
  return mistakesIn([...resources, { ...(child as Resource), ...changes }]).map(({ message }) => message);
};

test('a relation that fits has no mistakes', () => {
  expect(mistakesIn([...areas, vehicles])).toEqual([]);
});

test.each<[string, readonly string[], string]>([
  [
    'an unknown resource',
    messagesOf({ worksite: field.belongsTo('location') }),
    'fields.worksite names the resource "location", which does not exist.',
  ],
  [
    'a key that another field has',
    messagesOf({ worksite: field.belongsTo('locations', { key: 'plate' }) }),
    'fields.worksite has the key "plate", which is another field.',
  ],
  [
    'the key of another relation',
    messagesOf({ worksite: field.belongsTo('locations', { key: 'location_id' }) }),
    'has the key "location_id", which is another field.',
  ],
  [
    'records that would be left without a related one',
    messagesOf({ worksite: field.belongsTo('locations', { onDelete: 'clear' }) }),
    'fields.worksite has onDelete "clear", which leaves records without a related one',
  ],
  [
    'a name that is not stored',
    messagesOf(
      {},
      {},
      [{ ...locations, representation: 'active_employees' }].map((one) => ({
        ...one,
        fields: { ...one.fields, active_employees: field.number({ computed: true }) },
      })),
    ),
    'its representation "active_employees" cannot be read by the database',
  ],
  [
    'records of clients from records of the portal',
    messagesOf({}, { scope: 'global', api: { backend: 'eip', path: 'vehicles' } }),
    'fields.worksite relates to "locations", whose records belong to one client, but the records here do not.',
  ],
  [
    'a record named by its related one',
    messagesOf({}, { representation: 'worksite' }),
    'representation names "worksite", which is the name of a related record.',
  ],
  [
    'a row rule that tests a name',
    messagesOf({}, { rows: [{ where: { field: 'worksite', op: 'eq', value: 'North' } }] }),
    'rows tests "worksite", which is the name of a related record. Possible: "worksite_id", its number.',
  ],
  [
    'an input of a relation that is none',
    messagesOf({}, { form: { inputs: { plate: { kind: 'relation' } as never } } }),
    'form.inputs.plate is of kind "relation", but no field of that name is one. Possible: worksite, location_name.',
  ],
])('%s', (_, messages, expected) => {
  expect(messages.join('\n')).toContain(expected);
});
