import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { createApiDescription } from '@server/openapi/serve';
import { mistakesIn } from '@core/declaration/mistakes';
import { color } from '@tests/fixtures/color/color.kind';
import paints from '@tests/fixtures/color/paints';
import { openContractApi, type ContractApi } from '@tests/helpers/contract-api';

const all = [...resources, paints];
const green = { name: 'Moss', shade: '#1B7F5C', undercoat: null };
const red = { name: 'Brick', shade: '#c0392b', undercoat: '#ffffff' };

describe('a kind that only the project has', () => {
  let api: ContractApi;
  let address = '';
  beforeAll(async () => {
    api = await openContractApi(all);
    address = `/api/eip/clients/${api.clients[0]!}/paints`;
    for (const body of [green, red]) expect((await api.call(address, { body })).status).toBe(201);
  });
  const names = async (query: string) =>
    ((await api.call(`${address}?${query}`)).body['data'] as { name: string }[]).map(({ name }) => name);

  test('is stored as its input reads it, and refused by its own rule', async () => {
    expect((await api.call(`${address}?limit=2`)).body['data']).toMatchObject([
      red,
      { ...green, shade: '#1b7f5c' },
    ]);
    expect(await api.call(address, { body: { name: 'Fog', shade: 'gray', undercoat: 12 } })).toMatchObject({
      status: 422,
      body: { errors: { shade: 'invalid', undercoat: 'invalid' } },
    });
    expect((await api.call(address, { body: { name: 'Fog' } })).body).toMatchObject({
      errors: { shade: 'required' },
    });
  });

  test('has the rules of declarations', () => {
    expect(mistakesIn(all)).toEqual([]);
    const wrong = { ...paints, fields: { ...paints.fields, shade: color({ initial: 'gray' }) } };
    expect(mistakesIn([wrong]).map(({ message }) => message)).toContain(
      'fields.shade.initial is "gray". Possible: a color (#rrggbb).',
    );
  });

  test('is searched, filtered and sorted', async () => {
    expect(await names('search=c0392b')).toEqual(['Brick']);
    expect(await names('shade=%231b7f5c')).toEqual(['Moss']);
    expect(await names('sort=shade&order=asc')).toEqual(['Moss', 'Brick']);
  });

  test('is in files', async () => {
    const file = await api.backend.app.request(`${address}?format=csv&columns=name,shade,undercoat`, {
      headers: { Authorization: `Bearer ${api.token}` },
    });
    expect(await file.text()).toContain('Brick,#c0392b,#ffffff\r\nMoss,#1b7f5c,\r\n');
  });

  test('is in the document, with its schema', async () => {
    const answer = await createApiDescription(all)(new Request('http://portal.example/openapi.json'));
    const { components } = (await answer!.json()) as {
      components: { schemas: Record<string, { properties: Record<string, object>; required: string[] }> };
    };
    const pattern = '^#[0-9a-f]{6}$';
    const { PaintsRow: row, PaintsCreate: create } = components.schemas;
    expect(row?.properties['shade']).toMatchObject({ type: 'string', pattern });
    expect(row?.properties['undercoat']).toMatchObject({ type: ['string', 'null'], pattern });
    expect(create?.properties['shade']).toMatchObject({ type: 'string', pattern });
    expect(create?.required).toEqual(['name', 'shade']);
  });
});
