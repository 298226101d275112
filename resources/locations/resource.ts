import type words from '@locales/en/resources/locations';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { defineResource } from '@core/resource/resource';

const permissions = [newPermission('eip_locations_write')];

export default defineResource<typeof words>()({
  name: 'locations',
  path: 'worksites',
  scope: 'client',
  api: { backend: 'eip', path: 'clients/:clientId/locations' },
  access: { flag: 'eip_locations', permissions: ['eip_menu_locations'] },
  menu: { icon: 'place', group: 'workforce', order: 40 },
  representation: 'location_name',
  tellApart: ['city', 'state'],
  find: { newest: 'created_date' },
  fields: {
    id: field.id(),
    location_name: field.text({ minWidth: 174 }),
    address: field.text({ minWidth: 174 }),
    city: field.text(),
    state: field.text({ minWidth: 80 }),
    zip_code: field.text({ minWidth: 90 }),
    active_employees: field.number({
      initial: 0,
      minWidth: 150,
      counts: { resource: 'workers', filters: { status: 'Active' }, match: { worksite: 'location_name' } },
    }),
    created_date: field.date(),
  },
  list: {
    columns: ['location_name', 'address', 'city', 'state', 'zip_code', 'active_employees', 'created_date'],
    importance: ['address', 'city', 'active_employees'],
    sortBy: ['location_name', 'created_date'],
    defaultSort: { by: 'location_name' },
    search: ['location_name'],
    card: { meta: ['address', 'city'], fields: ['active_employees', 'created_date'] },
  },
  form: {
    inputs: {
      location_name: { kind: 'text', max: 120 },
      address: { kind: 'text', max: 200 },
      city: { kind: 'text', max: 100 },
      state: { kind: 'us-state' },
      zip_code: { kind: 'zip-code', rule: 'zip-code' },
    },
    rows: [['city', 'state', 'zip_code']],
    fill: {
      from: 'places',
      into: { address: 'address', city: 'city', state: 'state', zip_code: 'zip_code' },
    },
  },
  operations: {
    create: {},
    edit: { permissions },
    // A location with active employees cannot be deleted.
    delete: { on: 'records', permissions, when: { field: 'active_employees', op: 'eq', value: 0 } },
  },
});
