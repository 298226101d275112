import { afterAll, expect, test } from 'vitest';
import { createPdfThreads } from '@server/pdf/pdf-threads';
import type { Report } from '@server/pdf/report';
import { inlinePdfWriter } from '@server/pdf/writer';

const threads = createPdfThreads();
afterAll(() => threads.close());

const never = new AbortController().signal;

const report = (rows: Report['rows']): Report => ({
  language: 'en',
  title: 'Billing statement',
  client: 'Harbor Lane Markets',
  subtitle: 'As of 11/20/2026',
  facts: [{ label: 'Due', value: '$1.00' }],
  columns: [
    { heading: 'Invoice', align: 'left' },
    { heading: 'Status', align: 'left' },
  ],
  rows,
  totals: ['Totals', ''],
  empty: 'Nothing',
  pageText: 'Page {{page}} of {{pages}}',
  created: new Date(Date.UTC(2026, 10, 20)),
});

async function* pieces(count: number): AsyncGenerator<{ text: string; meaning?: 'success' }[][]> {
  for (let at = 0; at < count; at += 1)
    yield await Promise.resolve([[{ text: `Invoice ${at}` }, { text: 'Paid', meaning: 'success' as const }]]);
}

const form = {
  language: 'es',
  brand: 'Portal',
  title: 'Membership',
  sections: [{ title: 'Person', lines: [{ label: 'Name', value: 'Ñandú' }] }],
  declaration: 'I declare.',
  signatureLabel: 'Signature',
  dateLabel: 'Date',
  pageText: 'Page {{page}} of {{pages}}',
  created: new Date(Date.UTC(2026, 10, 20)),
};
const signature = { name: 'Ñandú', date: '11/20/2026', note: 'signed', at: new Date(Date.UTC(2026, 10, 20)) };

test('a thread renders the same bytes as the main thread', async () => {
  const [there, here] = [threads, inlinePdfWriter].map((writer) => writer.report(report(pieces(120)), never));
  expect(await there).toEqual(await here);
  const blank = await threads.form(form);
  expect(blank).toEqual(await inlinePdfWriter.form(form));
  expect(await threads.signed(blank, signature)).toEqual(await inlinePdfWriter.signed(blank, signature));
});

test('an error while rows are read rejects the report with that error, and the next report is rendered', async () => {
  const failure = new Error('the database is away');
  async function* failingRows() {
    yield* pieces(3);
    throw await Promise.resolve(failure);
  }
  await expect(threads.report(report(failingRows()), never)).rejects.toBe(failure);
  expect((await threads.report(report(pieces(1)), never)).length).toBeGreaterThan(0);
});

test('an aborted report stops rendering and closes its rows', async () => {
  const aborter = new AbortController();
  const steps: string[] = [];
  async function* endlessRows() {
    try {
      for (;;) {
        steps.push('piece');
        if (steps.length === 3) aborter.abort();
        yield* pieces(1);
      }
    } finally {
      steps.push('closed');
    }
  }
  await expect(threads.report(report(endlessRows()), aborter.signal)).rejects.toThrow('abort');
  await new Promise((resolve) => setImmediate(resolve));
  expect(steps).toEqual(['piece', 'piece', 'piece', 'closed']);
});
