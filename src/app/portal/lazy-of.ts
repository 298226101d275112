import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router';

/**
 * The `lazy` of a route that is only a component. As a function: react-router 7.18 forgets the failure of `lazy: { Component }` on a
 * route without a loader, and draws nothing at all.
 */
export const lazyOf =
  (load: () => Promise<ComponentType>): LazyRouteFunction<RouteObject> =>
  async () => ({ Component: await load() });
