import { describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { continueRun } from '@server/api/bulk/runs';
import { resourceTables } from '@server/storage/resource-tables';
import { systemTables } from '@server/storage/system-tables';
import { createHarness } from '../api/harness';
import { openDatabases } from '../versions/databases';
import { addCrates, crates } from './crates';

const declared = [...resources, crates];
const count = 1_200;

describe.each(openDatabases([...systemTables, ...resourceTables(declared)]))('on %s', (_, open) => {
  test('servers that work on one change of many records at the same time change each record once', async () => {
    const [storage, other = storage] = await open();
    const api = await createHarness({ resources: declared, storage: storage! });
    const client = await api.clientNamed('Harbor Lane Markets');
    const token = await api.tokenOf('admin');
    const ids = await addCrates(
      api,
      client,
      Array.from({ length: count }, () => ({})),
    );
    const path = `/api/eip/clients/${client}/crates`;
    const send = (below: string, body: object) =>
      api.app.request(`${path}/${below}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const answer = await send('actions/pack', { filter: { state: 'open' }, expected: count });
    const { job } = (await answer.json()) as { job: number };
    const userId = await api.userIdOf('admin');
    const work = { run: job, inputs: {}, actor: { userId, network: '', requestId: '' }, language: 'en' };
    await Promise.all([
      api.deps.jobs.settled(),
      continueRun({ ...api.deps, storage: other! }, work),
      continueRun(api.deps, work),
    ]);
    const rows = await storage!.table('crates').find([{ field: 'id', op: 'in', value: ids }]);
    expect(new Set(rows.map((row) => `${String(row['state'])} ${String(row['version'])}`))).toEqual(
      new Set(['packed 1']),
    );
    const kept = [
      { field: 'table_name', op: 'eq', value: 'crates' },
      { field: 'action', op: 'eq', value: 'update' },
    ] as const;
    expect(await storage!.table('record_versions').count(kept)).toBe(count);
    const undone = await send('actions/undo', { undo: job });
    expect(undone.status).toBe(202);
    await api.deps.jobs.settled();
    expect(await storage!.table('crates').count([{ field: 'state', op: 'eq', value: 'open' }])).toBe(count);
  }, 120_000);

  test('an action that is more than columns runs for each record', async () => {
    const [storage] = await open();
    const api = await createHarness({ storage: storage! });
    const token = await api.tokenOf('agency');
    const members = 'v1/evoove/administration/members';
    const list = await api.call('GET', `${members}?limit=100`, { token });
    const rows = (list.body as { data: { id: number; stage: string; version: number }[] }).data;
    const ids = rows.map(({ id }) => id);
    const own = await api.userIdOf('agency');
    const answer = await api.call('POST', `${members}/actions/deactivate`, { token, body: { ids } });
    const { changed, skipped, undo } = answer.body as {
      changed: number;
      skipped: { id: number; reason: string }[];
      undo: number;
    };
    const active = rows.filter(({ id, stage }) => stage === 'active' && id !== own);
    expect([changed, skipped.find(({ id }) => id === own)?.reason]).toEqual([
      active.length,
      'cannot deactivate yourself',
    ]);
    const undone = await api.call('POST', `${members}/actions/undo`, { token, body: { undo } });
    expect(undone.body).toMatchObject({ changed: active.length, skipped: [], undo: null });
  }, 120_000);
});
