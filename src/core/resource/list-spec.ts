import type { Filter } from './filter';
import type { KpiTile } from './kpi';

export type SortOrder = 'asc' | 'desc';

/** What the total row shows in a column: the sum, or one column's sum divided by another's. */
export type Total = 'sum' | { readonly share: string; readonly of: string };

/** A chart over the rows of a list that is not cut into pages; bars add up to the whole. */
export interface ListChart {
  readonly kind: 'stacked-bars';
  /** The month field. */
  readonly by: string;
  /** Fields drawn, from the base up. */
  readonly series: readonly string[];
}

export interface ListSpec {
  readonly columns: readonly string[];
  /** Columns that may be sorted by. */
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
    readonly tiles: readonly KpiTile[];
  };
  /** `all` only: a last row with totals, and a chart above the list. */
  readonly totals?: Readonly<Record<string, Total>>;
  readonly chart?: ListChart;
  /** Where a row leads: the record's detail view, its edit form, or an address with `:field` placeholders. */
  readonly rowLink?: 'show' | 'edit' | `/${string}`;
}
