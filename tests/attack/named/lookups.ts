import { describe, expect, it } from 'vitest';
import { defaultLimits } from '@server/api/limits';
import { fromNetwork, type AttackContext } from './context';

export const lookupAttacks = (getContext: () => AttackContext): void =>
  void describe('an attacker who tries one membership link after the other', () => {
    it('is told to wait before all numbers are tried, and others are not', async () => {
      const { target } = getContext();
      const { count } = defaultLimits.lookupRecords;
      const lookup = (id: number, network: string) =>
        target.call('GET', `/api/pact-form/lookup?id=${id}`, fromNetwork(network));
      const network = '203.0.113.50';
      const ids = Array.from({ length: count }, (_, at) => 5000 + at);
      const next = async (): Promise<void> => {
        for (let id = ids.pop(); id !== undefined; id = ids.pop())
          expect((await lookup(id, network)).status).toBe(404);
      };
      await Promise.all(Array.from({ length: 16 }, next));
      const refused = await lookup(1104, network);
      expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
      expect((await lookup(1104, '198.51.100.41')).status).toBe(200);
    });
  });
