import { Session } from 'node:inspector/promises';
import { test, beforeAll, afterAll } from 'vitest';
import { readFileSync } from 'node:fs';
import { resources } from '@resources';
import { openStorage } from '@server/storage/open-storage';
import { resourceTables } from '@server/storage/resource-tables';
import { systemTables } from '@server/storage/system-tables';
import { createHarness, type Harness } from '../api/harness';

const ran = async (work: () => Promise<unknown>) => {
  const s = new Session();
  s.connect();
  await s.post('Profiler.enable');
  await s.post('Debugger.enable');
  await s.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await s.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await s.post('Profiler.takePreciseCoverage');
  await s.post('Profiler.stopPreciseCoverage');
  const sources = new Map<string, string>();
  for (const r of result) if (r.url.includes(process.cwd() + '/s') && !r.url.includes('node_modules')) sources.set(r.scriptId, (await s.post('Debugger.getScriptSource', { scriptId: r.scriptId })).scriptSource);
  const getter = (id: string, f: any) => /^\(\) => \{ try \{ return \w+ \} catch \{\} \}$/.test(sources.get(id)?.slice(f.ranges[0].startOffset, f.ranges[0].endOffset) ?? '');
  s.disconnect();
  const root = process.cwd() + '/';
  return result
    .map((r) => ({ url: r.url.replace('file://', ''), fns: r.functions.filter((f) => !getter(r.scriptId, f)).filter((f) => f.ranges[0]!.count > 0 && f.ranges[0]!.startOffset > 0).map((f) => f.functionName) }))
    .filter(({ url, fns }) => url.startsWith(root) && /^(server|src|resources|providers)\//.test(url.slice(root.length)) && fns.length > 0)
    .map(({ url, fns }) => ({ file: url.slice(root.length), fns }));
};
const isLeaf = (file: string) => !/^import (?!type)[^;]*from '(\.|@(core|server|resources|locales))/m.test(readFileSync(file, 'utf8'));
const show = (name: string, files: { file: string; fns: string[] }[]) => {
  const counted = files.filter(({ file }) => !isLeaf(file) && !/^server\/(storage|trail)\//.test(file));
  console.log(`\n## ${name}: ${counted.length} + storage/trail\n` + counted.map(({ file, fns }) => `${file}: ${fns.join(' ')}`).join('\n') + '\n-- leaves: ' + files.filter(({ file }) => isLeaf(file)).map((f) => f.file).join(' '));
};
let h: Harness;
beforeAll(async () => {
  const { storage } = await openStorage({}, [...systemTables, ...resourceTables(resources)]);
  h = await createHarness({ storage });
});
afterAll(() => h.storage.close());
test('probe', async () => {
  const token = await h.tokenOf('admin');
  for (const path of ['eip/clients/1/workers?offset=10&limit=10&sort=id&order=asc', 'v1/users?offset=10&limit=10', 'eip/clients/1/billings?offset=10&limit=10&sort=id&order=asc']) {
    const call = async () => { const a = await h.call('GET', path, { token }); if (a.status !== 200) console.log(a.status, a.text); };
    await call();
    show(path, await ran(call));
  }
  show('login', await ran(() => h.login('admin')));
  const put = async (who: string, path: string, change: (b: any) => object) => {
    const t = await h.tokenOf(who);
    const list = await h.call('GET', path + '?limit=3', { token: t });
    if (list.status !== 200) console.log(list.text); const id = (list.body as any).data[1].id ?? (list.body as any).data[1].role_id;
    const rec = (await h.call('GET', `${path}/${id}`, { token: t })).body as any;
    console.log(JSON.stringify(rec));
    const call = async () => { const a = await h.call('PUT', `${path}/${id}`, { token: t, body: change(rec) }); if (a.status !== 200) console.log(a.status, a.text); };
    await call();
    show('PUT ' + path, await ran(call));
  };
  await put('agency', 'v1/evoove/administration/members', (r) => ({ first_name: r.first_name, last_name: r.last_name, username: r.username, role_id: r.role_id, stage: r.stage, ...r }));
  await put('admin', 'v1/users', (r) => ({ first_name: r.first_name, last_name: r.last_name, username: r.username, role_id: r.role_id, eip_client_ids: r.eip_clients.map((c: any) => c.id) }));
  await put('admin', 'v1/administration/roles', (r) => r);
  const one = await h.call('GET', 'eip/clients/1/claims?page=1&page_size=1', { token });
  console.log(one.text.slice(0, 800));
});
