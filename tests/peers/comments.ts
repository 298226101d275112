import type words from './words/comments-en';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { defineResource } from '@core/resource/resource';

/** The comments of react-admin's demo. They are listed on the page of their post. */
export default defineResource<typeof words>()({
  name: 'comments',
  scope: 'global',
  api: { backend: 'v1', path: 'comments' },
  access: { permissions: [newPermission('eip_menu_posts')] },
  menu: { icon: 'mail', group: 'start', order: 61 },
  representation: 'body',
  fields: {
    id: field.id(),
    post: field.belongsTo('posts', { onDelete: 'remove' }),
    author_name: field.text(),
    author_email: field.email({ nullable: true }),
    body: field.text(),
    created_at: field.date({ initial: 'today' }),
  },
  list: {
    columns: ['body', 'post', 'author_name', 'created_at'],
    sortBy: ['post', 'author_name', 'created_at'],
    defaultSort: { by: 'created_at', order: 'desc' },
    search: ['body', 'author_name'],
  },
  form: {
    inputs: {
      post: { kind: 'relation' },
      author_name: { max: 100 },
      author_email: { optional: true },
      body: { max: 300 },
    },
  },
  operations: { create: {}, edit: {}, delete: {} },
});
