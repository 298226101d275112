import { type AppAbility, isAgency } from '../access/ability';
import type { Permission } from '../access/names';
import { isResource, type Area } from '../resource/resource';
import type { TokenClaims } from '../session/token';
import { clientsPath } from './paths';

const preferredPermissions: readonly Permission[] = ['eip_menu_dashboard', 'eip_menu_compliance'];
const menuPrefix = 'eip_menu_';
const rolePrefix = 'act_as_';

const menuPermissions = (permissions: readonly string[]) => [
  ...preferredPermissions.filter((permission) => permissions.includes(permission)),
  ...permissions.filter(
    (permission) =>
      permission.startsWith(menuPrefix) && !preferredPermissions.some((name) => name === permission),
  ),
];

/** Returns the client-bound areas that have a short path `/path`. The path of a global area is never used. */
export const shortPaths = <A extends Area>(areas: readonly A[]): A[] =>
  areas.filter(
    ({ scope, path }) =>
      scope === 'client' && !areas.some((other) => other.scope === 'global' && other.path === path),
  );

/** If two areas share a permission and a path, the path belongs to the global one. */
const globalFirst = (one: Area, other: Area) =>
  Number(other.scope === 'global') - Number(one.scope === 'global');

/** Returns the areas that the user's menu permissions open, in the order of the landing rules. */
const openAreas = <A extends Area>(
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
 * Returns where a user starts, as a path without a leading slash: `dashboard`, `compliance`, `evoove`, or the first
 * other area that a menu permission opens. `clients` if there is none, or if the area has no short path; the user then
 * continues by choosing a client. Areas whose flag is off are skipped, so that no user starts at "not found".
 */
export const landing = (
  areas: readonly Area[],
  ability: AppAbility,
  permissions: readonly string[],
): string => {
  const open = openAreas(areas, ability, permissions);
  const preferred = open.find(({ access }) =>
    access.permissions.some((needed) => preferredPermissions.includes(needed)),
  );
  if (!preferred && isAgency(ability)) return 'evoove';
  const area = preferred ?? open[0];
  if (!area) return 'clients';
  if (area.scope === 'agency') return `evoove/${area.path}`;
  return area.scope === 'global' || shortPaths(areas).includes(area) ? area.path : 'clients';
};

const linksToClients = (area: Area): boolean =>
  isResource(area) && area.list?.rowLink?.startsWith(`${clientsPath}/`) === true;

const byMenuOrder = (one: Area, other: Area) =>
  (one.menu?.order ?? Infinity) - (other.menu?.order ?? Infinity) || 0;

/** Returns the area where a client's workspace starts; null if the user may not open any area in it. */
export const clientLanding = <A extends Area>(
  areas: readonly A[],
  ability: AppAbility,
  permissions: readonly string[],
): A | null => {
  const clientAreas = areas.filter(({ scope }) => scope === 'client');
  return (
    openAreas(clientAreas, ability, permissions)[0] ??
    clientAreas.find(({ name }) => ability.can('list', name)) ??
    null
  );
};

/** Returns the area where agency users start: the first one in menu order that the user may open, or null. */
export const agencyLanding = <A extends Area>(areas: readonly A[], ability: AppAbility): A | null =>
  areas.filter(({ scope, name }) => scope === 'agency' && ability.can('list', name)).sort(byMenuOrder)[0] ??
  null;

/** Returns where agency users return to from a client: the list that links to clients if they may open it, else their start. */
export const agencyReturn = <A extends Area>(areas: readonly A[], ability: AppAbility): A | null =>
  areas.find((area) => area.scope === 'agency' && linksToClients(area) && ability.can('list', area.name)) ??
  agencyLanding(areas, ability);

/** Returns the start address of employees without access to the portal: the app or the membership form. Null for other users. */
export const employeeLanding = (claims: TokenClaims): string | null => {
  const { employeeId, onboardingComplete, permissions, membershipSig } = claims;
  if (employeeId === undefined) return null;
  if (permissions.some((name) => name.startsWith(menuPrefix) || name.startsWith(rolePrefix))) return null;
  if (onboardingComplete) return '/get-the-app';
  const signature = membershipSig === undefined ? '' : `&sig=${encodeURIComponent(membershipSig)}`;
  return `/thepactform?employee_id=${employeeId}${signature}`;
};
