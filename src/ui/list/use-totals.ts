import { useMemo } from 'react';
import { readFigures, type Figures } from '@core/figures/figures';
import { figuresPath } from '../kpi/figure-texts';
import { useFigures } from '../kpi/use-figures';
import type { Row } from '../cells/cell-kind';
import { figureSource } from './figure-source';
import type { ListedResource } from '@core/resource/resource';
import { totalsOf } from './total-row';
import type { ListRows } from './use-list-rows';
import type { ListState } from '@core/list/address';

const nothing: Figures = {};

/**
 * The totals of a list by column: over its rows where all are here, else from the figures of what is filtered. A total that is still on
 * its way is undefined; no totals at all where there are no rows or the figures failed.
 */
export const useTotals = (
  resource: ListedResource,
  state: ListState,
  clientId: number | undefined,
  { status, rows }: Pick<ListRows, 'status' | 'rows'>,
): Row | undefined => {
  const { list } = resource;
  const keys = list.kpis?.totals;
  const figures = useFigures(
    figureSource(resource, state, clientId),
    figuresPath(resource),
    readFigures,
    keys !== undefined,
  );
  const { state: call, data = nothing } = figures;
  return useMemo(() => {
    if (status !== 'rows') return undefined;
    if (list.totals) return totalsOf(rows, list.totals);
    if (!keys || call === 'failed') return undefined;
    // What an answer does not carry is not on its way any more.
    const missing = call === 'ready' ? null : undefined;
    return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, data[key] ?? missing]));
  }, [status, rows, list, keys, call, data]);
};
