import type words from './words/posts-en';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { oneOfField } from '@core/resource/filter';
import { defineResource } from '@core/resource/resource';

const categories = ['Tech', 'Lifestyle', 'Music'] as const;

/** The posts of react-admin's tutorial and demo. */
export default defineResource<typeof words>()({
  name: 'posts',
  scope: 'global',
  api: { backend: 'v1', path: 'posts' },
  access: { permissions: [newPermission('eip_menu_posts')] },
  menu: { icon: 'checklist', group: 'start', order: 60 },
  representation: 'title',
  fields: {
    id: field.id(),
    title: field.text(),
    author: field.belongsTo('authors'),
    category: field.choice(categories),
    published_at: field.date({ nullable: true }),
    views: field.number({ initial: 0 }),
    average_note: field.number({ decimals: 1, nullable: true }),
    commentable: field.boolean({ initial: true }),
    teaser: field.longText({ nullable: true, detailOnly: true }),
    body: field.longText({ detailOnly: true }),
  },
  rows: [
    { where: { field: 'published_at', op: 'ne', value: null }, exceptFor: [newPermission('eip_drafts')] },
  ],
  list: {
    columns: ['id', 'title', 'author', 'category', 'published_at', 'views', 'commentable'],
    sortBy: ['id', 'title', 'author', 'published_at', 'views'],
    defaultSort: { by: 'published_at', order: 'desc' },
    search: ['title', 'author'],
    filters: { category: oneOfField('category', categories) },
  },
  form: {
    inputs: {
      title: { max: 200 },
      author: { kind: 'relation' },
      category: {},
      published_at: {},
      commentable: {},
      teaser: { max: 500 },
      body: {},
    },
  },
  operations: { create: {}, edit: {}, delete: {} },
});
