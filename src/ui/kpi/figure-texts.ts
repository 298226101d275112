import type { Figures } from '@core/figures/figures';
import type { KpiFormat } from '@core/resource/kpi';
import type { Resource } from '@core/resource/resource';
import { formatKpi } from './format-kpi';

/** The call that answers a resource's figures, below its own path. */
export const figuresPath = (resource: Resource): string => resource.list?.kpis?.path ?? 'kpi';

const formatOf = (resource: Resource, key: string): KpiFormat => {
  const tile = resource.list?.kpis?.tiles.find((one) => one.kind === 'value' && one.key === key);
  return tile?.kind === 'value' ? tile.format : 'count';
};

/** Every figure of an answer by key, formatted, for the words of a note. */
export const figureTexts = (resource: Resource, figures: Figures): Record<string, string> =>
  Object.fromEntries(
    Object.entries(figures).map(([key, count]) => [key, formatKpi(key, count, formatOf(resource, key))]),
  );
