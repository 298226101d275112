import { beforeAll, expect, test } from 'vitest';
import { createHarness, type Harness } from './harness';

let api: Harness;
let token: string;
let path: string;
beforeAll(async () => {
  api = await createHarness();
  token = await api.tokenOf('admin');
  path = `eip/clients/${await api.clientNamed('Harbor Lane Markets')}/gross-profit`;
});

const months = async (query: string): Promise<string[]> => {
  const { status, body } = await api.call('GET', `${path}?${query}`, { token });
  const { data, total_count } = body as { data: { month: string }[]; total_count: number };
  expect([status, total_count]).toEqual([200, data.length]);
  return data.map(({ month }) => month);
};

test('all months of a period are returned at once, oldest first', async () => {
  const year = await months('period_start=01/01/2025&period_end=12/31/2025');
  expect(year).toEqual(Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`));
  expect(await months('period_start=06/01/2026&period_end=11/20/2026')).toEqual(
    ['06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`),
  );
});

test('page, order and search are ignored', async () => {
  const expected = await months('period_start=01/01/2025&period_end=12/31/2025');
  const odd =
    'period_start=01/01/2025&period_end=12/31/2025&offset=5&limit=2&sort=revenue&order=desc&search=x';
  expect(await months(odd)).toEqual(expected);
});

test.each(['', ' ', '\0'])('a start of %j counts as missing', async (start) => {
  const query = new URLSearchParams({ period_start: start, period_end: '12/31/2025' });
  const found = await months(query.toString());
  expect(found.length).toBeGreaterThan(12);
  expect(found.at(-1)).toBe('2025-12');
});

test.each(['x', '2025-01-01', '13/45/2025', "'; drop table x; --"])(
  'a start of %j is refused',
  async (start) => {
    const query = new URLSearchParams({ period_start: start, period_end: '12/31/2025' });
    const { status, body } = await api.call('GET', `${path}?${query}`, { token });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['period_start']]);
  },
);
