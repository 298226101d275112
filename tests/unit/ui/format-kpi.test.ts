import { describe, expect, it } from 'vitest';
import { formatKpi } from '@ui/kpi/figures';

describe('a KPI', () => {
  it.each([
    ['total_receivables', 7_081_062.57, 'money', '$7,081,063'],
    ['total_past_due', -12.4, 'money', '-$12'],
    ['avg_worker_bonus', 451.9, 'money', '$451.90'],
    ['salvage_value', 3.5, 'money', '$3.50'],
    ['active_employees', 19_407, 'count', '19,407'],
    ['pact_compliance', 99.96, 'points', '99%'],
    ['pact_compliance', 100, 'points', '100%'],
    ['ytd_gross_profit', 0.184, 'percent', '18%'],
  ] as const)('%s of %d as %s is %s', (key, count, format, text) => {
    expect(formatKpi(key, count, format)).toBe(text);
  });

  it.each([null, undefined, 'many', Number.NaN])('that is %s is empty', (count) => {
    for (const format of ['count', 'money', 'percent', 'points'] as const)
      expect(formatKpi('total', count, format)).toBe('');
  });
});
