import provider from '@refinedev/react-router';
import type { RouterProvider } from '@refinedev/core';
import { useCallback } from 'react';
import { useParams } from 'react-router';

/** Keys of `meta` that the data provider reads. */
const reserved = /^(backend|clientId|idempotencyKey|version|query|queryContext)$/;

/**
 * Refine passes the parameters of the address on as `meta`, and query parameters override path parameters. Here the
 * path wins, and reserved keys in the query are ignored: a link must not select another client's data or change how a
 * call is made.
 *
 * The package has only a default export. A named import is undefined, and Refine would silently run without a router.
 */
export const routerProvider: RouterProvider = {
  ...provider,
  parse: () => {
    const parse = provider.parse?.();
    const path = useParams();
    return useCallback(() => {
      const { params, ...parsed } = parse?.() ?? {};
      const allowed = Object.entries(params ?? {}).filter(([name]) => !reserved.test(name));
      return { ...parsed, params: { ...Object.fromEntries(allowed), ...path } };
    }, [parse, path]);
  },
};
