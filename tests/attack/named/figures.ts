import { beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, demoPerson, newPerson, type AttackContext, type Person } from './context';

const money = ['ytd_gross_profit', 'total_past_due', 'ytd_wages', 'last_pay_date', 'next_pay_date'];
const hidden = ['total_past_due', 'open_claim_count', 'ytd_gross_profit', 'pact_compliance'];

export const figureAttacks = (getContext: () => AttackContext): void =>
  void describe('a caller without access to an area', () => {
    let regional: Person;
    let pact: Person;
    beforeAll(async () => {
      regional = await newPerson(getContext(), 'regional', [getContext().here], 'Regional Manager');
      pact = await demoPerson(getContext(), 'pact');
    });
    const get = (token: string, path: string) =>
      getContext().target.call('GET', `/api/eip/${path}`, { token });

    it('does not learn its figures from the dashboard or from what needs attention', async () => {
      const { admin, here } = getContext();
      const fullDashboard: Record<string, unknown> = bodyOf(await get(admin, `clients/${here}/dashboard`));
      const { status, text } = await get(regional.token, `clients/${here}/dashboard`);
      expect([status, money.filter((name) => fullDashboard[name] === undefined)]).toEqual([200, []]);
      const visibleDashboard = JSON.parse(text) as Record<string, unknown>;
      expect(money.filter((name) => name in visibleDashboard)).toEqual([]);
      expect(Object.keys(visibleDashboard).sort()).toEqual([
        'claims_by_month',
        'headcount_by_location',
        'pact_compliance',
      ]);
      expect(
        money.map((name) => JSON.stringify(fullDashboard[name])).filter((value) => text.includes(value)),
      ).toEqual([]);
      const kindsFor = async (token: string) => {
        const { data }: { data: readonly { kind: string }[] } = bodyOf(
          await get(token, `clients/${here}/needs-attention`),
        );
        return data.map(({ kind }) => kind);
      };
      expect(await kindsFor(admin)).toContain('billing');
      expect(await kindsFor(regional.token)).not.toContain('billing');
    });

    it.each(['billings', 'payroll', 'gross-profit', 'pact-rewards'])(
      'learns nothing of %s from its tiles, its chart, its file, its search or its order',
      async (area) => {
        const { target, admin, here } = getContext();
        const document: { paths: Record<string, unknown> } = await target.read('GET', '/openapi.json', {
          token: admin,
        });
        const below = `/api/eip/clients/{clientId}/${area}`;
        const figures = Object.keys(document.paths)
          .filter((path) => path.startsWith(below) && !path.includes('{id}'))
          .map((path) => path.replace('/api/eip/', '').replace('{clientId}', String(here)));
        const list = `clients/${here}/${area}`;
        const asked = ['?format=csv', '?search=a', '?sort=id&order=desc', '?limit=1&offset=1'];
        expect(figures).toContain(list);
        const paths = [...figures, ...asked.map((query) => list + query), `${list}/1`];
        for (const path of paths)
          expect([path, (await get(regional.token, path)).status]).toEqual([path, 403]);
      },
    );

    it('does not learn hidden columns of clients by order, filter, file or saved view', async () => {
      const { target, admin } = getContext();
      const list = 'clients?limit=100';
      const baseline = (await get(pact.token, list)).text;
      const csv = (await get(pact.token, 'clients?format=csv')).text;
      const ofAdmin: { data: readonly Record<string, unknown>[] } = bodyOf(await get(admin, list));
      for (const name of hidden) {
        // There is something to learn: the values differ from client to client.
        expect([name, new Set(ofAdmin.data.map((row) => row[name])).size > 1]).toEqual([name, true]);
        expect([name, baseline.includes(name), csv.includes(name)]).toEqual([name, false, false]);
        for (const order of ['asc', 'desc']) {
          const byName = (await get(pact.token, `${list}&sort=client_account_name&order=${order}`)).text;
          const { text } = await get(pact.token, `${list}&sort=${name}&order=${order}`);
          expect([name, order, text === byName]).toEqual([name, order, true]);
        }
        for (const value of ['0', '1']) {
          const { text } = await get(pact.token, `${list}&${name}=${value}`);
          expect([name, value, text === baseline]).toEqual([name, value, true]);
        }
        const file = await get(
          pact.token,
          `clients?format=csv&columns=client_account_name,${name}&sort=${name}`,
        );
        expect([name, file.text.includes(name)]).toEqual([name, false]);
        const address = `?sortBy=${name}&sortOrder=desc`;
        const body = { resource: 'clients', name: 'Kept', address, shared: false, is_default: false };
        const view: { id: number; address: string } = await target.read('POST', '/api/v1/saved-views', {
          token: pact.token,
          body,
        });
        expect([name, view.address.includes(name)]).toEqual([name, false]);
        await target.read('DELETE', `/api/v1/saved-views/${view.id}`, { token: pact.token });
      }
    });
  });
