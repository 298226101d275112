import { knownPermissions, type Permission } from '../access/names';
import { permissionsOfActions } from '../resource/action';
import type { AnyArea } from './mistake';
import { at, type Used } from './names';

const usedPermissions = (area: AnyArea): readonly Used[] => {
  const own = [...at('access', area.access.permissions), ...at('menu', area.menu?.permissions)];
  if (area.kind !== 'resource') return own;
  return [
    ...own,
    ...Object.entries(area.operations).flatMap(([name, { permissions }]) =>
      at(`operations.${name}`, permissions),
    ),
    ...at('actions', permissionsOfActions(area.actions)),
    ...Object.entries(area.fields).flatMap(([name, { onlyFor, writableFor }]) => [
      ...at(`fields.${name}.onlyFor`, onlyFor),
      ...at(`fields.${name}.writableFor`, writableFor),
    ]),
    ...at(
      'rows',
      area.rows?.flatMap(({ exceptFor = [] }) => exceptFor),
    ),
  ];
};

/** Returns all permissions that an area names. */
export const permissionsOf = (area: AnyArea): readonly Permission[] =>
  usedPermissions(area).map(([, name]) => name as Permission);

/** Permissions are declared in `resources/areas.ts` or introduced by `newPermission`: a typo would close the area to all users. */
export function* permissionMistakes(area: AnyArea): Generator<string> {
  for (const [where, name] of usedPermissions(area))
    if (!knownPermissions().has(name))
      yield `${where} names the permission "${name}", which does not exist. Write newPermission('${name}') for a new one. Possible: ${[...knownPermissions()].join(', ')}.`;
}
