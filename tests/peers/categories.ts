import type words from './words/categories-en';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { defineResource } from '@core/resource/resource';

/** The categories of Refine's tutorial. The page of each one lists its products. */
export default defineResource<typeof words>()({
  name: 'categories',
  scope: 'global',
  api: { backend: 'v1', path: 'categories' },
  access: { permissions: [newPermission('eip_menu_products')] },
  menu: { icon: 'checklist', group: 'finance', order: 61 },
  representation: 'title',
  fields: { id: field.id(), title: field.text() },
  list: {
    columns: ['title'],
    sortBy: ['title'],
    defaultSort: { by: 'title' },
    search: ['title'],
  },
  form: { inputs: { title: { max: 60 } } },
  operations: { create: {}, edit: {}, delete: {} },
});
