import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readFigures, type Figures } from '@core/figures/figures';
import {
  changeList,
  formatListAddress,
  type ListAction,
  type ListState,
  parseListAddress,
} from '@core/list/address';
import { cardIn } from '@core/list/columns';
import type { ListedResource, ListSpec } from '@core/resource/resource';
import { useWords } from '@lib/i18n';
import { useCurrentClient } from '@lib/portal-context';
import { usePresentAddress } from '@lib/present-address';
import { useSame } from '@lib/use-same';
import type { Row } from '../cells/cell-kind';
import { figuresPath, useFigures } from '../kpi/figures';
import { useColumnChoice } from '../list-tools/column-choice';
import { totalsOf } from './total-row';
import { useColumns, useReadable, useScreen } from './use-columns';
import { type ListRows, useListRows, useRowsAhead, figureSource } from './use-list-rows';
import { useCreateTarget, useRowOperations } from './use-row-operations';

interface ListAddress {
  readonly state: ListState;
  /** The state of this moment, which may not be drawn yet. */
  readonly latest: () => ListState;
  /** One history entry per change; none when the change changes nothing. */
  readonly change: (action: ListAction) => void;
  /** The same for a whole state. */
  readonly show: (next: ListState) => void;
  /** Replaces the address by the bare path, without parameters. */
  readonly restart: () => void;
}

/** The list's state, read from the address, which is the only place where it lives. */
const useListAddress = (list: ListSpec, fetchAhead: (next: ListState) => void): ListAddress => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const present = usePresentAddress();
  const state = useMemo(() => parseListAddress(list, search), [list, search]);
  // Of two quick presses the second goes on from the first, even when that is not drawn yet.
  const latest = useCallback(() => {
    const address = present?.();
    return address?.pathname === pathname ? parseListAddress(list, address.search) : state;
  }, [present, pathname, list, state]);
  const show = useCallback(
    (next: ListState) => {
      const address = formatListAddress(list, next);
      if (address === formatListAddress(list, latest())) return;
      fetchAhead(next);
      void navigate({ pathname, search: address }, { preventScrollReset: true });
    },
    [list, latest, pathname, navigate, fetchAhead],
  );
  const change = useCallback(
    (action: ListAction) => show(changeList(list, latest(), action)),
    [list, latest, show],
  );
  const restart = useCallback(() => {
    const address = present?.();
    // The user may have left the missing page meanwhile.
    const isLeft = address !== undefined && (address.pathname !== pathname || address.search !== search);
    if (!isLeft) void navigate(pathname, { replace: true });
  }, [present, navigate, pathname, search]);
  return { state, latest, change, show, restart };
};

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

/**
 * Everything a list's screen needs, decided here and only drawn by the views: the `address` with the list's state and how it changes, the
 * `rows` with where they stand, the `view` (form of the list, columns, density), what can be done with a row, and where a record is created.
 */
export const useListController = (resource: ListedResource) => {
  const client = useCurrentClient();
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const screen = useScreen();
  const { restart, ...address } = useListAddress(resource.list, useRowsAhead(resource, clientId));
  const { state } = address;
  const choice = useColumnChoice(resource);
  const { outOfRange, ...rows } = useListRows(resource, state, clientId);
  const filters = useSame(state.filters);
  useEffect(() => {
    if (outOfRange) restart();
  }, [outOfRange, restart]);
  return {
    resource,
    clientId,
    words: useWords(resource),
    address,
    rows: { ...rows, totals: useTotals(resource, state, clientId, rows) },
    view: {
      screen,
      columns: useColumns(resource, state, screen, choice),
      card: useMemo(() => cardIn(resource.list, resource.fields, { filters }), [resource, filters]),
      density: choice.density,
      readable: useReadable(resource),
    },
    operations: useRowOperations(resource, clientId, rows.stale),
    create: useCreateTarget(resource, clientId),
  };
};

export type ListController = ReturnType<typeof useListController>;

export interface ListViewProps {
  readonly controller: ListController;
  readonly onDelete: (row: Row) => void;
}
