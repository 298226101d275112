import type { Page, Resource } from '../../core/resource/resource';

/** What an area's route says of itself to whoever looks at the matches. */
export interface AreaHandle {
  readonly area: Resource | Page;
  readonly fetchCode: () => Promise<unknown>;
  /** The route shows one record, by the `id` of its address. */
  readonly isRecord?: boolean;
}

export const isAreaHandle = (handle: unknown): handle is AreaHandle =>
  typeof handle === 'object' && handle !== null && 'area' in handle;
