import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '@resources';
import { demoAccounts } from '@server/seed/data/accounts';
import { clientNames, emptyClient, largestClient } from '@server/seed/data/client-names';
import { seed } from '@server/seed/seed';
import type { Row, Storage } from '@server/storage/storage';
import { providerFlags } from '@resources/areas';
import { emptyStorage } from './seeded';

const now = new Date('2026-11-20T15:30:00Z');
const hash = (password: string) => Promise.resolve(`hash of ${password}`);
const idOf = (name: string) => clientNames.indexOf(name) + 1;

describe.each(['small', 'demo'] as const)('%s seed', (scale) => {
  let storage: Storage;
  const rows = (table: string): Promise<Row[]> => storage.table(table).find([]);
  const workers = (client: string) =>
    storage.table('workers').count([{ field: 'client_id', op: 'eq', value: idOf(client) }]);

  beforeAll(async () => {
    storage = emptyStorage();
    await seed(storage, { scale, hash, now });
  });

  it('has the expected sizes', async () => {
    expect(await storage.table('clients').count([])).toBe(scale === 'demo' ? 40 : 12);
    expect(await workers(largestClient)).toBe(scale === 'demo' ? 25_000 : 57);
    expect(await workers(emptyClient)).toBe(0);
  });

  it('has a worker for the employee’s account', async () => {
    const {
      firstName,
      lastName,
      username,
      employeeId = 0,
    } = demoAccounts.find((account) => account.employeeId && !account.isJoining) ?? {};
    const worker = await storage.table('workers').first([{ field: 'id', op: 'eq', value: employeeId }]);
    expect(worker).toMatchObject({
      full_name: `${firstName} ${lastName}`,
      email_address: username,
      employee_status: 'Active',
    });
  });

  it('has worksite counts that match the active workers', async () => {
    const active = new Map<string, number>();
    for (const worker of await rows('workers'))
      if (worker.employee_status === 'Active') {
        const place = `${String(worker.client_id)} ${String(worker.location_name)}`;
        active.set(place, (active.get(place) ?? 0) + 1);
      }
    const worksites = await rows('locations');
    expect(worksites.length).toBeGreaterThan(20);
    for (const { client_id, location_name, active_employees } of worksites)
      expect(active_employees).toBe(active.get(`${String(client_id)} ${String(location_name)}`) ?? 0);
    const counted = worksites.reduce((sum, { active_employees }) => sum + Number(active_employees), 0);
    expect(counted).toBe([...active.values()].reduce((sum, count) => sum + count, 0));
  });

  it('has plausible workers: dates not after today, numbers in bounds, declared statuses', async () => {
    const statuses = Object.keys(
      resources.find(({ name }) => name === 'workers')?.fields['employee_status']?.values ?? {},
    );
    for (const worker of await rows('workers')) {
      const born = String(worker.date_of_birth);
      const hired = String(worker.hire_date);
      const isPlausible =
        statuses.includes(String(worker.employee_status)) &&
        hired <= '2026-11-20' &&
        Number(hired.slice(0, 4)) - Number(born.slice(0, 4)) >= 16 &&
        Number(worker.pct_cutoff_met) >= 0 &&
        Number(worker.pct_cutoff_met) <= 1 &&
        Number(worker.ytd_wages) >= 0 &&
        Number(worker.days_worked) <= 262 &&
        /^\+1\d{10}$/.test(String(worker.phone_number));
      if (!isPlausible) expect.fail(JSON.stringify(worker));
    }
  });

  it('turns on every flag, and gives every account its role, password and clients', async () => {
    const flags = await rows('feature_flags');
    expect(flags.map(({ name }) => name)).toEqual(expect.arrayContaining([...providerFlags]));
    expect(flags.every(({ value }) => value === 'on')).toBe(true);
    for (const [index, account] of demoAccounts.entries()) {
      const ofUser = [{ field: 'user_id', op: 'eq', value: index + 1 }] as const;
      expect(
        await storage.table('users').first([{ field: 'username', op: 'eq', value: account.username }]),
      ).toMatchObject({
        id: index + 1,
        role_name: account.role,
        stage: 'active',
      });
      expect(await storage.table('credentials').count(ofUser)).toBe(1);
      expect(await storage.table('user_clients').count(ofUser)).toBe(account.clients?.length ?? 0);
    }
  });

  it('changes nothing when run again, and does not restore a removed permission', async () => {
    const condition = [{ field: 'permission', op: 'eq', value: 'eip_menu_workers' }] as const;
    await storage.table('role_permissions').remove(condition);
    const before = await rows('users');
    await seed(storage, { scale, hash, now });
    expect(await rows('users')).toEqual(before);
    expect(await storage.table('role_permissions').count(condition)).toBe(0);
  });
});

describe('seed', () => {
  it('is deterministic', async () => {
    const [one, other] = [emptyStorage(), emptyStorage()];
    await seed(one, { scale: 'small', hash, now });
    await seed(other, { scale: 'small', hash, now });
    for (const table of [...resources.flatMap(({ api, name }) => (api.table ? [] : [name])), 'user_clients'])
      expect(await one.table(table).find([])).toEqual(await other.table(table).find([]));
  });

  it('adds the agencies to a database that was seeded before they existed', async () => {
    const [old, fresh] = [emptyStorage(), emptyStorage()];
    for (const storage of [old, fresh]) await seed(storage, { scale: 'small', hash, now });
    const steps = ['members', 'my-clients', 'my-team', 'revenue-report'].map((name) => `resource:${name}`);
    await old
      .table('seeded')
      .remove([{ field: 'name', op: 'in', value: [...steps, 'agencies', 'agency roles'] }]);
    for (const table of ['my-clients', 'my-team', 'revenue-report', 'agencies', 'agency_users'])
      await old.table(table).remove([]);
    const members = (await old.table('users').find([])).map(({ id }) => Number(id)).filter((id) => id > 1000);
    await old.table('users').remove([{ field: 'id', op: 'in', value: members }]);
    for (const table of ['credentials', 'user_profiles'])
      await old.table(table).remove([{ field: 'user_id', op: 'in', value: members }]);
    await old.table('roles').remove([{ field: 'role_name', op: 'eq', value: 'Agent' }]);
    await old.table('role_permissions').remove([{ field: 'role_id', op: 'eq', value: 10 }]);
    const manager = { role_name: 'Agency Manager' };
    await old.table('roles').update([{ field: 'id', op: 'eq', value: 7 }], manager);
    await old.table('users').update([{ field: 'role_id', op: 'eq', value: 7 }], manager);
    await seed(old, { scale: 'small', hash, now });
    // The renamed role and its users have another version.
    const rowsOf = async (storage: Storage, table: string) =>
      (await storage.table(table).find([])).map(({ version: _, ...row }) => row);
    for (const table of ['users', 'roles', 'my-team', 'agency_users', 'credentials'])
      expect(await rowsOf(old, table)).toEqual(await rowsOf(fresh, table));
    expect(await old.table('role_permissions').count([])).toBe(
      await fresh.table('role_permissions').count([]),
    );
  });

  it('starts over after a failure', async () => {
    const storage = emptyStorage();
    const failing = () => Promise.reject(new Error('cut short'));
    await expect(seed(storage, { scale: 'small', hash: failing, now })).rejects.toThrow('cut short');
    expect(await storage.table('users').count([])).toBe(0);
    await seed(storage, { scale: 'small', hash, now });
    expect(await storage.table('users').count([])).toBeGreaterThan(20);
  });
});
