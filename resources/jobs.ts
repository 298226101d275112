import type words from '@locales/en/resources/jobs';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { oneOfField } from '@core/resource/filter';
import { defineResource } from '@core/resource/resource';

const kinds = {
  notice: 'gray',
  'password-link': 'gray',
  'password-reset': 'gray',
  'address-change': 'gray',
  'sign-in-code': 'gray',
  'setup-code': 'gray',
  'membership-key': 'gray',
  'draft-link': 'gray',
  'form-in-review': 'gray',
  'form-accepted': 'gray',
  'form-refused': 'gray',
  'signed-copy': 'gray',
} as const;

/** Waits, or was given up. */
const isOpen = { field: 'job_status', op: 'in', value: ['waiting', 'failed'] } as const;

/** Work that follows a change, such as a mail. Only `server/jobs` adds rows. */
export default defineResource<typeof words>()({
  name: 'jobs',
  scope: 'global',
  api: { backend: 'v1', path: 'jobs', table: 'jobs', optional: 'area' },
  access: { permissions: [newPermission('eip_menu_jobs'), 'act_as_eip_admin'] },
  menu: { icon: 'checklist', group: 'start', order: 50 },
  representation: 'kind',
  tellApart: ['kind', 'created'],
  fields: {
    id: field.id(),
    kind: field.status(kinds, { minWidth: 200 }),
    job_status: field.status({
      waiting: 'warning',
      running: 'warning',
      done: 'success',
      failed: 'error',
      cancelled: 'gray',
    }),
    created: field.dateTime({ minWidth: 188 }),
    tries: field.number({ minWidth: 90 }),
    error: field.text({ nullable: true, minWidth: 140, onceKnown: true }),
    due: field.dateTime({ detailOnly: true }),
    ended: field.dateTime({ nullable: true, detailOnly: true, onceKnown: true }),
    person: field.text({ computed: true, nullable: true, detailOnly: true }),
    request: field.text(),
  },
  list: {
    columns: ['kind', 'job_status', 'created', 'tries', 'error'],
    importance: ['job_status', 'created', 'error'],
    sortBy: ['kind', 'job_status', 'created', 'tries'],
    defaultSort: { by: 'created', order: 'desc' },
    search: ['request', 'error'],
    filters: {
      status: oneOfField('job_status', ['waiting', 'running', 'done', 'failed', 'cancelled']),
      kind: oneOfField('kind', Object.keys(kinds) as (keyof typeof kinds)[]),
    },
    card: { chip: 'job_status', meta: ['created'], fields: ['tries', 'error'] },
  },
  rowActions: {
    retry: { icon: 'history', when: isOpen, harmless: true, confirm: true, writes: 'identity' },
    cancel: { icon: 'key-off', when: isOpen, confirm: true, writes: 'identity' },
  },
  detail: {
    sections: {
      job: ['kind', 'job_status', 'error', 'tries', 'due', 'ended'],
      cause: ['created', 'person', 'request'],
    },
  },
});
