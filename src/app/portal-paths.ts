import { matchPath } from 'react-router';
import { areas } from '@resources';
import { agencyPath, areaPattern, clientsPath, openapiPath } from '@core/navigation/paths';
import { shortPaths } from '@core/navigation/landing';
import { safeRedirect } from '@core/navigation/redirect';

const fixed = ['/forbidden', openapiPath, clientsPath, `${clientsPath}/*`, agencyPath];
const patterns = [
  ...fixed,
  ...areas.flatMap((area) => [areaPattern(area), `${areaPattern(area)}/*`]),
  ...shortPaths(areas).map(({ path }) => `/${path}`),
];

/** Whether an address belongs to the portal behind the login. */
export const isPortalPath = (pathname: string): boolean =>
  patterns.some((pattern) => matchPath(pattern, pathname) !== null);

/**
 * Returns the address within this origin that a `redirect` may lead to; null if it leads elsewhere, or to no screen
 * behind the login.
 */
export const portalAddress = (requested: string, origin: string): string | null => {
  const address = safeRedirect(requested, origin);
  return address !== null && isPortalPath(new URL(address, origin).pathname) ? address : null;
};
