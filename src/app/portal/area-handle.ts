import type { DataProvider } from '@refinedev/core';
import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router';
import type { AppAbility } from '@core/access/ability';
import type { Page, Resource } from '@core/resource/resource';
import type { Http } from '@lib/http';
import type { DataQuery } from '@lib/queries';

/** Who opens a screen, where, and in which language. */
export interface Visit {
  readonly http: Http;
  readonly records: DataProvider;
  readonly clientId: number | undefined;
  /** The record in the address. */
  readonly id: string | undefined;
  /** The query of the address. */
  readonly search: string;
  readonly language: string;
  /** What is known of the user's rights by now. */
  readonly knownAbility: AppAbility | undefined;
  readonly ability: () => Promise<AppAbility>;
}

/** Everything that a screen will ask for; a list's rows come first. */
export type QueriesOf = (
  visit: Visit,
) => readonly DataQuery<unknown>[] | Promise<readonly DataQuery<unknown>[]>;

/** What an area's route says of itself to code that reads the matches. */
export interface AreaHandle {
  readonly area: Resource | Page;
  readonly fetchCode: () => Promise<unknown>;
  readonly queriesOf?: QueriesOf;
  /** The route shows one record, by the `id` of its address. */
  readonly isRecord?: boolean;
}

export const isAreaHandle = (handle: unknown): handle is AreaHandle =>
  typeof handle === 'object' && handle !== null && 'area' in handle;

export const portalRouteId = 'portal';
export const clientRouteId = 'client';
/** A route outside of the clients that keeps the menu of the client one works with. */
export const keptClientRouteId = 'kept-client';

/**
 * The `lazy` of a route that is only a component. As a function: react-router 7.18 forgets the failure of `lazy: { Component }` on a
 * route without a loader, and draws nothing at all.
 */
export const lazyOf =
  (load: () => Promise<ComponentType>): LazyRouteFunction<RouteObject> =>
  async () => ({ Component: await load() });
