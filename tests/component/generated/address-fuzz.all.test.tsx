import { act, cleanup, render, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '@app/app';
import { createPortalRouter, type PortalRouter } from '@app/router';
import { createServices } from '@app/services';
import { createI18n } from '@lib/i18n';
import { startWords } from '@lib/words/start-words';
import { isRouteErrorResponse } from 'react-router';
import { sized } from '@tests/helpers/arbitraries';
import { permissions, screens } from '@tests/unit/generated/spec-model';
import { anyAddress } from './addresses';
import { createLightApi, storeUser } from './light-api';
// Lazy in the portal. Imported here so that no test waits while they are transformed.
import '@app/portal/portal';
import '@pages/dashboard/dashboard-page';
import '@ui/charts/bar-plot';
import '@ui/charts/line-plot';
import '@ui/detail/detail-view';
import '@ui/form/form-page';
import '@ui/list/list-page';

const api = createLightApi();
const year = new Date().getFullYear();

/** The router's own warning about a segment that cannot be decoded. */
const isExpected = (text: string) =>
  text.includes('could not be decoded because it is a malformed URL segment');
let warnings: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', api.fetch);
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...texts: unknown[]) => {
    if (!isExpected(texts.join(' '))) warnings.push(texts.join(' '));
  });
});

/** The access-denied page stores the refused area in its history entry. That replaces the entry and is not a redirect. */
const hasRefusedArea = (state: unknown) => typeof state === 'object' && state !== null && 'refused' in state;

/** Records every address that a navigation passes, including the first. */
const watchPlaces = (router: PortalRouter) => {
  const places: string[] = [];
  let last = '';
  const stop = router.subscribe(({ navigation, location }) => {
    const { key, pathname, search, state } = navigation.location ?? location;
    if (key !== last && !hasRefusedArea(state)) places.push(pathname + search);
    last = key;
  });
  return { places, stop };
};

const openPortal = async (start: string) => {
  window.history.replaceState(null, '', start);
  await createI18n(startWords, 'en');
  const services = createServices({ baseUrl: `${window.location.origin}/api/v1`, retryDelay: () => 0 });
  const router = createPortalRouter(services);
  render(<App services={services} router={router} />);
  return router;
};

const settled = () =>
  waitFor(
    () => {
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.querySelector('.MuiSkeleton-root, [aria-busy="true"]')).toBeNull();
    },
    { interval: 10 },
  );

const crashes = ['Oops! Something went wrong!', 'Something went wrong!'];
const notFound = 'Oops! Page Not Found!';

/** Checks that list calls have only the query values that the specification and the contract allow. */
const expectGoodCalls = (calls: readonly URL[]) => {
  for (const { searchParams: query, pathname } of calls) {
    const offset = query.get('offset');
    if (offset !== null)
      expect([pathname, offset]).toEqual([pathname, expect.stringMatching(/^(0|[1-9]\d*0)$/)]);
    expect([null, '10', '100']).toContain(query.get('limit'));
    expect([null, 'asc', 'desc']).toContain(query.get('order'));
    expect(query.get('search')).not.toBe('');
    expect([null, 'null', 'true', 'false']).toContain(query.get('all_cutoff_met'));
    if (pathname.endsWith('/workers'))
      expect([null, 'Active', 'Inactive', 'Terminated']).toContain(query.get('employee_status'));
    for (const name of ['period_start', 'period_end'])
      if (query.has(name)) expect(Number(query.get(name)?.slice(6))).toBeGreaterThanOrEqual(year - 2);
  }
};

/**
 * Expects at most two redirects. If they pass through the root, up to three more may follow (specification, section 2: `/`,
 * `/evoove`, the first page there, and its tab). No address is passed twice.
 */
const expectFewRedirects = (places: readonly string[]) => {
  const [, ...redirects] = places;
  const root = redirects.findIndex((place) => /^\/(\?|$)/.test(place));
  const before = root < 0 ? redirects : redirects.slice(0, root + 1);
  expect([places, before.length <= 2, redirects.length - before.length <= 3]).toEqual([places, true, true]);
  expect(new Set(places).size).toBe(places.length);
};

const screenAt = (pathname: string) =>
  screens.find(({ scope, path }) =>
    scope === 'client'
      ? new RegExp(`^/clients/\\d+/${path}$`).test(pathname)
      : pathname === (scope === 'agency' ? `/evoove/${path}` : `/${path}`),
  );

const open = async (router: PortalRouter, address: string) => {
  api.calls.length = 0;
  const { places, stop } = watchPlaces(router);
  await act(async () => {
    await router.navigate(address);
  });
  await settled();
  stop();
  const heading = document.querySelector('h1')?.textContent ?? '';
  const errors = Object.values(router.state.errors ?? {});
  expect(errors.every((error) => isRouteErrorResponse(error) && error.status === 404)).toBe(true);
  expect(crashes).not.toContain(heading);
  for (const words of crashes) expect(document.body.textContent).not.toContain(words);
  expect(heading.trim()).not.toBe('');
  expectFewRedirects(places);
  expect(window.location.origin).toBe(new URL(document.baseURI).origin);
  expectGoodCalls(api.calls);
  return { heading, pathname: router.state.location.pathname, calls: [...api.calls] };
};

const people = [
  ['no session', null],
  ['a user with every right', permissions.filter((name) => name !== 'act_as_evoove_agency')],
  ['an agency user with every right', permissions],
  ['a user with few rights', ['eip_clients_read_list', 'eip_menu_workers']],
] as const;

describe.each(people)('%s', (name, held) => {
  test('opens any address without a crash, a loop or an empty page', async () => {
    if (held) storeUser(held);
    const router = await openPortal('/login');
    await settled();
    const seen = { found: 0, lost: 0 };
    await fc.assert(
      fc.asyncProperty(anyAddress, async (address) => {
        if (held && localStorage.getItem('portal.token') === null) storeUser(held);
        const { heading, pathname } = await open(router, address);
        if (heading === notFound) seen.lost += 1;
        else seen.found += 1;
        const screen = held ? screenAt(pathname) : undefined;
        if (!held) expect(screenAt(pathname) === undefined || heading === notFound).toBe(true);
        // Every flag is on, so only a missing permission closes a screen. Such a screen is never shown.
        if (screen?.permissions.some((needed) => !held?.some((one) => one === needed)))
          expect(heading).toBe(notFound);
      }),
      // Stop at the first counterexample: shrinking it takes as long as the whole run.
      { ...sized(30, 5_000), endOnFailure: true },
    );
    expect(warnings).toEqual([]);
    expect([name, seen.found > 0]).toEqual([name, true]);
    cleanup();
    router.dispose();
  });
});
