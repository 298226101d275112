import type { DataProvider } from '@refinedev/core';
import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router';
import type { AppAbility } from '@core/access/ability';
import type { Page, Resource } from '@core/resource/resource';
import type { Http } from '@lib/http';
import type { DataQuery } from '@lib/queries';

/** The user's visit to a screen: services, client, address and language. */
export interface Visit {
  readonly http: Http;
  readonly records: DataProvider;
  readonly clientId: number | undefined;
  /** The id of the record in the address. */
  readonly id: string | undefined;
  /** The query of the address. */
  readonly search: string;
  readonly language: string;
  /** The user's rights, if they are known already. */
  readonly knownAbility: AppAbility | undefined;
  readonly ability: () => Promise<AppAbility>;
}

/** Returns all queries of a screen; a list's rows come first. */
export type QueriesOf = (
  visit: Visit,
) => readonly DataQuery<unknown>[] | Promise<readonly DataQuery<unknown>[]>;

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
