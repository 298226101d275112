import { describe, expect, it, vi } from 'vitest';
import { createAccessControlProvider } from '@providers/access-control-provider';
import { createAuthProvider } from '@providers/auth-provider';
import { routerProvider } from '@providers/router-provider';
import { areas } from '@resources';
import { buildAbility } from '@core/access/ability';
import { ApiFailure } from '@lib/http';
import type { SessionService } from '@lib/session-context';
import { setUpSession } from '@tests/helpers/session-setup';

describe('the access-control provider', () => {
  const { can } = createAccessControlProvider(
    buildAbility(areas, { permissions: ['eip_menu_workers'], flags: { eip_workers: true } }),
  );

  it.each([
    ['list', 'workers', true],
    ['show', 'workers', true],
    ['create', 'workers', false],
    ['list', 'users', false],
    ['dance', 'workers', false],
  ])('checks the ability: %s %s is %s', async (action, resource, expected) => {
    await expect(can({ action, resource })).resolves.toEqual({ can: expected });
  });

  it('checks fields and actions', async () => {
    const admin = createAccessControlProvider(
      buildAbility(areas, {
        permissions: ['eip_menu_users', 'act_as_eip_admin'],
        flags: { eip_users: true },
      }),
    );
    const field = (name: string) => ({ resource: 'clients', action: 'field', params: { field: name } });
    await expect(admin.can(field('ytd_gross_profit'))).resolves.toEqual({ can: true });
    await expect(can(field('ytd_gross_profit'))).resolves.toEqual({ can: false });
    await expect(admin.can({ resource: 'clients', action: 'field' })).resolves.toEqual({ can: false });
    await expect(admin.can({ resource: 'users', action: 'invite' })).resolves.toEqual({ can: true });
    await expect(can({ resource: 'users', action: 'invite' })).resolves.toEqual({ can: false });
  });
});

const ava = { firstName: 'Ava', lastName: 'Ito', pictureUrl: 'https://pictures.example/ava' };
/** Returns a text's key instead of the text. */
const t = ((key: string) => key) as never;
const authProvider = (session: SessionService) => createAuthProvider({ session, person: () => ava, t });

describe('the auth provider', () => {
  it('checks the session without a call', async () => {
    const tab = setUpSession();
    const provider = authProvider(tab.service);
    await expect(provider.check()).resolves.toEqual({ authenticated: true });
    tab.service.forget();
    await expect(provider.check()).resolves.toMatchObject({ authenticated: false, redirectTo: '/login' });
    expect(tab.calls).toEqual([]);
  });

  it('leaves a 401 to the session', async () => {
    const tab = setUpSession();
    const logout = vi.spyOn(tab.service, 'logout');
    const failure = new ApiFailure({ status: 401 });
    await expect(authProvider(tab.service).onError(failure)).resolves.toEqual({});
    expect(logout).not.toHaveBeenCalled();
  });

  it('logs in and out through the session', async () => {
    const tab = setUpSession();
    const provider = authProvider(tab.service);
    await expect(provider.login({ username: 'a', password: 'b' })).resolves.toMatchObject({
      success: false,
      error: { name: 'failure.title', message: expect.stringMatching(/^failure\./) },
    });
    await expect(provider.logout(undefined)).resolves.toEqual({ success: true, redirectTo: '/login' });
    expect(tab.service.current()).toBeNull();
  });

  it.each([
    ['goes on to the portal', 'signed-in', '/'],
    ['asks for the second factor first', 'two-factor', '/two-factor'],
  ] as const)('%s', async (_name, result, redirectTo) => {
    const tab = setUpSession();
    vi.spyOn(tab.service, 'login').mockResolvedValue(result);
    await expect(authProvider(tab.service).login({})).resolves.toEqual({ success: true, redirectTo });
  });

  it.each([
    [401, 'credentials'],
    [429, 'tooManyLater'],
    [0, 'network'],
    [500, 'server'],
    [403, 'server'],
  ])('returns why a login with the status %s was rejected: %s', async (status, word) => {
    const tab = setUpSession();
    vi.spyOn(tab.service, 'login').mockRejectedValue(new ApiFailure({ status }));
    const error = { name: 'failure.title', message: `failure.${word}` };
    await expect(authProvider(tab.service).login({})).resolves.toEqual({ success: false, error });
  });

  it('returns the permissions of the session, and none without one', async () => {
    const tab = setUpSession();
    const provider = authProvider(tab.service);
    await expect(provider.getPermissions?.()).resolves.toEqual(tab.service.current()?.permissions);
    tab.service.forget();
    await expect(provider.getPermissions?.()).resolves.toEqual([]);
  });

  it('returns who is signed in, but no token', async () => {
    const tab = setUpSession();
    await expect(authProvider(tab.service).getIdentity?.()).resolves.toEqual({
      id: tab.service.current()?.userId,
      name: 'Ava Ito',
      avatar: 'https://pictures.example/ava',
    });
    const provider = createAuthProvider({ session: tab.service, person: () => null, t });
    await expect(provider.getIdentity?.()).resolves.toEqual({ id: tab.service.current()?.userId });
  });
});

it('the router provider has all its parts', () => {
  expect(Object.keys(routerProvider)).toEqual(expect.arrayContaining(['go', 'back', 'parse', 'Link']));
});
