import type { Page, Resource } from '../resource/resource';

export type AnyArea = Resource | Page;

/** Something in a declaration that the portal or the server cannot work with. */
export interface Mistake {
  readonly area: AnyArea;
  /** What is wrong and what is possible, in words for developers. */
  readonly message: string;
}

/** A rule of single resources. Yields a message for each mistake. */
export type ResourceRule = (resource: Resource, resources: readonly Resource[]) => Iterable<string>;
