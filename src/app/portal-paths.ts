import { matchPath } from 'react-router';
import { areas } from '@resources';
import { agencyPath, areaPattern, clientsPath, openapiPath } from '@core/navigation/paths';
import { shortPaths } from '@core/navigation/landing';

const fixed = ['/forbidden', openapiPath, clientsPath, `${clientsPath}/*`, agencyPath];
const patterns = [
  ...fixed,
  ...areas.flatMap((area) => [areaPattern(area), `${areaPattern(area)}/*`]),
  ...shortPaths(areas).map(({ path }) => `/${path}`),
];

/** Whether an address belongs to the portal behind the login. */
export const isPortalPath = (pathname: string): boolean =>
  patterns.some((pattern) => matchPath(pattern, pathname) !== null);
