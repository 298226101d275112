import { describe, expect, it, vi } from 'vitest';
import { createAccessControlProvider } from '@providers/access-control-provider';
import { createAuthProvider } from '@providers/auth-provider';
import { routerProvider } from '@providers/router-provider';
import { areas } from '@resources';
import { buildAbility } from '@core/access/ability';
import { ApiFailure } from '@lib/http';
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
  ])('asks the ability: %s %s is %s', async (action, resource, expected) => {
    await expect(can({ action, resource })).resolves.toEqual({ can: expected });
  });
});

describe('the auth provider', () => {
  it('checks the session without a call', async () => {
    const tab = setUpSession();
    const provider = createAuthProvider(tab.service);
    await expect(provider.check()).resolves.toEqual({ authenticated: true });
    tab.service.forget();
    await expect(provider.check()).resolves.toMatchObject({ authenticated: false, redirectTo: '/login' });
    expect(tab.calls).toEqual([]);
  });

  it('leaves a 401 to the session', async () => {
    const tab = setUpSession();
    const logout = vi.spyOn(tab.service, 'logout');
    const failure = new ApiFailure({ status: 401 });
    await expect(createAuthProvider(tab.service).onError(failure)).resolves.toEqual({});
    expect(logout).not.toHaveBeenCalled();
  });

  it('logs in and out through the session', async () => {
    const tab = setUpSession();
    const provider = createAuthProvider(tab.service);
    await expect(provider.login({ username: 'a', password: 'b' })).resolves.toMatchObject({ success: false });
    await expect(provider.logout(undefined)).resolves.toEqual({ success: true, redirectTo: '/login' });
    expect(tab.service.current()).toBeNull();
  });
});

it('the router provider is there', () => {
  expect(Object.keys(routerProvider)).toEqual(expect.arrayContaining(['go', 'back', 'parse', 'Link']));
});
