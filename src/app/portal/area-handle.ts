import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router';
import type { Page, Resource } from '@core/resource/resource';
import type { QueriesOf } from '@lib/visit';

/** The handle of an area's route, for code that reads the matches. */
export interface AreaHandle {
  readonly area: Resource | Page;
  readonly fetchCode: () => Promise<unknown>;
  readonly queriesOf?: QueriesOf;
  /** Whether the route shows one record, with the `id` of its address. */
  readonly isRecord?: boolean;
}

export const isAreaHandle = (handle: unknown): handle is AreaHandle =>
  typeof handle === 'object' && handle !== null && 'area' in handle;

export const portalRouteId = 'portal';
export const clientRouteId = 'client';
/** A route outside of the clients that keeps the menu of the client the user works with. */
export const keptClientRouteId = 'kept-client';

/**
 * The `lazy` of a route that has only a component. It is a function: react-router 7.18 loses the error of `lazy: {
 * Component }` on a route without a loader, and renders nothing.
 */
export const lazyOf =
  (load: () => Promise<ComponentType>): LazyRouteFunction<RouteObject> =>
  async () => ({ Component: await load() });
