import type { ChipMeaning } from '@core/resource/field';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import { interpolate } from '../words/texts';
import { bar, bareLayout, footer, fullWidth, colors, makePdf, paper } from './document';
import type { Report, ReportCell, ReportColumn } from './report';
import { writerOf, type Write } from './text';

const textSize = 8.5;
const headSize = 8;
const padding = 5;

/** Status colors, dark enough for text on paper. */
const statusColors: Readonly<Record<ChipMeaning, string>> = {
  success: '#0D5638',
  warning: '#7A4B00',
  error: '#9E1C1C',
  gray: '#47524C',
};

const withBullet = (text: string): string => `•\xa0${text}`;

const cellOf = (write: Write, { text, meaning }: ReportCell, { align }: ReportColumn): TableCell => {
  if (!meaning) return align === 'left' ? write(text) : write(text, { alignment: align, noWrap: true });
  return write(withBullet(text), { color: statusColors[meaning] });
};

/** Longer words may be broken in narrow columns, so that they do not push other columns off the page. */
const maxWordLength = (columns: readonly ReportColumn[]): number =>
  Math.max(8, Math.floor(fullWidth / columns.length / 6));

/** The first column takes the remaining width. */
const widthsOf = (columns: readonly ReportColumn[]): ('*' | 'auto')[] =>
  columns.map((_, at) => (at === 0 ? '*' : 'auto'));

const layout = (hasTotals: boolean): CustomTableLayout => {
  const isLast = (row: number, rows: number): boolean => hasTotals && row === rows - 1;
  return {
    ...bareLayout,
    hLineWidth: (line, { table }) => (line > 1 && !isLast(line - 1, table.body.length) ? 0.6 : 0),
    hLineColor: () => colors.line,
    fillColor: (row, { table }) =>
      row === 0 ? colors.head : isLast(row, table.body.length) ? colors.soft : null,
    paddingLeft: () => padding,
    paddingRight: () => padding,
    paddingTop: (row) => (row === 0 ? 5.5 : 3),
    paddingBottom: (row) => (row === 0 ? 5.5 : 3),
  };
};

/** Returns the table's header and all its rows, read batch by batch. */
const tableBody = async ({ columns, rows }: Report): Promise<TableCell[][]> => {
  const write = await writerOf(columns.map(({ heading }) => heading));
  const style = { fontSize: headSize, bold: true, color: colors.second };
  const body = [
    columns.map(({ heading, align }): TableCell => write(heading, { ...style, alignment: align })),
  ];
  for await (const batch of rows) {
    const writeCells = await writerOf(
      batch.flatMap((cells) => cells.map(({ text, meaning }) => (meaning ? withBullet(text) : text))),
      maxWordLength(columns),
    );
    for (const cells of batch)
      body.push(columns.map((column, at) => cellOf(writeCells, cells[at] ?? { text: '' }, column)));
  }
  return body;
};

const table = async (report: Report): Promise<Content[]> => {
  const { columns, totals } = report;
  const body = await tableBody(report);
  const write = await writerOf([report.empty, ...(totals ?? [])]);
  const isEmpty = body.length === 1;
  const hasTotals = totals !== undefined && !isEmpty;
  if (hasTotals)
    body.push(
      columns.map(({ align }, at): TableCell => write(totals[at] ?? '', { bold: true, alignment: align })),
    );
  return [
    {
      table: { headerRows: 1, dontBreakRows: true, widths: widthsOf(columns), body },
      layout: layout(hasTotals),
      fontSize: textSize,
    },
    ...(isEmpty
      ? [write(report.empty, { fontSize: 10, color: colors.second, margin: [padding, 8, padding, 0] })]
      : []),
  ];
};

const facts = (write: Write, { facts: all }: Report): Content[] => {
  if (all.length === 0) return [];
  const gap = 12;
  const width = (fullWidth - gap * (all.length - 1)) / all.length;
  const boxes = all.map(({ label, value }) => ({
    width,
    table: {
      widths: [width - 20],
      body: [
        [
          {
            stack: [
              write(label, { fontSize: 8, color: colors.second }),
              write(value, { fontSize: 14, bold: true }),
            ],
            fillColor: colors.soft,
          },
        ],
      ],
    },
    layout: {
      ...bareLayout,
      paddingLeft: () => 10,
      paddingRight: () => 10,
      paddingTop: () => 6,
      paddingBottom: () => 5,
    },
  }));
  return [{ columns: boxes, columnGap: gap, margin: [0, 0, 0, 14] }];
};

/** Cuts the running title after one line: there is no room for more, and pdfmake leaves out a header that is too high. */
const oneLine = { fontSize: 9, maxHeight: 16 };

/** The header of each page: a bar, and the report's title and client on all pages except the first. */
const header = (write: Write, report: Report, page: number): Content => ({
  margin: [paper.left, paper.top, paper.width - paper.right, 0],
  stack:
    page === 1
      ? [bar(fullWidth, 4, colors.accent)]
      : [
          bar(fullWidth, 2, colors.accent),
          {
            margin: [0, 4, 0, 0],
            columnGap: 12,
            columns: [
              write(report.title, { ...oneLine, bold: true }),
              write(report.client, { ...oneLine, color: colors.second, alignment: 'right' }),
            ],
          },
        ],
});

/** Renders a report as a PDF file in US Letter. Supports text in any script. */
export const renderReport = async (report: Report): Promise<Uint8Array<ArrayBuffer>> => {
  const { client, title, subtitle, language, created } = report;
  const labels = report.facts.flatMap(({ label, value }) => [label, value]);
  const write = await writerOf([client, title, subtitle, ...labels]);
  const rows = await table(report);
  return makePdf(
    { title: `${title} – ${client}`, subject: subtitle, language, created },
    {
      pageMargins: [paper.left, paper.top + 26, paper.width - paper.right, paper.bottom],
      header: (page) => header(write, report, page),
      footer: (page, pages) => footer(write, subtitle, interpolate(report.pageText, { page, pages })),
      content: [
        // Moved up into the space that the running title has on the other pages.
        write(client, { fontSize: 11, bold: true, color: colors.accent, margin: [0, -16, 0, 0] }),
        write(title, { fontSize: 20, bold: true }),
        write(subtitle, { fontSize: 9.5, color: colors.second, margin: [0, 0, 0, 12] }),
        ...facts(write, report),
        ...rows,
      ],
    },
  );
};
