import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createServerApp, type ServerApp } from '@server/app';
import { createHasher } from '@server/api/hasher';
import { createLog } from '@server/log';
import { demoPassword } from '@server/seed/data/accounts';
import { readSettings } from '@server/settings/read-settings';
import { putDatabase } from '../storage/pglite-database';

const folder = mkdtempSync(join(tmpdir(), 'portal-bare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (environment: Readonly<Record<string, string>>) =>
  createServerApp(
    readSettings({ DATA_FOLDER: folder, PORTAL_FOLDER: '/nowhere', ...environment }),
    createLog(() => undefined),
    { hasher: createHasher(1) },
  );

const call = async (
  app: ServerApp,
  path: string,
  { body, token }: { body?: object; token?: string } = {},
) => {
  const answer = await app.fetch(
    new Request(`http://localhost:4180/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return { status: answer.status, body: (await answer.json()) as never };
};
const logIn = (app: ServerApp, username: string, password: string) =>
  call(app, 'v1/auth/login', { body: { username, password } });
const list = 'offset=0&limit=10&order=asc&sort=';

test('a database without demo data has one administrator, invited by mail, and no known password', async () => {
  putDatabase(folder, 'with tables');
  const first = await start({ DEMO_DATA: 'off', ADMIN_EMAIL: 'Boss@Company.example' });
  expect((await logIn(first, 'admin@portal.example', demoPassword)).status).toBe(401);
  await expect
    .poll(async () => (await first.outbox!.latest()).map(({ to }) => to))
    .toEqual(['boss@company.example']);
  const [mail] = await first.outbox!.latest();
  const token = /token=([^&\s]+)/.exec(mail!.text)?.[1];
  const password = 'Fresh-water-7';
  expect((await call(first, 'v1/auth/set-password', { body: { token, password } })).status).toBe(200);
  const session = (await logIn(first, 'boss@company.example', password)).body as { token: string };
  const users = await call(first, `v1/users?${list}username`, session);
  expect(users.body).toMatchObject({
    total_count: 1,
    data: [{ role_name: 'Administrator', stage: 'active' }],
  });
  const clients = await call(first, `eip/clients?${list}client_account_name`, session);
  expect(clients).toMatchObject({ status: 200, body: { total_count: 0 } });
  const kinds = (await call(first, 'eip/industry-business', session)).body as { data: object[] };
  expect(kinds.data).toHaveLength(8);
  await first.close();

  // A later start without DEMO_DATA=off and with another ADMIN_EMAIL adds no demo accounts and no second administrator.
  const later = await start({ ADMIN_EMAIL: 'other@company.example' });
  expect((await logIn(later, 'admin@portal.example', demoPassword)).status).toBe(401);
  expect((await logIn(later, 'boss@company.example', password)).status).toBe(200);
  expect(await later.outbox!.latest()).toHaveLength(1);
  expect((await call(later, 'eip/industry-business', session)).body).toEqual(kinds);
  await later.close();
});
