import { beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '@server/api/app';
import type { Collection, ChunksQuery, Storage } from '@server/storage/storage';
import { createHarness, type Answer, type Harness } from '../api/harness';

let api: Harness;
let token: string;
let client: number;
beforeAll(async () => {
  api = await createHarness();
  token = await api.tokenOf('admin');
  client = await api.clientNamed('Harbor Lane Markets');
});

const get = (path: string, query: Record<string, string> = {}, bearer = token): Promise<Answer> => {
  const all = new URLSearchParams({ format: 'csv', ...query });
  return api.call('GET', `${path}?${all.toString()}`, { token: bearer });
};
const workers = (query: Record<string, string> = {}) => get(`eip/clients/${client}/workers`, query);
const linesOf = ({ text }: Answer): string[] => text.split('\r\n').slice(0, -1);

describe('a list as CSV', () => {
  test('is one file of all matching rows, with their count in a header', async () => {
    const answer = await workers();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="employees-harbor-lane-markets-2026-11-20.csv"',
      'x-total-count': '57',
      'cache-control': 'no-store',
    });
    expect(linesOf(answer)).toHaveLength(58);
    expect(linesOf(answer)[0]).toBe('Employee,Status,Class code,Hire date,Days worked,YTD wages,Cutoff met');
  });

  test('starts with the UTF-8 byte order mark', async () => {
    const response = await api.app.request(`/api/eip/clients/${client}/workers?format=csv`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x45]);
  });

  test('applies the filters, search and order of the list', async () => {
    const query = { employee_status: 'Active', sort: 'ytd_wages', order: 'desc' };
    const rows = await api.call(
      'GET',
      `eip/clients/${client}/workers?${new URLSearchParams({ ...query, limit: '100' }).toString()}`,
      { token },
    );
    const { data } = rows.body as { data: { full_name: string }[] };
    const file = await workers({ ...query, columns: 'full_name', limit: '3', offset: '5' });
    expect(linesOf(file).slice(1)).toEqual(data.map((row) => row.full_name));
    expect(linesOf(await workers({ search: 'no such person' }))).toHaveLength(1);
  });

  test('has the requested columns in order, with texts in the requested language', async () => {
    const answer = await workers({
      columns: 'employee_status,full_name,secret,client_id',
      language: 'es',
      employee_status: 'Terminated',
    });
    const [header = '', line = ''] = linesOf(answer);
    expect(header).toBe('Situación,Empleado');
    expect(line).toMatch(/^Dado de baja,/);
  });

  const hostile = ['__proto__', 'date_of_birth', "x'; DROP TABLE workers; --", ',,,', '\0', 'x'.repeat(9000)];
  test.each(hostile)('treats %j as missing', async (value) => {
    const defaultLines = linesOf(await workers());
    for (const name of ['columns', 'language', 'time_zone', 'sort', 'order'])
      expect(linesOf(await workers({ [name]: value }))).toEqual(defaultLines);
  });

  test('escapes formulas in typed text', async () => {
    const row = {
      client_id: client,
      location_name: '=HYPERLINK("http://x","y")',
      address: '@SUM(1)',
      city: '-1+1',
      state: '+NY',
      zip_code: '\t00501',
      created_date: '2026-01-01',
    };
    const { id } = await api.storage.table('locations').insert(row);
    const columns = 'location_name,address,city,state,zip_code';
    const lines = linesOf(await get(`eip/clients/${client}/locations`, { columns, search: 'HYPERLINK' }));
    expect(lines[1]).toBe(`"'=HYPERLINK(""http://x"",""y"")",'@SUM(1),'-1+1,'+NY,"'\t00501"`);
    await api.storage.table('locations').remove([{ field: 'id', op: 'eq', value: id ?? null }]);
  });

  test('writes date-times in the time zone of the reader', async () => {
    const answer = await get('eip/clients', { columns: 'last_login', time_zone: 'America/New_York' });
    const [, ...cells] = linesOf(answer);
    for (const cell of cells.filter(Boolean)) expect(cell).toMatch(/^\d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M$/);
    expect(cells.some(Boolean)).toBe(true);
    expect(linesOf(await get('eip/clients', { columns: 'last_login' }))).not.toEqual(linesOf(answer));
  });
});

describe('access to files', () => {
  test('the client list has all clients of the user, and only the columns that they may see', async () => {
    const all = linesOf(await get('eip/clients'));
    expect(all.length).toBeGreaterThan(11);
    expect(all[0]).toContain('YTD Gross Profit');
    const regional = await get('eip/clients', {}, await api.tokenOf('regional'));
    expect(linesOf(regional)).toHaveLength(4);
    const params = { columns: 'ytd_gross_profit,client_account_name' };
    expect(linesOf(await get('eip/clients', params, await api.tokenOf('regional')))[0]).not.toContain(',');
  });

  test.each(['admin', 'broker', 'internal', 'staff', 'regional', 'agency', 'limited', 'employee'])(
    '%s is refused as for the list',
    async (user) => {
      const bearer = await api.tokenOf(user);
      const other = await api.clientNamed('Quiet Harbor Books');
      for (const path of [
        `eip/clients/${client}/workers`,
        `eip/clients/${other}/workers`,
        `eip/clients/${client}/locations`,
        'eip/clients/999999/workers',
        'eip/clients',
        'v1/users',
      ]) {
        const list = await api.call('GET', path, { token: bearer });
        const file = await get(path, {}, bearer);
        expect([path, file.status]).toEqual([path, list.status]);
        if (file.status !== 200) expect(file.body).toEqual(list.body);
      }
    },
  );

  test('is refused without a session', async () => {
    const answer = await api.call('GET', `eip/clients/${client}/workers?format=csv`);
    expect(answer.status).toBe(401);
  });

  test('a lookup does not return a file', async () => {
    expect((await get('v1/roles')).body).toHaveProperty('data');
  });
});

type Workers = Pick<Collection, 'list' | 'chunks'>;

/** Creates the API on a storage whose workers table reads as the test defines. */
const withWorkers = (of: (original: Collection) => Partial<Workers>) => {
  const storage: Storage = {
    ...api.storage,
    table: (name) => {
      const table = api.storage.table(name);
      return name === 'workers' ? { ...table, ...of(table) } : table;
    },
  };
  return createApi({ ...api.deps, storage });
};

const request = (app: ReturnType<typeof withWorkers>) =>
  app.request(`/api/eip/clients/${client}/workers?format=csv&columns=full_name`, {
    headers: { Authorization: `Bearer ${token}` },
  });

/** A list of `total` workers that records how many are requested at once. */
const longList = (total: number, batchSizes: number[] = [], failsAfter = Infinity): Workers => ({
  list: () => Promise.resolve({ data: [], total_count: total }),
  async *chunks({ limit }: ChunksQuery) {
    for (let start = 0; start < total; start += limit) {
      batchSizes.push(limit);
      if (batchSizes.length > failsAfter) throw await Promise.resolve(new Error('gone'));
      yield Array.from({ length: Math.min(limit, total - start) }, (_, index) => ({
        id: start + index,
        full_name: `Person ${start + index}`,
      }));
    }
  },
});

describe('a long file', () => {
  test.each([25_000, 24_999, 1000, 0])(
    'of %i rows is complete, in order and read in chunks',
    async (total) => {
      const batchSizes: number[] = [];
      const response = await request(withWorkers(() => longList(total, batchSizes)));
      expect(response.headers.get('x-total-count')).toBe(String(total));
      const lines = (await response.text()).split('\r\n').slice(1, -1);
      expect(lines).toEqual(Array.from({ length: total }, (_, index) => `Person ${index}`));
      expect(Math.max(0, ...batchSizes)).toBeLessThanOrEqual(200);
    },
  );

  test('is not read further after the client cancels', async () => {
    const batchSizes: number[] = [];
    const reader = (await request(withWorkers(() => longList(25_000, batchSizes)))).body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    const atCancel = batchSizes.length;
    expect(atCancel).toBeLessThan(4);
    await new Promise((resolve) => setImmediate(resolve));
    expect(batchSizes).toHaveLength(atCancel);
  });

  test('returns 500 if it fails at the start, and breaks off if it fails later', async () => {
    const failing = withWorkers(() => ({ list: () => Promise.reject(new Error('gone')) }));
    expect((await request(failing)).status).toBe(500);
    const response = await request(withWorkers(() => longList(3000, [], 4)));
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('gone');
  });

  test('lets other calls run between its chunks', async () => {
    const steps: string[] = [];
    const app = withWorkers(() => {
      const list = longList(1000);
      return {
        ...list,
        async *chunks(query) {
          for await (const chunk of list.chunks(query)) {
            steps.push('chunk');
            // Arrives from outside while a chunk is read, as a call does.
            setTimeout(() => steps.push('call'));
            yield chunk;
          }
        },
      };
    });
    await (await request(app)).text();
    expect(steps).toEqual(Array.from({ length: 5 }, () => ['chunk', 'call']).flat());
  });
});
