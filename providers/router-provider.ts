import provider from '@refinedev/react-router';
import type { RouterProvider } from '@refinedev/core';
import { useCallback } from 'react';
import { useParams } from 'react-router';

/** What the data provider reads in `meta` beside the parameters of a route. */
const reserved = ['backend', 'clientId', 'idempotencyKey', 'query', 'queryContext'];

/**
 * Refine passes the parameters of the address on as `meta`, those of its query before those of its path. Here the path wins and the
 * query cannot name what only a page may say: a link must not lead to another client's data or choose how a call is made.
 *
 * The package has a default export only: a named import is undefined and Refine would silently run without a router.
 */
export const routerProvider: RouterProvider = {
  ...provider,
  parse: () => {
    const parse = provider.parse?.();
    const path = useParams();
    return useCallback(() => {
      const { params, ...parsed } = parse?.() ?? {};
      const kept = Object.entries(params ?? {}).filter(([name]) => !reserved.includes(name));
      return { ...parsed, params: { ...Object.fromEntries(kept), ...path } };
    }, [parse, path]);
  },
};
