import type { Filter, SortOrder } from './filter';
import type { KpiTile } from './kpi';

export type { SortOrder } from './filter';

/** What the total row of a list shown whole has in a column: the sum, or one column's sum divided by another's. */
export type Total<Name extends string = string> = 'sum' | { readonly share: Name; readonly of: Name };

/** A chart whose bars add up to the whole: over the rows of a list that is not cut into pages, or over the call at `path`. */
export interface ListChart<Name extends string = string> {
  /** Below the resource's path; answers `[{ <by>, <series>… }]` for the list's search and filters. */
  readonly path?: string;
  readonly kind: 'stacked-bars';
  /** The month field. */
  readonly by: Name;
  /** Fields drawn, from the base up. */
  readonly series: readonly Name[];
}

export interface ListSpec {
  readonly columns: readonly string[];
  /** Columns that may be sorted by. None: the order is the server's, and none is asked for. */
  readonly sortBy: readonly string[];
  readonly defaultSort: { readonly by: string; readonly order: SortOrder };
  /** Fields that the server searches, without regard to case or accents; no search box when there are none. */
  readonly search: readonly string[];
  readonly filters: Readonly<Record<string, Filter>>;
  /**
   * `first-page`: the first ten only, without order or page in the address; search finds the others. `all`: every row at once, in
   * the default order.
   */
  readonly paging: 'pages' | 'first-page' | 'all';
  /** Small-screen cards: the first line's chip, the fields of the meta line, and at most four labelled fields. */
  readonly card: {
    readonly chip?: string;
    readonly meta: readonly string[];
    readonly fields: readonly string[];
  };
  readonly kpis?: {
    /** The call that answers `[{ key, count }]`, below the resource's path; `kpi` when absent. */
    readonly path?: string;
    /** The call carries the list's search and filters, and answers for what they keep. */
    readonly narrowed?: boolean;
    readonly tiles: readonly KpiTile[];
    /** The key of the answer that stands in a column's total row, where the list is cut into pages. */
    readonly totals?: Readonly<Record<string, string>>;
  };
  /** The columns to show for each option of a filter, where they differ; each is one of `columns`. */
  readonly columnsBy?: {
    readonly filter: string;
    readonly columns: Readonly<Record<string, readonly string[]>>;
  };
  /** A first column with each record's place in the order. */
  readonly ranking?: boolean;
  /** Rows are selected by checkboxes, in windows that show a grid: for what is done to several records at once. */
  readonly selectable?: boolean;
  /** A last row with totals (`all` only), and a chart above the list. */
  readonly totals?: Readonly<Record<string, Total>>;
  readonly chart?: ListChart;
  /** Where a row leads: the record's detail view, its edit form, or an address with `:field` placeholders. */
  readonly rowLink?: 'show' | 'edit' | `/${string}`;
}
