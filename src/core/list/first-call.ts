import { areaPattern, clientsPath } from '../navigation/paths';
import type { CallTarget } from '../resource/call-address';
import type { Page, Resource } from '../resource/resource';
import { parseListAddress } from './address';
import { listParams } from './request';

/** The call for the rows of a list, which may go out before anything is known but the token. */
export interface FirstCall extends CallTarget {
  /** A user who lacks one of them is not shown the list. */
  readonly permissions: readonly string[];
}

/** The client in the address of an area; undefined in one without clients, null when the address is another one. */
const clientIn = (area: Resource | Page, pathname: string): string | undefined | null => {
  const steps = areaPattern(area).split('/');
  const asked = pathname.replace(/\/+$/, '').split('/');
  const client = steps.indexOf(':clientId');
  const fits = (step: string, at: number) =>
    at === client ? /^\d{1,15}$/.test(asked[at] ?? '') : step === asked[at];
  if (asked.length !== steps.length || !steps.every(fits)) return null;
  return client < 0 ? undefined : asked[client];
};

/**
 * What the list at an address will ask for first; null where there is none. Days and periods are left out, because their dates are those of the
 * browser, and so are the clients, which many users know from their own record.
 */
export const firstCallAt = (
  areas: readonly (Resource | Page)[],
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): FirstCall | null => {
  for (const area of areas) {
    const client = clientIn(area, pathname);
    if (client === null || area.kind !== 'resource' || !area.list || areaPattern(area) === clientsPath)
      continue;
    const { list, api, access } = area;
    const { filters } = parseListAddress(list, search);
    const asksForTime = Object.entries(list.filters).some(
      ([name, { kind }]) => (kind === 'period' || kind === 'day') && filters[name] !== undefined,
    );
    if (asksForTime) return null;
    const id = client === undefined ? undefined : Number(client);
    return {
      backend: api.backend,
      path: api.path.replace(':clientId', String(id)),
      query: {
        ...listParams(list, parseListAddress(list, search)),
        ...(api.clientParam && { [api.clientParam]: id }),
      },
      permissions: access.permissions,
    };
  }
  return null;
};
