import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { pdfTexts } from '@tests/helpers/pdf-texts';
import { sampleOf } from '@tests/helpers/scale';
import { createHarness, type Harness } from './harness';

let api: Harness;
let token: string;
let client: number;
beforeAll(async () => {
  api = await createHarness();
  token = await api.tokenOf('admin');
  client = await api.clientNamed('Harbor Lane Markets');
});

const load = async (path: string, headers: Record<string, string> = {}, id = client) => {
  const response = await api.app.request(`/api/eip/clients/${id}/${path}`, {
    headers: { Authorization: `Bearer ${token}`, ...headers },
  });
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
  const document = await PDFDocument.load(bytes);
  return { response, document, pages: await pdfTexts(bytes) };
};
const count = (table: string) =>
  api.storage.table(table).count([{ field: 'client_id', op: 'eq', value: client }]);

describe.each(
  sampleOf(
    [
      ['compliance-report', 'Compliance report', 'Informe de cumplimiento', 'compliance', 'Requirement'],
      ['rewards-report', 'Rewards report', 'Informe de recompensas', 'pact-rewards', 'Employee'],
      ['billing-statement', 'Billing statement', 'Estado de cuenta', 'billings', 'Invoice'],
    ],
    3,
  ),
)('%s', (name, title, spanish, table, heading) => {
  test('is a PDF file with its own name and is not cached', async () => {
    const { response } = await load(name);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="harbor-lane-markets-${name}-2026-11-20.pdf"`,
      'cache-control': 'no-store',
    });
  });

  test('has every row, the table header on every page and page numbers', async () => {
    const { document, pages } = await load(name);
    expect(document.getTitle()).toBe(`${title} – Harbor Lane Markets`);
    expect(document.getPage(0).getSize()).toEqual({ width: 612, height: 792 });
    expect(pages[0]).toEqual(expect.arrayContaining([title, 'Harbor Lane Markets']));
    expect(pages[0]?.[2]).toContain('As of 11/20/2026 · ');
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((texts, at) => {
      expect(texts).toContain(heading);
      expect(texts).toContain(`Page ${at + 1} of ${pages.length}`);
    });
    const total = await count(table);
    const { data } = (await api.call('GET', `eip/clients/${client}/${table}?limit=100`, { token }))
      .body as unknown as { data: Record<string, unknown>[] };
    const field = Object.keys(data[0] ?? {})[1] ?? '';
    const names = data.map((row) => String(row[field]));
    const written = pages.flat().filter((text) => names.includes(text));
    expect(written.length).toBeGreaterThanOrEqual(Math.min(total, data.length));
    expect(pages.at(-1)).toContain('Totals');
  });

  test('uses the requested language, else the browser’s, else English', async () => {
    const titleOf = async (path: string, headers = {}) => (await load(path, headers)).pages[0]?.[1];
    expect(await titleOf(`${name}?language=es`)).toBe(spanish);
    expect(await titleOf(name, { 'Accept-Language': 'es-MX,es;q=0.9' })).toBe(spanish);
    expect(await titleOf(`${name}?language=en`, { 'Accept-Language': 'es' })).toBe(title);
    expect(await titleOf(`${name}?language=de`)).toBe(title);
    const { pages } = await load(`${name}?language=es`);
    expect(pages[0]).toContain(`Página 1 de ${pages.length}`);
  });
});

test('figures and totals match the lists', async () => {
  const { pages } = await load('billing-statement');
  const { body } = await api.call('GET', `eip/clients/${client}/billings/kpi`, { token });
  const { data } = body as unknown as { data: { count: number }[] };
  const money = (amount: number | undefined) =>
    Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  expect(pages[0]).toEqual(expect.arrayContaining(data.map((figure) => money(figure.count))));
  expect(pages.at(-1)).toContain(money(data[0]?.count));
});

test('a report without records is one page with a message', async () => {
  const quiet = await api.clientNamed('Quiet Harbor Books');
  const { pages } = await load('billing-statement', {}, quiet);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toEqual(expect.arrayContaining(['No invoices yet', 'Page 1 of 1']));
});

test('a report supports client names in any script', async () => {
  const one = [{ field: 'client_account_id', op: 'eq', value: client }] as const;
  await api.storage.table('clients').update(one, { client_account_name: 'Łódź 日本 Ñandú / "A"' });
  const { response, pages } = await load('rewards-report');
  expect(response.headers.get('Content-Disposition')).toMatch(/filename="[a-z0-9-]+\.pdf"$/);
  expect(pages[0]?.slice(0, 3)).toEqual(['Łódź', '日本', 'Ñandú / "A"']);
  await api.storage.table('clients').update(one, { client_account_name: 'Harbor Lane Markets' });
});
