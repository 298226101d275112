import { expect, test } from 'vitest';
import { renderReport } from '@server/pdf/render-report';
import type { Report, ReportCell } from '@server/pdf/report';
import { pdfPieces } from '@tests/helpers/pdf-texts';

async function* once<T>(batch: T): AsyncGenerator<T> {
  yield await Promise.resolve(batch);
}

const columns = ['Employee', 'Number', 'Manager', 'Email', 'Points', 'Hired'] as const;
const row = (changes: Partial<Record<string, ReportCell>> = {}): ReportCell[] => {
  const cells: Partial<Record<string, ReportCell>> = {
    Employee: { text: 'Jordan Ellis' },
    Points: { text: '1,000' },
    Hired: { text: '04/12/2026' },
    ...changes,
  };
  return columns.map((name) => cells[name] ?? { text: 'x' });
};
const report = (rows: ReportCell[][], changes: Partial<Report> = {}): Report => ({
  language: 'en',
  title: 'Rewards report',
  client: 'Harbor Lane Markets',
  subtitle: 'As of 11/20/2026',
  facts: [{ label: 'Due', value: '$1.00' }],
  columns: columns.map((heading) => ({ heading, align: heading === 'Points' ? 'right' : 'left' })),
  rows: once(rows),
  totals: ['Totals', '', '', '', '9,000', ''],
  empty: 'Nothing',
  pageText: 'Page {{page}} of {{pages}}',
  created: new Date(Date.UTC(2026, 10, 20)),
  ...changes,
});
const right = ({ x, width }: { x: number; width: number }): number => x + width;

test('a long word does not push a column off the page', async () => {
  const long = { text: 'Q'.repeat(200) };
  const [pieces = []] = await pdfPieces(
    await renderReport(
      report([row({ Employee: long, Manager: long, Email: { text: `${'e'.repeat(60)}@mail.example` } })]),
    ),
  );
  for (const piece of pieces) expect(right(piece)).toBeLessThan(573);
  expect(
    pieces
      .map(({ text }) => text)
      .join('')
      .match(/Q/g),
  ).toHaveLength(400);
  expect(pieces.map(({ text }) => text)).toContain('04/12/2026');
});

test('numbers are right-aligned with their heading and total', async () => {
  const [pieces = []] = await pdfPieces(await renderReport(report([row(), row({ Points: { text: '7' } })])));
  const edges = ['Points', '1,000', '7', '9,000'].map((text) => {
    const piece = pieces.find((one) => one.text === text);
    return piece && Math.round(right(piece));
  });
  expect(new Set(edges).size).toBe(1);
});

test('a row of several scripts has one baseline', async () => {
  const cells = row({ Employee: { text: '李小龍' }, Number: { text: 'محمد' }, Manager: { text: 'สมชาย' } });
  const [pieces = []] = await pdfPieces(await renderReport(report([cells])));
  const heights = ['李小龍', 'محمد', 'สมชาย', '1,000'].map(
    (text) => pieces.find((one) => one.text === text)?.y,
  );
  for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? NaN, 1);
});

test('every page has the title and the client in one line', async () => {
  const rows = Array.from({ length: 60 }, () => row());
  const client = 'محمد and the very long name of a client '.repeat(4).trim();
  const pages = await pdfPieces(await renderReport(report(rows, { client })));
  expect(pages).toHaveLength(2);
  const [, second = []] = pages;
  const title = second.find(({ text }) => text === 'Rewards report');
  const heading = second.find(({ text }) => text === 'Employee');
  expect(second.some(({ text }) => text === 'محمد')).toBe(true);
  expect(title?.y).toBeGreaterThan(heading?.y ?? Infinity);
});

test('a status has a dot before its text, in any script', async () => {
  const cells = row({
    Number: { text: 'فعال', meaning: 'success' },
    Email: { text: 'Paid', meaning: 'gray' },
  });
  const [pieces = []] = await pdfPieces(await renderReport(report([cells])));
  const texts = pieces.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['•', 'فعال', '• Paid']));
});
