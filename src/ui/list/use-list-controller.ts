import { useEffect, useMemo } from 'react';
import { cardIn } from '@core/list/columns';
import { useCurrentClient } from '@lib/client-context';
import { useWords } from '@lib/i18n';
import { useSame } from '@lib/use-same';
import { useColumnChoice } from '../list-tools/use-column-choice';
import type { ListedResource } from '@core/resource/resource';
import { useColumns, useReadable, useScreen } from './use-columns';
import { useListAddress } from './use-list-address';
import { type ListRows, useListRows } from './use-list-rows';
import { useCreateWay, useRowWays } from './use-row-ways';
import { readFigures } from '@core/figures/figures';
import type { Figures } from '@core/figures/read';
import { figuresPath } from '../kpi/figure-texts';
import { useFigures } from '../kpi/use-figures';
import type { Row } from '../cells/cell-kind';
import { figureSource } from './figure-source';
import { totalsOf } from './total-row';
import type { ListState } from '@core/list/address';

const nothing: Figures = {};

/**
 * The totals of a list by column: over its rows where all are here, else from the figures of what is filtered. A total that is still on
 * its way is undefined; no totals at all where there are no rows or the figures failed.
 */
const useTotals = (
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

/** Everything a list's screen needs, decided here and only drawn by the views. */
export const useListController = (resource: ListedResource) => {
  const client = useCurrentClient();
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const screen = useScreen();
  const { state, change, show, restart } = useListAddress(resource.list);
  const choice = useColumnChoice(resource);
  const rows = useListRows(resource, state, clientId);
  const { beyond } = rows;
  const filters = useSame(state.filters);
  useEffect(() => {
    if (beyond) restart();
  }, [beyond, restart]);
  return {
    ...rows,
    resource,
    clientId,
    list: resource.list,
    words: useWords(resource),
    screen,
    columns: useColumns(resource, state, screen, choice),
    card: useMemo(() => cardIn(resource.list, resource.fields, { filters }), [resource, filters]),
    totals: useTotals(resource, state, clientId, rows),
    density: choice.density,
    readable: useReadable(resource),
    ways: useRowWays(resource, clientId, rows.stale),
    create: useCreateWay(resource, clientId),
    state,
    change,
    show,
  };
};

export type ListController = ReturnType<typeof useListController>;

export interface ListViewProps {
  readonly controller: ListController;
  readonly onDelete: (row: Row) => void;
}
