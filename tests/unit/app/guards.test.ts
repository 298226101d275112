import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areas } from '@resources';
import { createAccessSource, accessContext, type Access } from '@app/portal/access';
import {
  areaGuard,
  clientGuard,
  clientIdOf,
  clientListGuard,
  createRefusal,
  operationGuard,
  sessionGuard,
} from '@app/portal/guards';
import type { Services } from '@app/services';
import { buildAbility } from '@core/access/ability';
import type { Permission } from '@core/access/names';
import { ApiFailure } from '@lib/api-failure';

type Guard = ReturnType<typeof sessionGuard>;

const areaOf = (name: string) => {
  const area = areas.find((one) => one.name === name);
  if (!area) throw new Error(`no area ${name}`);
  return area;
};
const workers = areaOf('workers');
const users = areaOf('users');

interface Granted {
  readonly permissions?: readonly Permission[];
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly clients?: Access['profile']['clients'];
}
const accessOf = ({ permissions = [], flags = {}, clients = [] }: Granted): Access => {
  const rights = { permissions, flags };
  return { rights, ability: buildAbility(areas, rights), profile: { flags, clients, user: null } };
};

// Different from the requested addresses.
beforeEach(() => void vi.stubGlobal('location', new URL('http://portal.example/elsewhere')));

/** Returns what a guard did: the context if it passed, else the address of the redirect or the status that it threw. */
const outcome = async (
  guard: Guard,
  held: Granted = {},
  params: Record<string, string> = {},
  path = '/x',
  next = () => Promise.resolve<undefined>(undefined),
) => {
  const context = new RouterContextProvider();
  context.set(accessContext, accessOf(held));
  const request = new Request(`http://portal.example${path}`);
  const args = { request, params, context, unstable_pattern: path } as unknown as Parameters<Guard>[0];
  try {
    await guard(args, next);
    return { context };
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    if (thrown instanceof Error) throw thrown;
    return (thrown as { init?: { status?: number } }).init?.status;
  }
};

describe('the session guard', () => {
  const services = (user: unknown) => ({
    session: { current: () => user },
    profile: { load: () => Promise.resolve({ flags: { a: true }, clients: [], user: null }) },
  });
  const guardOf = (user: unknown) => {
    const all = services(user) as unknown as Services;
    return sessionGuard(all, createAccessSource(all, areas));
  };

  it('redirects users without a session to the login, with the way back', async () => {
    expect(await outcome(guardOf(null), {}, {}, '/users?page=2#x')).toBe(
      '/login?redirect=%2Fusers%3Fpage%3D2%23x',
    );
    expect(await outcome(guardOf(null), {}, {}, '/')).toBe('/login');
  });

  it('redirects to the login if the session ends while the screen loads', async () => {
    const current = vi.fn<() => unknown>(() => ({ userId: 7, permissions: [] }));
    const all = { ...services(null), session: { current } } as unknown as Services;
    const guard = sessionGuard(all, createAccessSource(all, areas));
    const next = () => {
      current.mockReturnValue(null);
      return Promise.resolve(undefined);
    };
    expect(await outcome(guard, {}, {}, '/users', next)).toBe('/login?redirect=%2Fusers');
  });

  it('passes the rights of the session to nested guards', async () => {
    const user = { userId: 7, permissions: ['eip_menu_workers'] };
    const passed = await outcome(guardOf(user));
    expect(passed).toHaveProperty('context');
    if (typeof passed !== 'object' || passed === null) return;
    const { rights } = passed.context.get(accessContext);
    expect(rights).toEqual({ permissions: ['eip_menu_workers'], flags: { a: true }, userId: 7 });
  });
});

describe('the client guard', () => {
  const answering = (answer: () => Promise<unknown>) => {
    const client = vi.fn(answer);
    const refusal = createRefusal();
    refusal.put('users');
    const guard = clientGuard({ profile: { client } } as unknown as Services, refusal);
    return { client, refusal, guard };
  };
  const failing = (status: number) => answering(() => Promise.reject(new ApiFailure({ status })));

  it('passes if the client loads', async () => {
    const { guard, client } = answering(() => Promise.resolve({ id: 12, name: 'One' }));
    expect(await outcome(guard, {}, { clientId: '12' })).toHaveProperty('context');
    expect(client).toHaveBeenCalledWith(12);
  });

  it.each([
    [403, '/clients/forbidden', null],
    [404, '/clients/not-found', 'users'],
  ])('redirects after a %s', async (status, address, storedArea) => {
    const { guard, refusal } = failing(status);
    expect(await outcome(guard, {}, { clientId: '12' })).toBe(address);
    expect(refusal.take()).toBe(storedArea);
  });

  it('rethrows every other failure', async () => {
    await expect(outcome(failing(500).guard, {}, { clientId: '12' })).rejects.toMatchObject({ status: 500 });
  });

  it.each([undefined, '', '0x1', '-1', '1.5', '1e3', ' 1', '12a', 'a12', '１２', '1234567890123456'])(
    'responds to %j with not found, without a call',
    async (clientId) => {
      const { guard, client } = answering(() => Promise.resolve());
      expect(await outcome(guard, {}, clientId === undefined ? {} : { clientId })).toBe(404);
      expect(client).not.toHaveBeenCalled();
      expect(clientIdOf(clientId)).toBeNull();
    },
  );

  it('parses up to fifteen digits', () => {
    expect(clientIdOf('123456789012345')).toBe(123_456_789_012_345);
    expect(clientIdOf('0')).toBe(0);
  });
});

describe('a refused address', () => {
  const guard = areaGuard(users, createRefusal());
  const replaces = async (path: string) => {
    const context = new RouterContextProvider();
    context.set(accessContext, accessOf({ flags: { eip_users: true } }));
    const request = new Request(`http://portal.example${path}`);
    const args = { request, params: {}, context } as unknown as Parameters<Guard>[0];
    try {
      await guard(args, () => Promise.resolve(undefined));
    } catch (thrown) {
      return (thrown as Response).headers.has('X-Remix-Replace');
    }
    return null;
  };

  it('is replaced in the history if it is already in the address bar', async () => {
    expect(await replaces('/elsewhere')).toBe(true);
    expect(await replaces('/users')).toBe(false);
    expect(await replaces('/elsewhere?page=1')).toBe(false);
  });
});

describe('the area guard', () => {
  const held = { permissions: ['eip_menu_workers'], flags: { eip_workers: true } } as const;
  const refusal = createRefusal();

  it('checks the flag first: without it the page does not exist', async () => {
    expect(await outcome(areaGuard(workers, refusal), { permissions: held.permissions })).toBe(404);
    expect(refusal.take()).toBeNull();
  });

  it('then checks the permission, and remembers the refused area', async () => {
    expect(await outcome(areaGuard(workers, refusal), { flags: held.flags })).toBe('/clients/forbidden');
    expect(refusal.take()).toBe('workers');
    expect(await outcome(areaGuard(users, refusal), { flags: { eip_users: true } })).toBe('/forbidden');
    expect(refusal.take()).toBe('users');
  });

  it('lets users with both through', async () => {
    expect(await outcome(areaGuard(workers, createRefusal()), held)).toHaveProperty('context');
  });
});

describe('the operation guard', () => {
  it('refuses users without the permission, and lets others through', async () => {
    const refusal = createRefusal();
    const guard = operationGuard(users, 'create', refusal);
    expect(await outcome(guard)).toBe('/forbidden');
    expect(refusal.take()).toBe('users');
    const permissions = ['act_as_eip_admin', 'eip_menu_users'] as const;
    const held = { permissions, flags: { eip_users: true } };
    expect(accessOf(held).ability.can('create', 'users')).toBe(true);
    expect(await outcome(guard, held)).toHaveProperty('context');
  });
});

describe('the client list guard', () => {
  const refusal = createRefusal();
  const guard = clientListGuard(areaOf('clients'), refusal);
  const one = { id: 4, name: 'Four' };
  const other = { id: 5, name: 'Five' };

  it('redirects users with one client to that client', async () => {
    expect(await outcome(guard, { clients: [one] })).toBe('/clients/4');
  });

  it('lets through users with several clients, and users who may read all clients', async () => {
    expect(await outcome(guard, { clients: [one, other] })).toHaveProperty('context');
    expect(await outcome(guard, { permissions: ['eip_clients_read_list'] })).toHaveProperty('context');
  });

  it('refuses users without a client', async () => {
    expect(await outcome(guard)).toBe('/forbidden');
    expect(refusal.take()).toBe('clients');
  });
});
