import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createMockApi } from '@mocks/node';
import type { Language } from '@lib/i18n';
import { renderApp } from '@tests/helpers/render-app';

const agencyFlags = {
  'revenue-report': 'evoove_agency_revenue_report',
  performance: 'evoove_agency_performance',
  administration: 'evoove_agency_administration',
} as const;
const agencyPermissions = {
  'revenue-report': 'evoove_menu_revenue_report',
  performance: 'evoove_menu_performance',
  administration: 'evoove_menu_administration',
} as const;
export type AgencyArea = keyof typeof agencyFlags;
export const agencyAreas = Object.keys(agencyFlags) as AgencyArea[];

interface Rights {
  readonly on: readonly AgencyArea[];
  readonly held: readonly AgencyArea[];
}

/** Renders the portal with a mock API for this test file and an agency user whose rights the test sets. */
export const agencyFixture = () => {
  const api = createMockApi();
  const calls: { readonly method: string; readonly url: URL; readonly body: Promise<unknown> }[] = [];
  api.server.events.on('request:start', ({ request }) => {
    const body = request.method === 'GET' ? Promise.resolve(null) : request.clone().json();
    calls.push({ method: request.method, url: new URL(request.url), body: body.catch(() => null) });
  });
  const allow = async ({ on, held }: Rights) => {
    await api.ready;
    const { storage } = api;
    const user = await storage
      .table('users')
      .first([{ field: 'username', op: 'eq', value: 'agency@portal.example' }]);
    const role = user?.role_id ?? null;
    const permissions = storage.table('role_permissions');
    await permissions.remove([{ field: 'role_id', op: 'eq', value: role }]);
    const names = ['act_as_evoove_agency', ...held.map((area) => agencyPermissions[area])];
    await permissions.insertMany(names.map((permission) => ({ role_id: role, permission })));
    const flags = storage.table('feature_flags');
    for (const area of agencyAreas) {
      await flags.remove([{ field: 'name', op: 'eq', value: agencyFlags[area] }]);
      await flags.insert({ name: agencyFlags[area], value: on.includes(area) ? 'on' : 'off' });
    }
  };
  beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => allow({ on: agencyAreas, held: agencyAreas }));
  afterEach(() => {
    calls.length = 0;
    api.server.resetHandlers();
  });
  afterAll(() => api.server.close());
  return {
    api,
    allow,
    open: (path: string, language: Language = 'en') =>
      renderApp({ api, path: `/evoove${path}`, user: 'agency', language }),
    /** Returns the calls to a path under the agency's part of the API. */
    callsTo: (path: string, method = 'GET') =>
      calls.filter((call) => call.method === method && call.url.pathname.endsWith(`/v1/evoove/${path}`)),
    /** Sets the response of every later call to the path. */
    answer: (path: string, make: () => Response | Promise<Response>, method: 'get' | 'put' = 'get') =>
      api.server.use(http[method](`*/api/v1/evoove/${path}`, make)),
    refuse: (status: number, detail: string) => () => HttpResponse.json({ detail }, { status }),
  };
};
