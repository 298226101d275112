import type words from '@locales/en/resources/pact-reviews';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { oneOfField } from '@core/resource/filter';
import { defineResource } from '@core/resource/resource';

const isOpen = { field: 'review_status', op: 'eq', value: 'Open' } as const;

/** Membership forms whose last name or date of birth differs from the record. A user accepts or refuses each of them. */
export default defineResource<typeof words>()({
  name: 'pact-reviews',
  scope: 'global',
  api: { backend: 'v1', path: 'pact-reviews', optional: 'area' },
  access: { permissions: [newPermission('eip_menu_pact_reviews')] },
  menu: { icon: 'person-check', group: 'start', order: 30 },
  representation: 'reference',
  fields: {
    id: field.id(),
    reference: field.text({ minWidth: 120 }),
    client_account_name: field.text({ minWidth: 140, client: 'client_id' }),
    client_id: field.number({ computed: true, nullable: true }),
    differs: field.text({ minWidth: 140 }),
    received: field.dateTime({ minWidth: 170 }),
    waiting: field.number({ computed: true, detailOnly: true, nullable: true, onceKnown: true }),
    review_status: field.status({
      Open: 'warning',
      Accepted: 'success',
      Refused: 'error',
      Replaced: 'gray',
    }),
    decided: field.dateTime({ detailOnly: true, nullable: true, onceKnown: true }),
    decided_by: field.text({ detailOnly: true, nullable: true, onceKnown: true }),
    reason: field.text({ detailOnly: true, nullable: true, onceKnown: true }),
    comparison: field.comparison(),
  },
  list: {
    columns: ['reference', 'client_account_name', 'differs', 'received', 'review_status'],
    importance: ['client_account_name', 'review_status', 'received'],
    sortBy: ['reference', 'client_account_name', 'differs', 'received', 'review_status'],
    defaultSort: { by: 'received', order: 'desc' },
    search: ['reference', 'client_account_name'],
    filters: { status: oneOfField('review_status', ['Open', 'Accepted', 'Refused', 'Replaced']) },
    card: { meta: ['client_account_name'], fields: ['differs', 'received'] },
  },
  actions: {
    accept: {
      on: 'records',
      icon: 'person-check',
      when: isOpen,
      confirm: true,
      harmless: true,
      only: 'record',
      writes: 'identity',
    },
    refuse: {
      on: 'records',
      icon: 'person-off',
      when: isOpen,
      inputs: { reason: { kind: 'long-text', max: 1000 } },
      only: 'record',
      writes: 'identity',
    },
  },
  detail: {
    sections: {
      form: ['comparison'],
      review: [
        'client_account_name',
        'differs',
        'received',
        'waiting',
        'review_status',
        'decided',
        'decided_by',
        'reason',
      ],
    },
  },
});
