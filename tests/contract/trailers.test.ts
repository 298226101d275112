import { describe, expect, it } from 'vitest';
import { resources } from '@resources/index';
import { buildAbility } from '@core/access/ability';
import { menuOf } from '@core/navigation/menu';
import { areaPath } from '@core/navigation/paths';
import seed from '../fixtures/trailers/seed';
import trailers from '../fixtures/trailers/trailers';
import en from '../fixtures/trailers/words-en';
import es from '../fixtures/trailers/words-es';
import { openContractApi, permissionsFor, type ContractApi } from '../helpers/contract-api';
import { describeDeclaration } from './declaration-checks';
import { describeEndpoint } from './endpoint-checks';
import { checkResourceWords, checkTranslation } from './words-checks';

// A resource that the product does not have. It proves that a resource needs only a declaration, its words and its seed.
const all = [...resources, trailers];
const fill = async ({ backend, clients }: ContractApi): Promise<void> => {
  const rows = seed.rows({
    scale: 'small',
    now: new Date(),
    rows: () => clients.map((id) => ({ client_account_id: id })),
  });
  await backend.deps.storage.table('trailers').insertMany(rows);
};

describeDeclaration(trailers, 'tests/fixtures/trailers/trailers.ts');
describe('trailers: words', () => {
  checkTranslation(en, es);
  describe('in English', () => checkResourceWords(trailers, en));
  describe('in Spanish', () => checkResourceWords(trailers, es));
});
describeEndpoint(trailers, all, fill);

describe('trailers: in the portal', () => {
  const flags = { eip_trailers: true };
  const entries = (permissions: readonly string[], on: Record<string, boolean>) =>
    menuOf(all, buildAbility(all, { permissions, flags: on }), { clientId: 7 }).flatMap(({ items }) =>
      items.map((area) => areaPath(area, 7)),
    );

  it('have a menu entry for users who may open them', () => {
    expect(entries(['eip_menu_trailers'], flags)).toEqual(['/clients/7/trailers']);
    expect(entries(['eip_menu_trailers'], {})).toEqual([]);
    expect(entries([], flags)).toEqual([]);
  });

  it('can be added by users with the permission, and are validated by their form’s rules', async () => {
    const api = await openContractApi(all);
    const address = `/api/eip/clients/${api.clients[0]!}/trailers`;
    const refused = await api.call(address, { body: { plate: 'far too long for a plate' } });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors as object).sort()).toEqual(['location_name', 'plate']);
    const body = { plate: 'NEW 1', location_name: 'Yard 1' };
    expect((await api.call(address, { body })).status).toBe(201);
    await api.setPermissions(
      all
        .flatMap(permissionsFor)
        .filter((name) => name !== 'eip_trailers_write')
        .concat('eip_clients_read_list'),
    );
    expect(await api.call(address, { body })).toEqual({ status: 403, body: { detail: 'forbidden' } });
  });
});
