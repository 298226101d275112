import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import claims from '@resources/claims/resource';
import type { Resource } from '@core/resource/resource';
import { listParameters } from '@server/openapi/list-parameters';
import { resourceTables } from '@server/storage/resource-tables';
import { textsOf } from '@server/words/texts';
import { createHarness, type Answer, type Harness } from './harness';

const { list } = claims;
const { columns, sortBy, columnsBy } = list!;
const numbered: Resource = {
  ...claims,
  list: {
    ...list!,
    columns: ['id', ...columns],
    sortBy: ['id', ...sortBy],
    columnsBy: {
      ...columnsBy!,
      // Not with the other options: their rows have it, too.
      columns: { ...columnsBy!.columns, All: ['id', ...columnsBy!.columns['All']!] },
    },
  },
};
const declared = resources.map((one) => (one === claims ? numbered : one));

describe('a list that names the id among its columns and orders', () => {
  let api: Harness;
  let token: string;
  let client: number;
  beforeAll(async () => {
    api = await createHarness({ resources: declared });
    token = await api.tokenOf('admin');
    client = await api.clientNamed('Harbor Lane Markets');
  });
  const get = (query: Record<string, string>): Promise<Answer> =>
    api.call('GET', `eip/clients/${client}/claims?${new URLSearchParams(query).toString()}`, { token });
  const idsOf = ({ body }: Answer) => (body as { data: { id: number }[] }).data.map(({ id }) => id);

  test.each(['asc', 'desc'])('is sorted by it: %s', async (order) => {
    const ids = idsOf(await get({ sort: 'id', order, limit: '100' }));
    const sign = order === 'asc' ? 1 : -1;
    expect(ids.length).toBeGreaterThan(5);
    expect(ids).toEqual([...ids].sort((one, other) => sign * (one - other)));
    const pages = [
      await get({ sort: 'id', order, limit: '4' }),
      await get({ sort: 'id', order, limit: '4', offset: '4' }),
    ];
    expect(pages.flatMap(idsOf)).toEqual(ids.slice(0, 8));
  });

  test('is in every row, also where another option of a filter shows it', async () => {
    const ids = idsOf(await get({ claim_status: 'Closed', limit: '100' }));
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(id).toBeTypeOf('number');
  });

  test.each([
    ['en', 'Number,Claim'],
    ['es', 'Número,Reclamación'],
  ])('is in the file, with a heading of its own: %s', async (language, heading) => {
    const { text } = await get({ format: 'csv', columns: 'id,claim_number', sort: 'id', language });
    const [head = '', ...lines] = text.trim().split('\r\n');
    expect(head).toBe(heading);
    const ids = idsOf(await get({ sort: 'id', limit: '100' }));
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(ids);
  });

  test('is an order in the description of the API, with an index', () => {
    const parameters = listParameters(numbered, textsOf('api', 'en').parameters);
    const sort = parameters.find(({ name }) => name === 'sort')?.schema;
    expect(sort?.enum).toContain('id');
    const table = resourceTables(declared).find(({ name }) => name === 'claims');
    expect(table?.indexes).toContainEqual(['client_id', 'id']);
  });
});
