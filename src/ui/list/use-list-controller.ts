import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readFigures, type Figures } from '@core/figures/figures';
import { changeList, pageSize, type ListAction, type ListState } from '@core/list/list-state';
import { formatListAddress, parseListAddress } from '@core/list/address';
import { cardIn } from '@core/list/columns';
import { areaPath } from '@core/navigation/paths';
import type { ListedResource } from '@core/resource/resource';
import { useWords } from '@lib/i18n';
import { useCurrentClient } from '@lib/portal-context';
import { useCurrentAddress } from '@lib/current-address';
import { useStableValue } from '@lib/use-stable-value';
import type { Row } from '../cells/cell-kind';
import { figuresPath, useFigures } from '../kpi/figures';
import { useColumnChoice } from '../list-tools/column-choice';
import { totalsOf } from './total-row';
import { useColumns, useReadable, useScreen } from './use-columns';
import { type ListRows, useListRows, usePrefetchRows, figureSource } from './use-list-rows';
import { useCreateTarget, useRowOperations } from './use-row-operations';
import { useSelection } from './use-selection';

export interface ListAddress {
  readonly state: ListState;
  /** The current state, which may not be rendered yet. */
  readonly latest: () => ListState;
  /** Adds one history entry per change; none if nothing changes. */
  readonly change: (action: ListAction) => void;
  /** Like `change`, for a complete state. */
  readonly show: (next: ListState) => void;
  /** Replaces the address: with this state, or with the path without parameters. */
  readonly restart: (next?: ListState) => void;
  /** The query of the addresses of records and forms. That of the page's address when absent. */
  readonly linkQuery?: string;
}

/**
 * The list's state. It is read from the address and stored nowhere else. A change leads to the path of the list: the
 * rendered one may still be that of a dialog that is closing.
 */
const useListAddress = (
  resource: ListedResource,
  clientId: number | undefined,
  prefetchRows: (next: ListState) => void,
): ListAddress => {
  const { list } = resource;
  const listPath = areaPath(resource, clientId);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const getCurrentAddress = useCurrentAddress();
  const state = useMemo(() => parseListAddress(list, search), [list, search]);
  // The second of two quick clicks starts from the result of the first, even if that is not rendered yet.
  const latest = useCallback(() => {
    const address = getCurrentAddress?.();
    return address?.pathname === pathname ? parseListAddress(list, address.search) : state;
  }, [getCurrentAddress, pathname, list, state]);
  const show = useCallback(
    (next: ListState) => {
      const address = formatListAddress(list, next);
      if (address === formatListAddress(list, latest())) return;
      prefetchRows(next);
      void navigate({ pathname: listPath, search: address }, { preventScrollReset: true });
    },
    [list, latest, listPath, navigate, prefetchRows],
  );
  const change = useCallback(
    (action: ListAction) => show(changeList(list, latest(), action)),
    [list, latest, show],
  );
  const restart = useCallback(
    (next?: ListState) => {
      const address = getCurrentAddress?.();
      // The user may have left the page in the meantime.
      const hasNavigated =
        address !== undefined && (address.pathname !== pathname || address.search !== search);
      if (hasNavigated) return;
      void navigate({ pathname, search: next ? formatListAddress(list, next) : '' }, { replace: true });
    },
    [getCurrentAddress, list, navigate, pathname, search],
  );
  return { state, latest, change, show, restart };
};

/**
 * Leaves a page beyond the last one. A page that showed rows has lost them, because the last one was deleted: the page
 * before is shown, with the same search. Any other one is a mistake in the address, which starts over.
 */
const useLeaveLostPage = (
  state: ListState,
  { status, stale, outOfRange, total = 0 }: ListRows,
  restart: ListAddress['restart'],
): void => {
  const shown = useRef<ListState>(undefined);
  useEffect(() => {
    if (status === 'rows' && !stale) shown.current = state;
    if (!outOfRange) return;
    const hadRows = shown.current === state && total > 0;
    restart(hadRows ? { ...state, page: Math.ceil(total / pageSize) - 1 } : undefined);
  }, [state, status, stale, outOfRange, total, restart]);
};

const noFigures: Figures = {};

/**
 * The totals of a list by column: of its rows where all are loaded, otherwise from the list's figures. A total that
 * is still loading is undefined. There are no totals when there are no rows or the figures failed.
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
  const { state: figuresState, data = noFigures } = figures;
  return useMemo(() => {
    if (status !== 'rows') return undefined;
    if (list.totals) return totalsOf(rows, list.totals);
    if (!keys || figuresState === 'failed') return undefined;
    // A value that the response does not contain is missing, not loading.
    const missing = figuresState === 'ready' ? null : undefined;
    return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, data[key] ?? missing]));
  }, [status, rows, list, keys, figuresState, data]);
};

/**
 * Everything a list's screen needs, computed here and only rendered by the views: the `address` with the list's state
 * and its changes, the `rows` with their status, the `view` (layout, columns, density), the row operations, where to
 * create a record, and the selection.
 */
export const useListParts = (
  resource: ListedResource,
  clientId: number | undefined,
  { restart, linkQuery, ...address }: ListAddress,
) => {
  const screen = useScreen();
  const { state } = address;
  const choice = useColumnChoice(resource);
  const { outOfRange, ...rows } = useListRows(resource, state, clientId);
  useLeaveLostPage(state, { outOfRange, ...rows }, restart);
  const filters = useStableValue(state.filters);
  return {
    resource,
    clientId,
    words: useWords(resource),
    address,
    rows: { ...rows, totals: useTotals(resource, state, clientId, rows) },
    view: {
      screen,
      columns: useColumns(resource, state, choice),
      card: useMemo(() => cardIn(resource.list, resource.fields, { filters }), [resource, filters]),
      density: choice.density,
      readable: useReadable(resource),
    },
    operations: useRowOperations(resource, clientId, rows.stale, linkQuery),
    create: useCreateTarget(resource, clientId, linkQuery),
    selection: useSelection(resource, state, rows),
  };
};

export type ListController = ReturnType<typeof useListParts>;

/** The controller of a list with a page of its own. Its state is in the page's address. */
export const useListController = (resource: ListedResource): ListController => {
  const client = useCurrentClient();
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const address = useListAddress(resource, clientId, usePrefetchRows(resource, clientId));
  return useListParts(resource, clientId, address);
};

export interface ListViewProps {
  readonly controller: ListController;
  readonly onDelete: (row: Row) => void;
}
