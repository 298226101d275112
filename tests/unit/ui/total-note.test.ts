import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import grossProfit from '@resources/gross-profit/resource';
import { totalNote, totalsOf, withTotals } from '@ui/list/total-row';
import { isListed } from '@core/resource/resource';

const row = (month: string, revenue: number, profit: number) => ({
  month,
  revenue,
  cost: revenue - profit,
  gross_profit: profit,
  gross_profit_pct: profit / revenue,
});
const rows = [row('2025-01', 100, 20), row('2025-02', 200, 50), row('2025-03', 100, 10)];
const t = ((key: string, values: object) =>
  `${key} ${Object.values(values).join(' ')}`) as unknown as TFunction<'charts'>;
const words = (key: string, values: object = {}) =>
  ({ 'fields.revenue': 'Revenue', count: `${Object.values(values).join('')} months` })[key] ?? '';

const resource = grossProfit;
if (!isListed(resource)) throw new Error('Gross profit has a list');
const { list } = resource;
const note = (name: string, own: typeof words = words, from = rows) =>
  totalNote({ resource, rows: from, words: own }, name, t, 'en');

describe('the line below a total', () => {
  it.each([
    ['revenue', '3 months'],
    ['gross_profit', 'total.best Feb 2025'],
    ['cost', 'total.part 80.0% revenue'],
    ['gross_profit_pct', 'total.range 10.0% 25.0%'],
  ])('of %s is computed from the rows', (name, text) => {
    expect(note(name)).toBe(text);
  });

  it('is taken from the words if they have one', () => {
    expect(note('cost', (key) => (key === 'kpis.cost_note' ? 'As billed' : words(key)))).toBe('As billed');
  });

  it('is empty without rows', () => {
    expect(note('gross_profit', words, [])).toBe('');
  });
});

describe('the total row', () => {
  it('adds up, and divides sums instead of averaging shares', () => {
    expect(totalsOf(rows, list.totals ?? {})).toEqual({
      revenue: 400,
      cost: 320,
      gross_profit: 80,
      gross_profit_pct: 0.2,
    });
  });

  it('comes last, and only if it is declared', () => {
    expect(withTotals(rows, resource, list.totals)).toHaveLength(4);
    expect(withTotals(rows, resource, undefined)).toBe(rows);
  });
});
