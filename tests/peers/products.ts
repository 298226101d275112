import type words from './words/products-en';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { defineResource } from '@core/resource/resource';

/** The products of Refine's tutorial. */
export default defineResource<typeof words>()({
  name: 'products',
  scope: 'global',
  api: { backend: 'v1', path: 'products' },
  access: { permissions: [newPermission('eip_menu_products')] },
  menu: { icon: 'place', group: 'finance', order: 60 },
  representation: 'name',
  fields: {
    id: field.id(),
    name: field.text(),
    category: field.belongsTo('categories'),
    material: field.text(),
    price: field.money(),
    description: field.longText({ nullable: true, detailOnly: true }),
  },
  list: {
    columns: ['id', 'name', 'category', 'material', 'price'],
    sortBy: ['id', 'name', 'category', 'price'],
    defaultSort: { by: 'name' },
    search: ['name', 'material'],
  },
  form: {
    inputs: {
      name: { max: 120 },
      category: { kind: 'relation' },
      material: { max: 60 },
      price: { kind: 'money', from: 0 },
      description: {},
    },
    rows: [['material', 'price']],
  },
  operations: { create: {}, edit: {}, delete: {} },
});
