import { beforeAll, describe, expect, it } from 'vitest';
import { demoRoles } from '@server/seed/data/roles';
import {
  bodyOf,
  demoPerson,
  isSignedIn,
  login,
  newPerson,
  password,
  recordOf,
  roleId,
  type AttackContext,
  type Person,
} from './context';

const permissionsOf = (name: string): readonly string[] =>
  demoRoles.find((role) => role.name === name)?.permissions ?? [];
const held = permissionsOf('Client Administrator');
const higher = demoRoles
  .filter(({ permissions }) => permissions.some((one) => !held.includes(one)))
  .map(({ name }) => name);

export const userAttacks = (getContext: () => AttackContext): void =>
  void describe('an administrator', () => {
    let attacker: Person;
    beforeAll(async () => {
      attacker = await newPerson(getContext(), 'attacker', [getContext().here]);
    });
    const by = (token: string, method: string, path: string, body?: object) =>
      getContext().target.call(method, `/api/v1/${path}`, { token, ...(body && { body }) });
    const form = (change: object = {}) => ({
      first_name: 'Taken',
      last_name: 'Over',
      username: 'taken@named.example',
      role_id: roleId('Worksite Viewer'),
      eip_client_ids: [getContext().here],
      ...change,
    });

    it('of a client cannot take over a user who also belongs to another client, and can only remove the link to their own client', async () => {
      const { target, admin, here, elsewhere } = getContext();
      const victim = await newPerson(getContext(), 'shared', [here, elsewhere]);
      const before = await recordOf(getContext(), victim.id);
      const seen = await by(attacker.token, 'GET', `users/${victim.id}?client_id=${here}`);
      expect(bodyOf(seen)).toMatchObject({ managed: false, removable: true });

      const queries = [`?client_id=${here}`, `?client_id=${elsewhere}`, ''];
      const bodies = [
        form(),
        form({ username: victim.username }),
        form({ username: victim.username, role_id: roleId('Client Administrator') }),
        form({ eip_client_ids: [here, elsewhere] }),
        form({ id: attacker.id, stage: 'inactive', managed: true }),
      ];
      const actions = ['deactivate', 'reactivate', 'invite', 'reset-factor', 'end-sessions'];
      const tries = queries.flatMap((query) => {
        const at = `users/${victim.id}`;
        return [
          ...bodies.map((body) => ['PUT', at + query, body] as const),
          ...actions.map((action) => ['POST', `${at}/${action}${query}`, {}] as const),
          ['DELETE', at + query, undefined] as const,
          // A second account with the same address would be another way in.
          ['POST', `users${query}`, form({ username: victim.username })] as const,
        ];
      });
      for (const [method, path, body] of tries) {
        const { status } = await by(attacker.token, method, path, body);
        expect([method, path, [403, 404, 409].includes(status)]).toEqual([method, path, true]);
      }
      expect(await recordOf(getContext(), victim.id)).toEqual(before);
      expect(await isSignedIn(getContext(), victim.token)).toBe(true);
      expect((await login(getContext(), victim.username)).status).toBe(200);

      const payroll = (client: number) =>
        target.call('GET', `/api/eip/clients/${client}/payroll`, { token: victim.token });
      expect((await payroll(here)).status).toBe(200);
      expect((await by(attacker.token, 'POST', `users/${victim.id}/unlink?client_id=${here}`)).status).toBe(
        200,
      );
      // The user has signed in meanwhile.
      const { eip_clients: left, last_login: _now, ...rest } = await recordOf(getContext(), victim.id);
      const { eip_clients: had, last_login: _then, ...same } = before;
      expect(rest).toEqual(same);
      expect(left).toEqual((had as { id: number }[]).filter(({ id }) => id === elsewhere));
      expect([(await payroll(here)).status, (await payroll(elsewhere)).status]).toEqual([403, 200]);
      // The user is no longer visible, and cannot be taken back.
      expect((await by(attacker.token, 'GET', `users/${victim.id}?client_id=${here}`)).status).toBe(404);
      const again = await by(attacker.token, 'PUT', `users/${victim.id}?client_id=${here}`, form());
      expect(again.status).toBe(404);
      await target.read('DELETE', `/api/v1/users/${victim.id}`, { token: admin });
    });

    it('of a client cannot give a user, or themselves, permissions that they do not have', async () => {
      const { target, admin, here } = getContext();
      const friend = await newPerson(getContext(), 'friend', [here], 'Worksite Viewer');
      const asked = new Set(['Administrator', 'Broker', 'Internal Staff', 'Agency Administrator']);
      expect(higher.filter((name) => asked.has(name))).toHaveLength(asked.size);
      for (const name of higher)
        for (const query of [`?client_id=${here}`, '']) {
          const role_id = roleId(name);
          const tries = [
            ['POST', 'users', 'raised@named.example'],
            ['PUT', `users/${friend.id}`, friend.username],
            ['PUT', `users/${attacker.id}`, attacker.username],
          ] as const;
          for (const [method, path, username] of tries) {
            const { status } = await by(attacker.token, method, path + query, form({ role_id, username }));
            expect([name, method, path, status]).toEqual([name, method, path, 403]);
          }
        }
      expect((await recordOf(getContext(), friend.id))['role_name']).toBe('Worksite Viewer');
      expect((await recordOf(getContext(), attacker.id))['role_name']).toBe('Client Administrator');
      const found: { total_count: number } = await target.read('GET', '/api/v1/users?search=raised@named', {
        token: admin,
      });
      expect(found.total_count).toBe(0);
      // They can neither change their own role, nor assign a client that is not theirs along with a role that is allowed.
      expect(
        (await by(attacker.token, 'PUT', 'administration/roles/5', { factor_required: false })).status,
      ).toBe(403);
      const wider = form({ username: friend.username, eip_client_ids: [here, getContext().elsewhere] });
      expect((await by(attacker.token, 'PUT', `users/${friend.id}?client_id=${here}`, wider)).status).toBe(
        403,
      );
      expect((await by(attacker.token, 'GET', 'users')).status).toBe(403);
    });

    it('of an agency can only add users with roles of the agency', async () => {
      const agency = await demoPerson(getContext(), 'agency');
      for (const role_name of ['Administrator', 'Client Administrator', 'Internal Staff']) {
        const body = {
          first_name: 'Taken',
          last_name: 'Over',
          username: 'agent@named.example',
          role_name,
          commission_pct: 0.1,
        };
        const { status } = await by(agency.token, 'POST', 'evoove/administration/members', body);
        expect([role_name, [403, 422].includes(status)]).toEqual([role_name, true]);
      }
      expect((await login(getContext(), 'agent@named.example', password)).status).toBe(401);
    });
  });
