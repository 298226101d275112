import type { Backend, Flag, MenuGroup, Permission } from '../access/names';
import type { DeclaredCondition } from './condition';

/** `global`: at the root. `client`: under `/clients/:clientId`. `agency`: under `/evoove`. */
export type Scope = 'global' | 'client' | 'agency';
export type Operation = 'create' | 'edit' | 'delete';

export interface AreaAccess {
  /** Feature flag of the area. While the flag is off or unknown, users get "not found". Absent: no flag is needed. */
  readonly flag?: Flag;
  /** The user needs all of these. Without one of them the area is forbidden. */
  readonly permissions: readonly Permission[];
  /** For a page about several resources: the user needs the right to this on one of those with the same scope. */
  readonly operation?: Operation;
}

export interface MenuEntry {
  /** Name of an icon in `ui/layout/icons`. Entries without an icon are not shown in the menu. */
  readonly icon?: string;
  readonly group: MenuGroup;
  /** Position within the group, ascending. */
  readonly order: number;
  /** Permissions for the entry, in addition to those of the area. */
  readonly permissions?: readonly Permission[];
  /**
   * Filters of the list, by name. While records match, the menu tells how many, with a link to them. Words:
   * `alert.count_one` and so on.
   */
  readonly alert?: Readonly<Record<string, string>>;
}

/** What a screen declares about itself, whether it is generated (a resource) or written by hand (a page). */
export interface Area {
  readonly name: string;
  /** Path below the scope, without leading and trailing slashes: `employees`. */
  readonly path: string;
  readonly scope: Scope;
  readonly access: AreaAccess;
  readonly menu?: MenuEntry;
  /** Areas with the same `of` are shown as tabs side by side, below the title. */
  readonly tab?: { readonly of: string; readonly order: number };
}

export interface ResourceApi {
  readonly backend: Backend;
  /** Path below the backend's address. `:clientId` is replaced with the client of a client-bound resource. */
  readonly path: string;
  /** Name of the query parameter with the client, if the client is not part of the path. */
  readonly clientParam?: string;
  /**
   * For a resource without a list: the query parameters of its call. With `search`, the call returns the first records
   * that match. Without it, the call returns all records at once, and inputs filter them in the browser.
   */
  readonly params?: readonly string[];
  /** With `search`: the number of records that the call returns at most. 100 when absent. */
  readonly maxRows?: number;
  /** For a resource without a client: the list is fetched once and kept until this user changes it or signs out. */
  readonly neverStale?: boolean;
  /** For a resource without a client: errors (the API's `detail`) after which the list is not automatically requested again. */
  readonly finalDetails?: readonly string[];
  /** The server's table of the records, if its name is not the resource's name. */
  readonly table?: string;
  /**
   * What a provider may leave out. `area`: the area with its list call; without the call the area is hidden. `record`:
   * the call for a single record; without it the record is looked up in the list.
   */
  readonly optional?: 'area' | 'record';
  /**
   * `put`: the contract has a call that takes the whole record. When absent, an edit of a record with a version sends the
   * changed fields (PATCH).
   */
  readonly edit?: 'put';
}

export interface OperationSpec<Name extends string = string> {
  readonly permissions: readonly Permission[];
  /** For `edit` and `delete`: the records that it is offered for. All records when absent. The server checks this as well. */
  readonly when?: DeclaredCondition<Name>;
  /** For `delete`: `records` offers it also for many that are selected in the list. */
  readonly on?: 'record' | 'records';
}
