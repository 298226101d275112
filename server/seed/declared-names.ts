import type { Flag, Permission } from '@core/access/names';
import { providerFlags } from '@resources/areas';
import { permissionsOf } from '@core/declaration/permission-mistakes';
import { optionalFilters } from '@core/resource/filter';
import type { Scope } from '@core/resource/resource';
import { areas } from '@resources';

const isUserKind = (permission: Permission): boolean => permission.startsWith('act_as_');

/**
 * Returns the permissions that the declared areas of these scopes name: of screens, operations, actions, fields and rows. Excludes the permissions for kinds of users,
 * which each role lists itself.
 */
export const declaredPermissions = (...scopes: readonly Scope[]): Permission[] => {
  const required = areas.filter((area) => scopes.includes(area.scope)).flatMap(permissionsOf);
  return [...new Set(required)].filter((permission) => !isUserKind(permission));
};

/** Returns the flags of the specification, all flags that areas declare, and the one for optional filters. */
export const declaredFlags = (): Flag[] => [
  ...new Set([
    ...providerFlags,
    optionalFilters,
    ...areas.flatMap((area) => (area.access.flag ? [area.access.flag] : [])),
  ]),
];
