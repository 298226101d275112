import type { ChipMeaning } from '@core/resource/field';

export interface ReportColumn {
  readonly heading: string;
  readonly align: 'left' | 'right';
}

/** A cell has a text. With a meaning, it is a status. */
export interface ReportCell {
  readonly text: string;
  readonly meaning?: ChipMeaning;
}

/** The content of a report, already in the reader's language. */
export interface Report {
  readonly language: string;
  readonly title: string;
  /** The client that the report is about. */
  readonly client: string;
  /** One line below the title: the date, number of rows. */
  readonly subtitle: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly columns: readonly ReportColumn[];
  /** Read batch by batch while rendering. */
  readonly rows: AsyncIterable<readonly (readonly ReportCell[])[]>;
  /** The last row with totals by column. Absent when there is nothing to sum. */
  readonly totals?: readonly string[];
  /** Shown instead of the rows when there are none. */
  readonly empty: string;
  /** Shown on every page, with `{{page}}` and `{{pages}}` in it. */
  readonly pageText: string;
  readonly created: Date;
}
