import { areaPattern, clientsPath } from '../navigation/paths';
import type { CallTarget } from '../resource/call-address';
import type { Page, Resource } from '../resource/resource';
import { parseListAddress } from './address';
import { criteriaOf } from './criteria';
import { filterKindOf } from './filter-kinds';
import { listKey, pageCall, planList } from './list-calls';

/** A query whose call can be sent as soon as the token is known. */
export interface ManifestEntry {
  readonly queryKey: readonly unknown[];
  readonly call: CallTarget;
  /** Users need all of them to see the list. */
  readonly permissions: readonly string[];
}

/** Returns the client in the address of an area. Undefined for an area without a client, null if the address does not match. */
const clientIn = (area: Resource | Page, pathname: string): string | undefined | null => {
  const segments = areaPattern(area).split('/');
  const requested = pathname.replace(/\/+$/, '').split('/');
  const client = segments.indexOf(':clientId');
  const fits = (segment: string, at: number) =>
    at === client ? /^\d{1,15}$/.test(requested[at] ?? '') : segment === requested[at];
  if (requested.length !== segments.length || !segments.every(fits)) return null;
  return client < 0 ? undefined : requested[client];
};

/**
 * Returns the prefetch manifest that the server writes into the page of an address: the query for the rows of its list.
 * It is empty if a day or period filter is active, because those dates depend on the browser, and for the clients,
 * which many users get with their own record.
 */
export const prefetchManifest = (
  areas: readonly (Resource | Page)[],
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): readonly ManifestEntry[] => {
  for (const area of areas) {
    const client = clientIn(area, pathname);
    if (client === null || area.kind !== 'resource' || !area.list || areaPattern(area) === clientsPath)
      continue;
    const state = parseListAddress(area.list, search);
    const hasDateFilter = Object.entries(area.list.filters).some(
      ([name, filter]) => filterKindOf(filter).isDated && state.filters[name] !== undefined,
    );
    if (hasDateFilter) return [];
    const clientId = client === undefined ? undefined : Number(client);
    const criteria = criteriaOf(area.list, state);
    const plan = planList(area, criteria, clientId);
    if (plan.kind !== 'pages') return [];
    return [
      {
        queryKey: listKey(area.name, criteria, clientId),
        call: pageCall(plan.call, plan.offset, plan.count ?? 0),
        permissions: area.access.permissions,
      },
    ];
  }
  return [];
};
