import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces';
import { interpolate } from '../words/texts';
import { bar, bareLayout, footer, fullWidth, colors, makePdf, paper } from './document';
import type { FormDocument, FormLine, FormSection } from './form-document';
import { dateAnchor, signatureAnchor, signaturePosition as place } from './signature-position';
import { writerOf, type Write } from './text';

const gap = 16;
const labelSize = 8;

/** Number of columns of a section, so that no line is left alone in a row. */
const columnsFor = (lines: readonly FormLine[]): number => (lines.length === 4 ? 4 : 3);

const cellOf = (write: Write, line: FormLine | undefined): TableCell =>
  line
    ? {
        stack: [
          write(line.label, { fontSize: labelSize, color: colors.second }),
          write(line.value, { fontSize: 10.5, bold: true }),
        ],
      }
    : '';

/** A section. Its title stays with its first lines and is repeated after a page break. */
const section = (write: Write, { title, lines }: FormSection): ContentTable => {
  const count = columnsFor(lines);
  const width = (fullWidth - gap * (count - 1)) / count;
  const rows = Array.from({ length: Math.ceil(lines.length / count) }, (_, row) =>
    Array.from({ length: count }, (__, column) => cellOf(write, lines[row * count + column])),
  );
  const head: TableCell = {
    ...write(title, { fontSize: 11.5, bold: true, color: colors.accent }),
    colSpan: count,
  };
  return {
    margin: [0, 0, 0, 6],
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: Array.from({ length: count }, () => width),
      body: [[head, ...Array.from({ length: count - 1 }, () => '')], ...rows],
    },
    layout: {
      ...bareLayout,
      hLineWidth: (line) => (line === 1 ? 0.6 : 0),
      hLineColor: () => colors.line,
      paddingRight: (column) => (column < count - 1 ? gap : 0),
      paddingTop: (row) => (row === 0 ? 4 : 5),
      paddingBottom: (row) => (row === 0 ? 2 : 3),
    },
  };
};

/** The declaration and the two fields for signature and date, at the bottom of the last page. */
const signatureLines = (write: Write, form: FormDocument): Content[] => [
  // Reserves the space for what follows, or starts a new page.
  { text: '', fontSize: 1, margin: [0, paper.height - paper.bottom - place.top - 2, 0, 0] },
  write(form.declaration, { fontSize: 9.5, absolutePosition: { x: place.x, y: place.top + 14 } }),
  ...[
    { x: place.x, width: place.width, label: form.signatureLabel, anchor: signatureAnchor },
    { x: place.dateX, width: place.dateWidth, label: form.dateLabel, anchor: dateAnchor },
  ].flatMap(({ x, width, label, anchor }) => [
    {
      text: anchor,
      noWrap: true,
      fontSize: labelSize,
      color: colors.paper,
      absolutePosition: { x, y: place.line - 13 },
    },
    { ...bar(width, 0.8, colors.second), absolutePosition: { x, y: place.line } },
    write(label, { fontSize: labelSize, color: colors.second, absolutePosition: { x, y: place.line + 3 } }),
  ]),
];

/** Renders a filled form as a PDF file in US Letter, with a place for the signature. Supports names in any script. */
export const renderForm = async (form: FormDocument): Promise<Uint8Array<ArrayBuffer>> => {
  const lines = form.sections.flatMap(({ title, lines: all }) => [
    title,
    ...all.flatMap(({ label, value }) => [label, value]),
  ]);
  const { brand, title, declaration, signatureLabel, dateLabel } = form;
  const write = await writerOf([
    brand,
    title,
    declaration,
    signatureLabel,
    dateLabel,
    form.pageText,
    ...lines,
  ]);
  return makePdf(form, {
    pageMargins: [paper.left, paper.top, paper.width - paper.right, paper.bottom],
    footer: (page, pages) => footer(write, title, interpolate(form.pageText, { page, pages })),
    content: [
      bar(fullWidth, 4, colors.accent),
      write(brand, { fontSize: 11, bold: true, color: colors.accent, margin: [0, 6, 0, 2] }),
      write(title, { fontSize: 20, bold: true, margin: [0, 0, 0, 2] }),
      ...form.sections.map((one) => section(write, one)),
      ...signatureLines(write, form),
    ],
  });
};
