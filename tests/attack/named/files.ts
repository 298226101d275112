import { describe, expect, it } from 'vitest';
import { bodyOf, newPerson, type AttackContext } from './context';

const atOnce = 6;

export const fileAttacks = (getContext: () => AttackContext): void =>
  void describe('a user who requests many files at once', () => {
    it('is told to wait, and other users are not affected', async () => {
      const { target, here } = getContext();
      const greedy = await newPerson(getContext(), 'greedy', [here]);
      const other = await newPerson(getContext(), 'patient', [here]);
      let done = 0;
      const requestStatement = async () => {
        const path = `/api/eip/clients/${here}/billing-statement`;
        const reply = await target.call('GET', path, { token: greedy.token });
        if (reply.status === 200) done += 1;
        return reply;
      };
      const requests = Array.from({ length: atOnce }, requestStatement);
      // Two are generated, two wait, and the others are refused at once.
      const first = await Promise.race(requests);
      const page = await target.call('GET', `/api/eip/clients/${here}/workers`, { token: other.token });
      expect([page.status, done < atOnce - 2]).toEqual([200, true]);
      const replies = await Promise.all(requests);
      const refused = replies.filter(({ status }) => status !== 200);
      expect([first.status, refused.length]).toEqual([429, atOnce - 4]);
      for (const reply of refused) {
        expect(bodyOf(reply)).toEqual({ detail: 'too many exports' });
        expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '10']);
      }
      const own = await target.call('GET', `/api/eip/clients/${here}/billings`, { token: greedy.token });
      expect(own.status).toBe(200);
    });
  });
