import type { Filter, SortOrder } from './filter';
import type { KpiTile } from './kpi';

export type { SortOrder } from './filter';

/** The total of a column in a list without pages: the sum, or the sum of one column divided by the sum of another. */
export type Total<Name extends string = string> = 'sum' | { readonly share: Name; readonly of: Name };

/** A chart of stacked bars. Its data are the rows of a list without pages, or the response of the call at `path`. */
export interface ListChart<Name extends string = string> {
  /** Relative to the resource's path. Returns `[{ <by>, <series>… }]` for the list's search and filters. */
  readonly path?: string;
  readonly kind: 'stacked-bars';
  /** The month field. */
  readonly by: Name;
  /** The fields of each bar, from bottom to top. */
  readonly series: readonly Name[];
}

export interface ListSpec {
  readonly columns: readonly string[];
  /**
   * The columns from the most to the least important. Those not named follow, in their order. Where there is no room for
   * all columns, the least important are left out first, and never the first column.
   */
  readonly importance?: readonly string[];
  /** Columns that the list can be sorted by. When empty, the server decides the order and the request has none. */
  readonly sortBy: readonly string[];
  readonly defaultSort: { readonly by: string; readonly order: SortOrder };
  /** The order of records that are equal in the chosen order. By id when absent. */
  readonly thenBy?: { readonly by: string; readonly order: SortOrder };
  /** Fields that the server searches, ignoring case and accents. When empty, the list has no search box. */
  readonly search: readonly string[];
  readonly filters: Readonly<Record<string, Filter>>;
  /**
   * `first-page`: only the first ten rows, without order or page in the address; users find the others with the search.
   * `all`: every row at once, in the default order.
   */
  readonly paging: 'pages' | 'first-page' | 'all';
  /** Cards on small screens: the chip of the first line, the fields of the meta line, and at most four labelled fields. */
  readonly card: {
    readonly chip?: string;
    readonly meta: readonly string[];
    readonly fields: readonly string[];
  };
  readonly kpis?: {
    /** Path of the call that returns `[{ key, count }]`, relative to the resource's path. `kpi` when absent. */
    readonly path?: string;
    /** Sends the list's search and filters with the call, so that the figures are those of the filtered list. */
    readonly narrowed?: boolean;
    readonly tiles: readonly KpiTile[];
    /** For a list with pages: the key in the response with the total of a column, by column. */
    readonly totals?: Readonly<Record<string, string>>;
  };
  /** The columns shown for each option of a filter, if they differ. Each one must be in `columns`. */
  readonly columnsBy?: {
    readonly filter: string;
    readonly columns: Readonly<Record<string, readonly string[]>>;
  };
  /** Adds a first column with the rank of each record. */
  readonly ranking?: boolean;
  /** Records can be selected for an export. Lists with actions on many records always have a selection. */
  readonly selectable?: boolean;
  /** Adds a last row with totals; only with `paging: 'all'`. */
  readonly totals?: Readonly<Record<string, Total>>;
  readonly chart?: ListChart;
  /** The target of a row: the detail view, the edit form, or an address with `:field` placeholders. */
  readonly rowLink?: 'show' | 'edit' | `/${string}`;
}
