import { knownFlags, type Flag, type Permission } from '@core/access/names';
import type { Scope } from '@core/resource/resource';
import { recordActionsOf } from '@core/resource/row-action';
import { areas } from '@resources';

const isUserKind = (permission: Permission): boolean => permission.startsWith('act_as_');

/** What the declared areas of these scopes ask for. The permissions that say what kind of user one is are given by the role alone. */
export const declaredPermissions = (...scopes: readonly Scope[]): Permission[] => {
  const required = areas
    .filter((area) => scopes.includes(area.scope))
    .flatMap((area) => [
      ...area.access.permissions,
      ...(area.menu?.permissions ?? []),
      ...(area.kind === 'resource'
        ? [
            ...Object.values(area.operations).flatMap((operation) => operation.permissions),
            ...recordActionsOf(area.rowActions).flatMap(([, action]) => action.permissions ?? []),
          ]
        : []),
    ]);
  return [...new Set(required)].filter((permission) => !isUserKind(permission));
};

/** The flags of the specification and every other that an area declares. */
export const declaredFlags = (): Flag[] => [
  ...new Set([...knownFlags, ...areas.flatMap((area) => (area.access.flag ? [area.access.flag] : []))]),
];
