import { permissionOf } from '@core/access/ability';
import type { Resource } from '@core/resource/resource';

/**
 * The areas of the trail that are no resources: who reads them. `all` readers of the trail, or those who may open a
 * resource. An area that is missing here is shown to no one. So are saved views and favorites, which are private.
 */
export const otherAreas: Readonly<Record<string, 'all' | { readonly as: string }>> = {
  session: 'all',
  account: 'all',
  keys: 'all',
  trail: 'all',
  // Refused calls outside of all areas.
  api: 'all',
  membership: { as: 'pact-reviews' },
};

/**
 * Returns the areas whose rows a reader of the trail may see: those of the resources that they may open, and the ones
 * above. Administrators of the portal see all resources. Only rows of these areas are listed, counted, found and
 * exported.
 */
export const readableAreas = (
  resources: readonly Resource[],
  permissions: readonly string[],
): readonly string[] => {
  const isAdmin = permissions.includes(permissionOf('admin'));
  const open = resources
    .filter(({ access }) => isAdmin || access.permissions.every((needed) => permissions.includes(needed)))
    .map(({ name }) => name);
  const others = Object.entries(otherAreas)
    .filter(([, reader]) => reader === 'all' || open.includes(reader.as))
    .map(([name]) => name);
  return [...open, ...others];
};
