import type { Harness } from '../api/harness';

const person = {
  first_name: 'Nova',
  last_name: 'Quill',
  username: 'nova.quill@evoovenorth.example',
  role_name: 'Agent',
  commission_pct: 0.125,
};

export const memberForm = (change: object = {}) => ({ ...person, ...change });

/** Every read call of the agency pages, with the area whose permission and flag it requires. */
export const readCalls = [
  ['evoove/revenue-report', 'revenue_report'],
  ['evoove/revenue-report/kpi', 'revenue_report'],
  ['evoove/revenue-report/by-month', 'revenue_report'],
  ['evoove/revenue-report?format=csv', 'revenue_report'],
  ['evoove/performance/my-team', 'performance'],
  ['evoove/performance/my-team?filter_by=bottom_recruiting', 'performance'],
  ['evoove/performance/my-team?format=csv', 'performance'],
  ['evoove/performance/my-clients', 'performance'],
  ...['aging', 'claims', 'retention', 'compliance', 'payroll'].map(
    (option) => [`evoove/performance/my-clients?filter_by=${option}`, 'performance'] as const,
  ),
  ['evoove/performance/my-clients?format=csv', 'performance'],
  ['evoove/administration/members', 'administration'],
  ['evoove/administration/members?format=csv', 'administration'],
] as const;

export const areas = ['revenue_report', 'performance', 'administration'] as const;
export const permissionOf = (area: string): string => `evoove_menu_${area}`;
export const flagOf = (area: string): string => `evoove_agency_${area}`;

/** Gives a role these permissions and no others. */
export const setPermissions = async (
  api: Harness,
  roleId: number,
  permissions: readonly string[],
): Promise<void> => {
  const table = api.storage.table('role_permissions');
  await table.remove([{ field: 'role_id', op: 'eq', value: roleId }]);
  await table.insertMany(permissions.map((permission) => ({ role_id: roleId, permission })));
};

export const switchFlag = async (api: Harness, name: string, value: 'on' | 'off'): Promise<void> => {
  await api.storage.table('feature_flags').update([{ field: 'name', op: 'eq', value: name }], { value });
};

/** Returns the text of all pages of a paged call. */
export const fetchAllPages = async (api: Harness, token: string, path: string): Promise<string> => {
  const parts: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const mark = path.includes('?') ? '&' : '?';
    const { text } = await api.call('GET', `v1/${path}${mark}offset=${offset}&limit=100`, { token });
    parts.push(text);
    const body = JSON.parse(text.startsWith('{') ? text : '{}') as { total_count?: number };
    if (body.total_count === undefined || offset + 100 >= body.total_count) return parts.join('\n');
  }
};
