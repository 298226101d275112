import type words from '@locales/en/resources/jobs';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { oneOfField } from '@core/resource/filter';
import { defineResource } from '@core/resource/resource';

const kinds = [
  'notice',
  'password-link',
  'password-reset',
  'address-change',
  'sign-in-code',
  'setup-code',
  'membership-key',
  'draft-link',
  'form-in-review',
  'form-accepted',
  'form-refused',
  'signed-copy',
  'bulk-change',
];

/** Waits, or was given up. */
const isOpen = { field: 'job_status', op: 'in', value: ['waiting', 'failed'] } as const;

/** Work that follows a change, such as a mail. Only `server/jobs` adds rows. */
export default defineResource<typeof words>()({
  name: 'jobs',
  scope: 'global',
  api: { backend: 'v1', path: 'jobs', table: 'jobs', optional: 'area' },
  access: { permissions: [newPermission('eip_menu_jobs'), 'act_as_eip_admin'] },
  menu: { icon: 'mail', group: 'start', order: 50, alert: { status: 'failed' } },
  representation: 'created',
  fields: {
    id: field.id(),
    created: field.dateTime({ minWidth: 188 }),
    kind: field.text({ minWidth: 200 }),
    job_status: field.status({
      waiting: 'warning',
      running: 'warning',
      done: 'success',
      failed: 'error',
      cancelled: 'gray',
    }),
    tries: field.number({ minWidth: 90 }),
    error: field.text({ nullable: true, minWidth: 140, onceKnown: true }),
    due: field.dateTime({ detailOnly: true }),
    ended: field.dateTime({ nullable: true, detailOnly: true, onceKnown: true }),
    person: field.text({ computed: true, nullable: true, detailOnly: true }),
    request: field.text(),
  },
  list: {
    columns: ['created', 'kind', 'job_status', 'tries', 'error'],
    importance: ['kind', 'job_status', 'error'],
    sortBy: ['created', 'kind', 'job_status', 'tries'],
    defaultSort: { by: 'created', order: 'desc' },
    search: ['request', 'error'],
    filters: {
      status: oneOfField('job_status', ['waiting', 'running', 'done', 'failed', 'cancelled']),
      kind: oneOfField('kind', kinds),
    },
    card: { meta: [], fields: ['kind', 'tries', 'error'] },
  },
  actions: {
    retry: { on: 'records', icon: 'replay', when: isOpen, harmless: true, confirm: true, writes: 'identity' },
    cancel: { on: 'records', icon: 'block', when: isOpen, confirm: true, writes: 'identity' },
  },
  detail: {
    sections: {
      job: ['kind', 'job_status', 'error', 'tries', 'due', 'ended'],
      cause: ['created', 'person', 'request'],
    },
  },
});
