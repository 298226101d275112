import type { Flag, Permission } from '../access/names';
import type { When } from './row-action';

/** global: at the root. client: under `/clients/:clientId`. agency: under `/evoove`. */
export type Scope = 'global' | 'client' | 'agency';
export type Backend = 'v1' | 'eip' | 'form';
export type Operation = 'create' | 'edit' | 'delete';

export interface AreaAccess {
  /** Off or unknown: the area is not found. Absent: none is needed. */
  readonly flag?: Flag;
  /** All of these are needed, otherwise forbidden. */
  readonly permissions: readonly Permission[];
}

export type MenuGroup = 'start' | 'agency' | 'workforce' | 'risk' | 'finance' | 'access';
export interface MenuEntry {
  /** Name of an icon in `ui/layout/icons`. Entries without an icon are not shown in the menu. */
  readonly icon?: string;
  readonly group: MenuGroup;
  /** Position within the group, ascending. */
  readonly order: number;
  /** Needed for the entry beside the area's own permissions. */
  readonly permissions?: readonly Permission[];
}

/** What a screen of the portal says of itself, whether generated (a resource) or written by hand (a page). */
export interface Area {
  readonly name: string;
  /** Path below its scope, without slashes at the ends: `employees`. */
  readonly path: string;
  readonly scope: Scope;
  readonly access: AreaAccess;
  readonly menu?: MenuEntry;
  /** Areas with the same `of` are tabs beside each other, below the title. */
  readonly tab?: { readonly of: string; readonly order: number };
}

export interface ResourceApi {
  readonly backend: Backend;
  /** Path below the backend's address; `:clientId` stands for the client of a client-bound resource. */
  readonly path: string;
  /** Where the client travels as a query parameter instead of in the path. */
  readonly clientParam?: string;
  /**
   * Of a resource without a list: the query parameters that its call takes. With `search` the call answers the first records that it
   * finds; without, it answers all at once, and inputs narrow them in the browser.
   */
  readonly params?: readonly string[];
  /** Of a resource that belongs to no client: the list is fetched once and kept until this user changes it, or signs out. */
  readonly neverStale?: boolean;
  /** Of a resource that belongs to no client: refusals (the API's `detail`) after which the list is not asked for again by itself. */
  readonly finalDetails?: readonly string[];
  /** Read-only records that the server takes from elsewhere than a table of this name. */
  readonly table?: string;
  /**
   * What the contract leaves to the provider: the area as a whole, which folds away without its list's call, or the call for one record,
   * which is then looked for in the list.
   */
  readonly optional?: 'area' | 'record';
}

export interface OperationSpec {
  readonly permissions: readonly Permission[];
  /** edit, delete: which records it is offered for; always when absent. The server holds to it as well. */
  readonly when?: When;
}
