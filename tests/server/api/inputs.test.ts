import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '@resources';
import type { Scalar } from '@core/resource/condition';
import { field } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import { everyInput, everyValue, nothingOptional } from '@tests/fixtures/every-input';
import trailers from '@tests/fixtures/trailers/trailers';
import { openContractApi, type ContractApi } from '@tests/helpers/contract-api';

/** A resource with an input of every kind that parses typed text into a value. */
const gauges: Resource = {
  ...trailers,
  name: 'gauges',
  path: 'gauges',
  api: { backend: 'eip', path: 'clients/:clientId/gauges' },
  representation: 'page',
  fields: {
    id: field.id(),
    seats: field.number(),
    length: field.number({ decimals: 2, nullable: true }),
    price: field.money(),
    discount: field.money({ nullable: true }),
    share: field.percent({ nullable: true }),
    bought_on: field.date(),
    due_on: field.date({ nullable: true }),
    first_month: field.month(),
    last_month: field.month({ nullable: true }),
    built_in: field.year(),
    scrapped_in: field.year({ nullable: true }),
    took: field.duration(),
    waited: field.duration({ nullable: true }),
    insured: field.boolean(),
    rented: field.boolean({ nullable: true }),
    page: field.link(),
    picture: field.link({ nullable: true }),
    remarks: field.longText(),
    history: field.text({ nullable: true }),
  },
  list: {
    ...trailers.list!,
    columns: ['page'],
    sortBy: ['page'],
    search: ['page'],
    filters: {},
    defaultSort: { by: 'page', order: 'asc' },
    card: { meta: [], fields: [] },
  },
  form: everyInput,
  operations: { create: { permissions: [] }, edit: { permissions: [] } },
};

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

describe('the server with inputs of every kind', () => {
  let api: ContractApi;
  let address = '';
  beforeAll(async () => {
    api = await openContractApi([...resources, gauges]);
    address = `/api/eip/clients/${api.clients[0]!}/gauges`;
  });
  const create = (change: object = {}) => api.call(address, { body: { ...everyValue, ...change } });
  const stored = async (id: unknown): Promise<Record<string, unknown>> =>
    (await api.call(`${address}/${String(id)}`)).body;

  it('stores and returns the values with the types that were sent', async () => {
    const { status, body } = await create();
    expect({ status, body }).toMatchObject({ status: 201, body: everyValue });
    expect(await stored(body.id)).toMatchObject(everyValue);
  });

  it.each([
    ['null', () => nothingOptional],
    ['left out', () => Object.fromEntries(Object.keys(nothingOptional).map((name) => [name, undefined]))],
    ['empty', () => Object.fromEntries(Object.keys(nothingOptional).map((name) => [name, '']))],
  ])('stores null for optional values that are %s, in a new record and in a changed one', async (_, none) => {
    const made = await create({ ...none(), insured: undefined });
    const expected = { ...nothingOptional, insured: false };
    expect(made).toMatchObject({ status: 201, body: expected });
    const { body: full } = await create();
    const edited = `${address}/${String(full.id)}`;
    const answer = await api.call(edited, {
      method: 'PUT',
      body: { ...everyValue, ...none(), insured: null },
    });
    expect(answer).toMatchObject({ status: 200, body: expected });
    expect(await stored(full.id)).toMatchObject({ ...everyValue, ...expected });
  });

  it('reports every wrong value at once, by the same rules as the browser', async () => {
    const wrong: Readonly<Record<string, readonly [Scalar, string]>> = {
      seats: [12.5, 'whole'],
      length: [7.255, 'decimals'],
      price: [-0.01, 'range'],
      discount: [0.001, 'money'],
      share: [0.51, 'percent'],
      bought_on: ['2020-02-30', 'date'],
      due_on: [day(-3), 'range'],
      first_month: ['2020-13', 'month'],
      last_month: ['1899-12', 'range'],
      built_in: [1949, 'range'],
      scrapped_in: [20.5, 'year'],
      took: [14, 'range'],
      waited: [1.5, 'duration'],
      insured: ['perhaps', 'invalid'],
      page: ['javascript:alert(1)', 'link'],
      picture: [`https://a.example/${'x'.repeat(60)}`, 'max'],
      remarks: ['x'.repeat(81), 'max'],
      history: ['\u0007', 'characters'],
    };
    const body = Object.fromEntries(Object.entries(wrong).map(([name, [value]]) => [name, value]));
    const errors = Object.fromEntries(Object.entries(wrong).map(([name, [, key]]) => [name, key]));
    const refusal = { status: 422, body: { detail: 'invalid', errors } };
    expect(await create(body)).toEqual(refusal);
    const { body: good } = await create();
    const edit = { method: 'PUT', body: { ...everyValue, ...body } };
    expect(await api.call(`${address}/${String(good.id)}`, edit)).toEqual(refusal);
    expect(await stored(good.id)).toMatchObject(everyValue);
  });

  it('rejects values that it would have to parse first', async () => {
    const typed = {
      seats: '12',
      price: '$1,234.50',
      share: '12.5',
      bought_on: '2/29/2020',
      built_in: '2019',
    };
    const answer = await create({
      ...typed,
      first_month: '02/2020',
      insured: 'true',
      page: 7,
      remarks: false,
    });
    expect(answer.status).toBe(422);
    const names = [...Object.keys(typed), 'first_month', 'insured', 'page', 'remarks'];
    expect(answer.body.errors).toEqual(Object.fromEntries(names.map((name) => [name, 'invalid'])));
  });

  it('stores dates in the format of the API without dashes and characters that were pasted with them', async () => {
    const typed = {
      bought_on: '\u202d2020\u201302\u201129\u202c',
      first_month: '\uff12\uff10\uff12\uff10\u221202\u00a0',
    };
    const { status, body } = await create(typed);
    expect({ status, body }).toMatchObject({ status: 201, body: everyValue });
  });

  it('accepts as today every date that is today in some time zone, and no other', async () => {
    // In every time zone, today is at most one day from the server's date.
    for (const offset of [-2, 2]) {
      const name = offset < 0 ? 'due_on' : 'bought_on';
      expect((await create({ [name]: day(offset) })).body.errors).toEqual({ [name]: 'range' });
      expect((await create({ [name]: day(0) })).status).toBe(201);
    }
  });

  it('reports missing required values', async () => {
    const requiredFields = [
      'seats',
      'price',
      'bought_on',
      'first_month',
      'built_in',
      'took',
      'page',
      'remarks',
    ];
    expect((await api.call(address, { body: {} })).body.errors).toEqual(
      Object.fromEntries(requiredFields.map((name) => [name, 'required'])),
    );
  });
});
