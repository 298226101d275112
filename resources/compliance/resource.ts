import type words from '@locales/en/resources/compliance';
import { field } from '@core/resource/field';
import { having, oneOfField } from '@core/resource/filter';
import { tile } from '@core/resource/kpi';
import { defineResource } from '@core/resource/resource';

export default defineResource<typeof words>()({
  name: 'compliance',
  scope: 'client',
  api: { backend: 'eip', path: 'clients/:clientId/compliance' },
  access: { flag: 'eip_compliance', permissions: ['eip_menu_compliance'] },
  menu: { icon: 'checklist', group: 'risk', order: 10 },
  representation: 'requirement',
  fields: {
    id: field.id(),
    requirement: field.text({ minWidth: 196 }),
    location_name: field.text({ minWidth: 150 }),
    due_date: field.date(),
    completed_count: field.number({ minWidth: 136 }),
    required_count: field.number(),
    pct_complete: field.percent({ display: 'bar', colorRule: 'progress' }),
    compliance_status: field.status({ Complete: 'success', 'In Progress': 'warning', Overdue: 'error' }),
  },
  list: {
    selectable: true,
    columns: [
      'requirement',
      'location_name',
      'due_date',
      'completed_count',
      'required_count',
      'pct_complete',
      'compliance_status',
    ],
    importance: ['compliance_status', 'due_date', 'pct_complete'],
    sortBy: [
      'requirement',
      'location_name',
      'due_date',
      'completed_count',
      'required_count',
      'pct_complete',
      'compliance_status',
    ],
    // Overdue, In Progress, Complete.
    defaultSort: { by: 'compliance_status', order: 'desc' },
    thenBy: { by: 'due_date', order: 'asc' },
    search: ['requirement', 'location_name'],
    filters: {
      status: oneOfField('compliance_status', ['Complete', 'In Progress', 'Overdue']),
      requirement: having('requirement'),
    },
    kpis: {
      tiles: [
        tile.value('pact_compliance', { format: 'points', chip: 'compliance' }),
        tile.value('total_overdue', { format: 'count', filters: { status: 'Overdue' } }),
      ],
    },
    card: {
      meta: ['location_name'],
      fields: ['due_date', 'completed_count', 'required_count', 'pct_complete'],
    },
  },
  downloads: { 'compliance-report': { path: 'clients/:clientId/compliance-report' } },
});
