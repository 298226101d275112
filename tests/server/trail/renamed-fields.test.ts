import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import { recordEvents } from '@server/trail/record-event';
import trailers from '@tests/fixtures/trailers/trailers';
import { createHarness, type Harness } from '../api/harness';

const pricesPermission = newPermission('eip_keg_prices');

/** A resource whose fields had other names and say what new records have. */
const kegs: Resource = {
  ...trailers,
  name: 'kegs',
  path: 'kegs',
  api: { backend: 'eip', path: 'clients/:clientId/kegs' },
  access: { permissions: ['act_as_eip_admin'] },
  representation: 'label',
  fields: {
    id: field.id(),
    label: field.text({ was: 'title' }),
    liters: field.number({ initial: 30 }),
    sealed: field.boolean({ nullable: true, initial: true }),
    filled_on: field.date({ nullable: true, initial: 'today' }),
    kept_until: field.date({ initial: '2030-01-31' }),
  },
  rows: [],
  list: { ...trailers.list!, columns: ['label'], sortBy: ['label'], search: ['label'], filters: {} },
  form: { inputs: { label: { kind: 'text', max: 20 } } },
  operations: { create: { permissions: [] } },
};
/** Another resource of the same table, which does not say the former name. */
const api = { backend: 'eip', path: 'clients/:clientId/casks', table: 'kegs' } as const;
const casks: Resource = {
  ...kegs,
  ...{ name: 'casks', path: 'casks', api, fields: { id: field.id(), label: field.text() } },
};
const restricted = {
  ...kegs,
  fields: {
    ...kegs.fields,
    price: field.money({ nullable: true, was: 'cost', onlyFor: [pricesPermission] }),
  },
};

let harness: Harness;
let token: string;
let client: number;
beforeAll(async () => {
  harness = await createHarness({ resources: [...resources, restricted, casks] });
  token = await harness.tokenOf('admin');
  client = await harness.clientNamed('Harbor Lane Markets');
});

describe('fields of before', () => {
  test.each(['kegs', 'casks'])(
    'an old row of the trail about %s shows today’s names, and hides what today’s field hides',
    async (resource) => {
      const { deps, storage } = harness;
      const changes = {
        title: { before: 'A', after: 'B' },
        ...(resource === 'kegs' && { cost: 'secret' as const }),
      };
      const event = { action: 'update', resource, recordId: 1, clientId: client, changes } as const;
      await storage.transaction((tx) =>
        recordEvents(deps, tx, { userId: null, network: '', requestId: '' }, [event]),
      );
      const [id] = (await storage.table('audit_trail').find([])).map((row) => Number(row['id'])).slice(-1);
      const { body } = await harness.call('GET', `v1/audit-trail/${id}`, { token });
      expect(body).toMatchObject({ changes: [{ field: 'label', before: 'A', after: 'B' }] });
      const stored = await storage
        .table('trail_values')
        .first([{ field: 'row_id', op: 'eq', value: id ?? 0 }]);
      expect(stored?.['changes']).toContain('"title"');
    },
  );

  test('a new record has the initial values of fields without an input', async () => {
    const path = `eip/clients/${client}/kegs`;
    const { status, body } = await harness.call('POST', path, { token, body: { label: 'Alder' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ label: 'Alder', liters: 30, sealed: true, filled_on: '2026-11-20', kept_until: '2030-01-31' },
    });
  });
});
