import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '@providers/data-provider';
import { areas, resources } from '@resources';
import { formatListAddress, parseListAddress } from '@core/list/address';
import { prefetchManifest } from '@core/list/prefetch-manifest';
import { areaPath } from '@core/navigation/paths';
import { callAddress, type CallTarget } from '@core/resource/call-address';
import { isListed } from '@core/resource/resource';
import { listQuery } from '@lib/queries';
import { hostileQuery } from '@tests/helpers/arbitraries-address';
import { anyState } from './any-list';

const listed = resources.filter(isListed).filter(({ name }) => name !== 'clients');
const at = (address: string) => prefetchManifest(areas, new URL(address, 'http://portal.example'))[0];

/** Returns the addresses that the portal's list query calls, and its key. */
const callsOf = async (resource: (typeof listed)[number], search: string, clientId?: number) => {
  const asked: string[] = [];
  const http = {
    request: <T>(call: CallTarget) => {
      asked.push(callAddress('/api/v1', call));
      return Promise.resolve({ data: [] } as T);
    },
  };
  const records = createDataProvider({ http, resources });
  const query = listQuery(records, resource, parseListAddress(resource.list, search), clientId);
  await new QueryClient().query({ queryKey: query.queryKey, queryFn: query.queryFn, retry: false });
  return { asked, queryKey: query.queryKey };
};

describe('the prefetch manifest of a list', () => {
  it.each(listed.map((resource) => [resource.name, resource] as const))(
    'of %s is the query that the list makes, for any address',
    async (_, resource) => {
      const clientId = resource.scope === 'client' ? 7 : undefined;
      const path = areaPath(resource, clientId);
      const keys = ['page', 'sortBy', 'sortOrder', 'search', ...Object.keys(resource.list.filters)];
      const anySearch = fc.oneof(
        anyState(resource.list).map((state) => formatListAddress(resource.list, state)),
        hostileQuery(keys),
      );
      const asksForTime = Object.values(resource.list.filters).some(
        ({ kind }) => kind === 'period' || kind === 'day',
      );
      await fc.assert(
        fc.asyncProperty(anySearch, async (search) => {
          const { search: shown } = new URL(search, 'http://portal.example');
          const entry = at(path + shown);
          if (entry === undefined) {
            expect(asksForTime).toBe(true);
            return;
          }
          const { asked, queryKey } = await callsOf(resource, shown, clientId);
          expect([callAddress('/api/v1', entry.call)]).toEqual(asked);
          expect(entry.queryKey).toEqual(queryKey);
        }),
        { numRuns: 40 },
      );
      const named = at(`${path}/`)?.permissions;
      if (!asksForTime) expect(named).toEqual(resource.access.permissions);
    },
  );

  it.each([
    '/',
    '/login',
    '/clients',
    '/clients/7',
    '/clients/7/dashboard',
    '/clients/7/employees/12',
    '/clients/new/employees',
    '/clients/7%2F..%2F8/employees',
    '/clients/1234567890123456/employees',
    '/employees',
  ])('is empty at %s', (path) => {
    expect(at(path)).toBeUndefined();
  });
});
