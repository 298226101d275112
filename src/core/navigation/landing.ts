import { type AppAbility, isAgency } from '../access/ability';
import type { Permission } from '../access/names';
import { isResource, type Area } from '../resource/resource';
import type { TokenClaims } from '../session/token';
import { clientsPath } from './paths';

const first: readonly Permission[] = ['eip_menu_dashboard', 'eip_menu_compliance'];
const menuPrefix = 'eip_menu_';
const rolePrefix = 'act_as_';

const menuPermissions = (permissions: readonly string[]) => [
  ...first.filter((permission) => permissions.includes(permission)),
  ...permissions.filter(
    (permission) => permission.startsWith(menuPrefix) && !first.some((name) => name === permission),
  ),
];

/** Client-bound areas that the bare `/path` leads to. A global area's own path is never taken. */
export const shortPaths = <A extends Area>(areas: readonly A[]): A[] =>
  areas.filter(
    ({ scope, path }) =>
      scope === 'client' && !areas.some((other) => other.scope === 'global' && other.path === path),
  );

/** Where two areas share a permission and a path, the portal's own is the one that the path names. */
const globalFirst = (one: Area, other: Area) =>
  Number(other.scope === 'global') - Number(one.scope === 'global');

/** The areas that menu permissions open to the user, in the order of the landing rules. */
const openTo = <A extends Area>(
  areas: readonly A[],
  ability: AppAbility,
  permissions: readonly string[],
): A[] =>
  menuPermissions(permissions).flatMap((permission) =>
    areas
      .filter(
        ({ name, access }) =>
          access.permissions.some((needed) => needed === permission) && ability.can('list', name),
      )
      .sort(globalFirst),
  );

/**
 * Where a user starts, as a path without its leading slash: `dashboard`, `compliance`, `evoove`, or the first other area that a
 * menu permission opens. `clients` when there is none, or when the area has no short path of its own; the choice of a client
 * then leads on. Areas whose flag is off are passed over, so that no user starts at "not found".
 */
export const landing = (
  areas: readonly Area[],
  ability: AppAbility,
  permissions: readonly string[],
): string => {
  const open = openTo(areas, ability, permissions);
  const preferred = open.find(({ access }) => access.permissions.some((needed) => first.includes(needed)));
  if (!preferred && isAgency(ability)) return 'evoove';
  const area = preferred ?? open[0];
  if (!area) return 'clients';
  if (area.scope === 'agency') return `evoove/${area.path}`;
  return area.scope === 'global' || shortPaths(areas).includes(area) ? area.path : 'clients';
};

const leadsToClients = (area: Area): boolean =>
  isResource(area) && area.list?.rowLink?.startsWith(`${clientsPath}/`) === true;

const byMenuOrder = (one: Area, other: Area) =>
  (one.menu?.order ?? Infinity) - (other.menu?.order ?? Infinity) || 0;

/** Where a client's workspace starts; null when nothing in it is open to the user. */
export const clientLanding = <A extends Area>(
  areas: readonly A[],
  ability: AppAbility,
  permissions: readonly string[],
): A | null => {
  const inside = areas.filter(({ scope }) => scope === 'client');
  return (
    openTo(inside, ability, permissions)[0] ?? inside.find(({ name }) => ability.can('list', name)) ?? null
  );
};

/** Where the agency area starts: the first of its menu that is open to the user, or null. */
export const agencyLanding = <A extends Area>(areas: readonly A[], ability: AppAbility): A | null =>
  areas.filter(({ scope, name }) => scope === 'agency' && ability.can('list', name)).sort(byMenuOrder)[0] ??
  null;

/** Where agency users go back to from a client: the list that leads into clients if it is open to them, else where their area starts. */
export const agencyReturn = <A extends Area>(areas: readonly A[], ability: AppAbility): A | null =>
  areas.find((area) => area.scope === 'agency' && leadsToClients(area) && ability.can('list', area.name)) ??
  agencyLanding(areas, ability);

/** The address of an employee without any part in the portal: the app, or the membership form. Null for everybody else. */
export const employeeLanding = (claims: TokenClaims): string | null => {
  const { employeeId, onboardingComplete, permissions, membershipSig } = claims;
  if (employeeId === undefined) return null;
  if (permissions.some((name) => name.startsWith(menuPrefix) || name.startsWith(rolePrefix))) return null;
  if (onboardingComplete) return '/get-the-app';
  const signature = membershipSig === undefined ? '' : `&sig=${encodeURIComponent(membershipSig)}`;
  return `/thepactform?employee_id=${employeeId}${signature}`;
};
