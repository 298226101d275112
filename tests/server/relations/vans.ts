import { resources } from '@resources';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { defineResource, type Resource } from '@core/resource/resource';
import type { ResourceWords } from '@core/resource/words';

export const permissions = {
  vans: newPermission('eip_menu_vans'),
  depots: newPermission('eip_menu_depots'),
  hidden: newPermission('eip_depots_hidden'),
} as const;

/** The records that vans relate to. Some are hidden by a row rule. */
const depots = defineResource<ResourceWords>()({
  name: 'depots',
  scope: 'client',
  api: { backend: 'eip', path: 'clients/:clientId/depots' },
  access: { permissions: [permissions.depots] },
  representation: 'depot_name',
  fields: {
    id: field.id(),
    depot_name: field.text(),
    hidden: field.boolean({ initial: false }),
    needs_note: field.boolean({ initial: false }),
  },
  rows: [{ where: { field: 'hidden', op: 'eq', value: false }, exceptFor: [permissions.hidden] }],
  list: {
    columns: ['depot_name', 'hidden'],
    sortBy: ['depot_name'],
    defaultSort: { by: 'depot_name' },
    search: ['depot_name'],
  },
  form: { inputs: { depot_name: { kind: 'text' }, hidden: { kind: 'boolean' } } },
  operations: { create: {}, edit: {}, delete: {} },
}) as Resource;

/**
 * Records with three relations: `depot` with all defaults, `home` whose name all readers of the van know, and `store`,
 * which takes its vans along.
 */
const vans = defineResource<ResourceWords>()({
  name: 'vans',
  scope: 'client',
  api: { backend: 'eip', path: 'clients/:clientId/vans' },
  access: { permissions: [permissions.vans] },
  representation: 'plate',
  tellApart: ['depot'],
  find: {},
  fields: {
    id: field.id(),
    plate: field.text(),
    note: field.text({ nullable: true }),
    depot: field.belongsTo('depots', { nullable: true }),
    home: field.belongsTo('depots', { key: 'home_key', named: 'always', nullable: true, onDelete: 'clear' }),
    store: field.belongsTo('depots', { nullable: true, onDelete: 'remove', filter: 'chip' }),
  },
  list: {
    columns: ['plate', 'depot', 'home', 'store'],
    sortBy: ['plate', 'depot', 'home', 'store'],
    defaultSort: { by: 'plate' },
    search: ['plate', 'depot'],
  },
  downloads: { register: { path: 'clients/:clientId/vans/register' } } as never,
  form: {
    inputs: {
      plate: { kind: 'text' },
      depot: { kind: 'relation' },
      home: { kind: 'relation' },
      store: { kind: 'relation' },
      note: {
        kind: 'text',
        optional: true,
        requiredWhen: { field: 'depot_id.needs_note', op: 'eq', value: true },
      },
    },
  },
  operations: { create: {}, edit: {}, delete: {} },
}) as Resource;

/** All resources of the portal, and these. */
export const withVans: readonly Resource[] = [...resources, depots, vans];
