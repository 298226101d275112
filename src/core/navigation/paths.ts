import type { Area, Page } from '../resource/resource';

export const clientsPath = '/clients';
export const agencyPath = '/evoove';
/** The page about the API. */
export const openapiPath = '/openapi';

/** Returns the route pattern of an area: `/users`, `/clients/:clientId/employees`, `/evoove/performance`. */
export const areaPattern = (area: Pick<Area, 'path' | 'scope'>): string => {
  if (area.scope === 'agency') return `${agencyPath}/${area.path}`;
  return area.scope === 'client' ? `${clientsPath}/:clientId/${area.path}` : `/${area.path}`;
};

/**
 * Returns the address of an area. Without a client, a client-bound area has its short path, where users choose a client
 * first.
 */
export const areaPath = (area: Pick<Area, 'path' | 'scope'>, clientId?: number | string): string =>
  area.scope === 'client' && clientId === undefined
    ? `/${area.path}`
    : areaPattern(area).replace(':clientId', () => encodeURIComponent(String(clientId)));

/** Returns the target of a page that redirects to another path in its scope, including the query; null for other pages. */
export const redirectPath = ({ scope, redirect }: Page, clientId?: number | string): string | null =>
  redirect === undefined ? null : areaPath({ scope, path: redirect }, clientId);
