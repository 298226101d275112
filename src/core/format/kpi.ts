import type { KpiFormat } from '../resource/kpi';

/** Decimals of a KPI's count: none for keys that contain `total`, two for the average bonus (spec, section 7). */
export const kpiDecimals = (key: string, format: KpiFormat): number => {
  if (key.includes('total')) return 0;
  if (key === 'avg_worker_bonus') return 2;
  return format === 'money' ? 2 : 0;
};
