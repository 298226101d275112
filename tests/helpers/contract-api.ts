import { createMockBackend, type MockBackend } from '@mocks/mock-backend';
import { permissionsOfActions } from '@core/resource/action';
import type { Resource } from '@core/resource/resource';
import type { ApiDeps } from '@server/api/deps';
import type { TrailEvent } from '@server/trail/event';
import { recordEvents } from '@server/trail/record-event';
import type { Row } from '@server/storage/storage';

const password = 'Portal-demo-1!';

export interface ContractApi {
  readonly backend: MockBackend;
  readonly token: string;
  readonly clients: readonly number[];
  /** Calls the API, signed in as the contract tests' admin; the address begins with `/api/`. */
  call(
    address: string,
    options?: {
      readonly method?: string;
      readonly body?: unknown;
      readonly token?: string | null;
      readonly headers?: Readonly<Record<string, string>>;
    },
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Gives the admin's role these permissions and no others. */
  setPermissions(permissions: readonly string[]): Promise<void>;
  /** Removes the admin from the agency; the other seeded users stay in it. */
  leaveAgency(): Promise<void>;
  /** Switches a feature flag. */
  flag(name: string, value: 'on' | 'off'): Promise<void>;
}

const allPermissions = (resources: readonly Resource[]) =>
  [...new Set(resources.flatMap(permissionsFor))].concat(
    'act_as_eip_admin',
    'act_as_evoove_agency',
    'eip_clients_read_list',
  );

/** Returns all permissions of a resource: its own and those of its operations, actions, fields and rows. */
export const permissionsFor = ({ access, operations, fields, rows = [], actions }: Resource): string[] => [
  ...access.permissions,
  ...Object.values(operations).flatMap(({ permissions }) => permissions),
  ...permissionsOfActions(actions),
  ...Object.values(fields).flatMap(({ onlyFor = [], writableFor = [] }) => [...onlyFor, ...writableFor]),
  ...rows.flatMap(({ exceptFor = [] }) => exceptFor),
];

/** Adds rows to the audit trail, which has no seed: its rows record events. */
const fillTrail = async (deps: ApiDeps, userId: number, clients: readonly number[]): Promise<void> => {
  const actor = { userId, network: '192.0.2.1', requestId: 'request' };
  const events = clients.flatMap((clientId) =>
    (['create', 'update', 'delete', 'export'] as const).flatMap((action): TrailEvent[] =>
      ['users', 'members', 'session'].map((resource, index) => ({
        action,
        resource,
        recordId: index + 1,
        clientId,
        changes: { last_name: { before: 'Diaz', after: 'Romero' }, password: 'secret' },
      })),
    ),
  );
  await deps.storage.transaction((tx) => recordEvents(deps, tx, actor, events));
};

/** Opens the provider's API in memory with one user who has every permission; a test can remove them one by one. */
export const openContractApi = async (resources: readonly Resource[]): Promise<ContractApi> => {
  const backend = createMockBackend({ resources });
  await backend.ready;
  const { storage } = backend.deps;
  const admin = await storage
    .table('users')
    .first([{ field: 'username', op: 'eq', value: 'admin@portal.example' }]);
  const role = admin?.role_id ?? null;
  const rows: Row[] = await storage.table('clients').find([], 3);
  const userId = Number(admin?.id);
  await storage.table('agency_users').insert({ user_id: userId, agency_id: 1 });
  let token: string | null = null;
  const api: Omit<ContractApi, 'token'> = {
    backend,
    clients: rows.map((row) => Number(row.client_account_id)),
    call: async (address, options = {}) => {
      const bearer = options.token === undefined ? token : options.token;
      const answer = await backend.app.request(address, {
        method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
        headers: {
          'Content-Type': 'application/json',
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
          ...options.headers,
        },
        ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    setPermissions: async (permissions) => {
      const table = storage.table('role_permissions');
      await table.remove([{ field: 'role_id', op: 'eq', value: role }]);
      await table.insertMany([...new Set(permissions)].map((permission) => ({ role_id: role, permission })));
    },
    leaveAgency: async () => {
      await storage.table('agency_users').remove([{ field: 'user_id', op: 'eq', value: userId }]);
    },
    flag: async (name, value) => {
      const table = storage.table('feature_flags');
      await table.remove([{ field: 'name', op: 'eq', value: name }]);
      await table.insert({ name, value });
    },
  };
  await api.setPermissions(allPermissions(resources));
  for (const { access } of resources) if (access.flag !== undefined) await api.flag(access.flag, 'on');
  const body = { username: 'admin@portal.example', password };
  const login = await api.call('/api/v1/auth/login', { body });
  token = String(login.body.token);
  await fillTrail(backend.deps, userId, api.clients);
  return { ...api, token };
};
