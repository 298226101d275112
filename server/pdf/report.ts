import type { ChipMeaning } from '@core/resource/field';

export interface ReportColumn {
  readonly heading: string;
  readonly align: 'left' | 'right';
}

/** A cell is text; with a meaning it is a status. */
export interface ReportCell {
  readonly text: string;
  readonly meaning?: ChipMeaning;
}

/** What stands in a report, in the reader's language already. */
export interface Report {
  readonly language: string;
  readonly title: string;
  /** Whom the report is about. */
  readonly client: string;
  /** One line below the title: the day, how many rows. */
  readonly subtitle: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly columns: readonly ReportColumn[];
  /** Read batch by batch while the pages are written. */
  readonly rows: AsyncIterable<readonly (readonly ReportCell[])[]>;
  /** A last row by column; absent when there is nothing to add up. */
  readonly totals?: readonly string[];
  /** Stands in place of the rows when there are none. */
  readonly empty: string;
  /** Stands on every page, with `{{page}}` and `{{pages}}` in it. */
  readonly pageText: string;
  readonly created: Date;
}
