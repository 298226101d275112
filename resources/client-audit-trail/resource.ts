import type { Resource } from '@core/resource/resource';
import auditTrail from '@resources/audit-trail/resource';

const { network: _network, ...fields } = auditTrail.fields;
const [trailPermission] = auditTrail.access.permissions;
const { list, detail } = auditTrail;

/** The rows of `audit-trail` for one client, without network addresses. */
export default {
  ...auditTrail,
  name: 'client-audit-trail',
  path: 'audit-trail',
  scope: 'client',
  api: { backend: 'eip', path: 'clients/:clientId/audit-trail', table: 'audit_trail', optional: 'area' },
  access: { permissions: trailPermission === undefined ? [] : [trailPermission] },
  menu: { icon: 'history', group: 'access', order: 20 },
  fields,
  ...(list && {
    list: {
      ...list,
      columns: list.columns.filter((name) => name !== 'client_name'),
      sortBy: list.sortBy.filter((name) => name !== 'client_name'),
      search: list.search.filter((name) => name !== 'client_name'),
      filters: {
        ...list.filters,
        person: { kind: 'record', param: 'user_id', field: 'user_id', resource: 'client-users' },
      },
      card: { ...list.card, fields: ['resource', 'record_id', 'note'] },
    },
  }),
  ...(detail && { detail: { sections: { ...detail.sections, origin: ['request', 'erased'] } } }),
} satisfies Resource;
