import type { Fetch } from '@server/api/deps';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { MockBackend } from '@mocks/mock-backend';
import { root } from '@scripts/build-state.mjs';
import { password } from './accounts';
import { openProxy } from './proxy';
import {
  createApiDescription,
  createMockBackend,
  createRequestHandler,
  readSettings,
  resources,
} from './portal';

export interface Person {
  readonly permissions: readonly string[];
  /** Id of the user's agency, if any. */
  readonly agency?: number;
  /** Names of the user's clients. */
  readonly clients?: readonly string[];
}
/** A username at login. */
export type Username = `${string}@${string}`;

export interface RightsServer {
  readonly url: string;
  /** The server's storage, for tests that write records which the API would reject. */
  readonly storage: MockBackend['deps']['storage'];
  /** Adds a user with exactly these permissions; the password is that of the demo accounts. */
  add(person: Person): Promise<Username>;
  /** Removes a permission from every role. */
  removePermission(permission: string): Promise<void>;
  /** Switches feature flags on or off. */
  switchFlags(flags: Readonly<Record<string, boolean>>): Promise<void>;
  stop(): Promise<void>;
}

const addPerson = async (
  { deps: { storage, hasher } }: MockBackend,
  { permissions, agency, clients = [] }: Person,
): Promise<Username> => {
  const role = await storage.table('roles').insert({ role_name: permissions.join(' ') || 'nothing' });
  const roleId = Number(role['id']);
  await storage
    .table('role_permissions')
    .insertMany(permissions.map((permission) => ({ role_id: roleId, permission })));
  const username: Username = `role${roleId}@rights.example`;
  const user = await storage.table('users').insert({
    first_name: 'Robin',
    last_name: `Role ${roleId}`,
    username,
    role_id: roleId,
    role_name: role['role_name'] ?? '',
    stage: 'active',
    created: new Date().toISOString(),
  });
  const userId = Number(user['id']);
  await storage
    .table('credentials')
    .insert({ user_id: userId, password_hash: await hasher.hash(password), changed: '' });
  if (agency !== undefined)
    await storage.table('agency_users').insert({ user_id: userId, agency_id: agency });
  for (const value of clients) {
    const client = await storage.table('clients').first([{ field: 'client_account_name', op: 'eq', value }]);
    if (!client) throw new Error(`the small seed has no client ${value}`);
    await storage
      .table('user_clients')
      .insert({ user_id: userId, client_id: Number(client['client_account_id']) });
  }
  return username;
};

/**
 * The complete server (request handler, built portal, API and seed) in the test process, in memory, so that a test can
 * change permissions and feature flags at any time. The real code checks permissions; nothing is mocked. Calls are
 * validated against the API document, unless a test stores records that do not match it.
 */
export const startRightsServer = async ({ holdsDocument = true } = {}): Promise<RightsServer> => {
  let fetch: Fetch = () => Promise.resolve(new Response(null, { status: 503 }));
  const listener = getRequestListener((request, environment) => fetch(request, environment));
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await openProxy(holdsDocument);
  const { url } = proxy;
  const backend = createMockBackend({ publicUrl: url });
  await backend.ready;
  const { storage } = backend.deps;
  fetch = createRequestHandler({
    settings: readSettings({ PUBLIC_URL: url, PORTAL_FOLDER: join(root, 'dist/portal') }),
    storage,
    api: async (request) => backend.app.fetch(request),
    description: createApiDescription(resources),
  });
  proxy.leadTo(`http://localhost:${(server.address() as AddressInfo).port}`);
  return {
    url,
    storage,
    add: (person) => addPerson(backend, person),
    removePermission: async (permission) => {
      await storage.table('role_permissions').remove([{ field: 'permission', op: 'eq', value: permission }]);
    },
    switchFlags: async (flags) => {
      for (const [name, isOn] of Object.entries(flags))
        await storage
          .table('feature_flags')
          .update([{ field: 'name', op: 'eq', value: name }], { value: isOn ? 'on' : 'off' });
    },
    stop: async () => {
      proxy.stop();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
