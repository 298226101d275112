import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import type { Http } from '@lib/http';
import type { Page, Resource } from '@core/resource/resource';

/** Who opens a page, where, and in which language. */
export interface PageVisit {
  readonly http: Http;
  readonly clientId: number | undefined;
  readonly language: string;
  readonly mayOpen: (area: string) => boolean;
}

interface PageQuery {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction;
  /** Milliseconds; as long as anything that was fetched ahead when absent. */
  readonly staleTime?: number;
}

export type QueriesOf = (visit: PageVisit) => Promise<readonly PageQuery[]>;

/** What an area's route says of itself to code that reads the matches. */
export interface AreaHandle {
  readonly area: Resource | Page;
  readonly fetchCode: () => Promise<unknown>;
  /** Everything that a page written by hand will ask for. */
  readonly queriesOf?: QueriesOf;
  /** The route shows one record, by the `id` of its address. */
  readonly isRecord?: boolean;
}

export const isAreaHandle = (handle: unknown): handle is AreaHandle =>
  typeof handle === 'object' && handle !== null && 'area' in handle;
