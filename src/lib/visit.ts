import type { DataProvider } from '@refinedev/core';
import type { AppAbility } from '@core/access/ability';
import type { Http } from './http';
import type { DataQuery } from './queries';

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
