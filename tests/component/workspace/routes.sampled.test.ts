import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Flag, Permission } from '@core/access/names';
import { providerFlags, providerPermissions } from '@resources/areas';
import { isFull, sampleOf } from '@tests/helpers/scale';
import { portalAreas } from '@tests/unit/core/portal-areas';
import { bigClient, clientAreas, wordsOf, workspace } from './workspace';

const { api, calls, open, settled } = workspace();
const root = `/clients/${bigClient}`;
const staffRole = 5;

/** Sets what the staff account may do from its next login on. */
const grant = async (permissions: readonly Permission[], flags: readonly Flag[]) => {
  const rolePermissions = api.storage.table('role_permissions');
  await rolePermissions.remove([{ field: 'role_id', op: 'eq', value: staffRole }]);
  await rolePermissions.insertMany(permissions.map((permission) => ({ role_id: staffRole, permission })));
  const switches = api.storage.table('feature_flags');
  await switches.remove([]);
  await switches.insertMany(
    providerFlags.map((name) => ({ name, value: flags.includes(name) ? 'on' : 'off' })),
  );
};
const without = <T>(all: readonly T[], one: T | undefined) => all.filter((name) => name !== one);
/** The permissions of a client's staff, without those for a kind of user (`act_as_…`) and for the agency. */
const staffPermissions = providerPermissions.filter((name) => !/^(act_as|evoove)_|read_list$/.test(name));

const menu = () =>
  [...document.querySelectorAll('nav[aria-label="Main menu"] a')].map(
    (link) => link.getAttribute('aria-label') ?? link.textContent,
  );

/** Returns the addresses of an area and of its records and forms. */
const addressesOf = (path: string) => {
  const area = clientAreas.find((one) => one.path === path);
  const { detail, operations } = area?.kind === 'resource' ? area : { operations: {} };
  const suffixes = [
    ...(detail ? ['/1'] : []),
    ...(operations.create ? ['/new'] : []),
    ...(operations.edit ? ['/1/edit'] : []),
  ];
  return ['', ...suffixes].map((end) => `${root}/${path}${end}`);
};
const dataCalls = () =>
  calls.filter((call) => call.includes(`clients/${bigClient}/`) || /v1\/users\?/.test(call));

const table = portalAreas.filter(({ scope }) => scope === 'client');

it('has a screen for every row of the table', () => {
  const paths = clientAreas.map(({ path }) => path);
  expect(table.filter(({ path }) => !paths.includes(path))).toEqual([]);
});

/** Opens every area alone, and closes it for one of the two reasons, alternating: the same guard checks both. */
describe.each(
  sampleOf(
    table.map((area, at) => ({ ...area, at })),
    3,
  ),
)('$path', ({ path, at, access }) => {
  const { flag, permissions } = access;
  const [permission] = permissions;
  const title = wordsOf(clientAreas.find((area) => area.path === path)?.name ?? 'dashboard').title;
  const otherPath = path === 'worksites' ? 'users' : 'worksites';
  const addresses = addressesOf(path);

  /** Opens every closed address, then another area to check the menu. */
  const visitClosed = async (check: (address: string) => void) => {
    const { router, address } = await open(path);
    await screen.findByText(/./, { selector: 'h1' });
    for (const closed of addresses) {
      await router.navigate(closed);
      check(address());
    }
    expect(dataCalls()).toEqual([]);
    await router.navigate(`${root}/${otherPath}`);
    await waitFor(() => expect(menu()).toHaveLength(table.length - 1));
    expect(menu()).not.toContain(title);
  };

  it('opens with only its own permission and flag', async () => {
    await grant(permissions, flag ? [flag] : []);
    const { address } = await open(path);
    await screen.findByText(title, { selector: 'h1' });
    await settled();
    expect(address()).toBe(`${root}/${path}`);
    expect(menu()).toEqual([title]);
  });

  const isClosed = {
    'without its flag': () => {
      beforeEach(() => grant(staffPermissions, without(providerFlags, flag)));
      it('is not found, makes no call and is not in the menu', () =>
        visitClosed((address) => {
          expect(addresses).toContain(address);
          expect(screen.getByText('Oops! Page Not Found!')).toBeInTheDocument();
        }));
    },
    'without its permission': () => {
      beforeEach(() => grant(without(staffPermissions, permission), providerFlags));
      it('is refused, makes no call and is not in the menu', () =>
        visitClosed((address) => {
          expect(address).toBe('/clients/forbidden');
          expect(screen.getByText('Access Denied')).toBeInTheDocument();
          expect(screen.getByText(new RegExp(`access to ${title}\\.`))).toBeInTheDocument();
        }));
    },
  };
  for (const [index, [reason, tests]] of Object.entries(isClosed).entries())
    if (isFull || at % 2 === index) describe(reason, tests);
});
