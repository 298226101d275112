import { describe, expect, it } from 'vitest';
import { bodyOf, newPerson, recordOf, roleId, signedIn, type AttackContext, type Person } from './context';
import { demoPassword } from '@server/seed/data/accounts';

const username = 'admin@portal.example';

export const lastAdministratorAttacks = (getContext: () => AttackContext): void =>
  void describe('the last administrator', () => {
    const by = (token: string, method: string, path: string, body?: object) =>
      getContext().target.call(method, `/api/v1/users/${path}`, { token, ...(body && { body }) });
    const demoted = { role_id: roleId('Broker'), eip_client_ids: [] };
    const demote = async (token: string, id: number) =>
      by(token, 'PUT', String(id), { ...(await recordOf(getContext(), id)), ...demoted });
    const first = () => signedIn(getContext(), 1, username, demoPassword);

    it('cannot be demoted, deactivated or deleted', async () => {
      const { id, token } = await first();
      expect((await recordOf(getContext(), id))['role_name']).toBe('Administrator');
      for (const [name, reply] of Object.entries({
        demote: await demote(token, id),
        deactivate: await by(token, 'POST', `${id}/deactivate`),
        delete: await by(token, 'DELETE', String(id)),
      })) {
        expect([name, reply.status]).toEqual([name, 409]);
        expect(bodyOf(reply)).toEqual({
          detail: expect.stringMatching(/^(last administrator|cannot \w+ yourself)$/) as string,
        });
      }
      expect((await by(token, 'GET', '')).status).toBe(200);
    });

    it('remains when two administrators deactivate each other at once', async () => {
      const other = await newPerson(getContext(), 'second', [], 'Administrator');
      const one = await first();
      const action = (who: Person, whom: Person) => by(who.token, 'POST', `${whom.id}/deactivate`);
      const statuses = (await Promise.all([action(one, other), action(other, one)])).map(
        ({ status }) => status,
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      // The second call is refused: it concerns the last administrator, or its own sign-in has ended meanwhile.
      expect(statuses.filter((status) => [401, 409].includes(status))).toHaveLength(1);
      const left = statuses[0] === 200 ? one : other;
      const { data }: { data: readonly { username: string; stage: string; role_name: string }[] } =
        await getContext().target.read('GET', '/api/v1/users?sort=role_name&order=asc&limit=100', {
          token: left.token,
        });
      const administrators = data.filter(({ role_name: name }) => name === 'Administrator');
      expect(administrators.filter(({ stage }) => stage === 'active')).toMatchObject([
        { username: left.username },
      ]);
      expect(administrators).toHaveLength(2);
    });
  });
