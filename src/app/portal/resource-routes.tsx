import { useMediaQuery, useTheme } from '@mui/material';
import { Activity } from 'react';
import { type MiddlewareFunction, Outlet, type RouteObject, useMatches } from 'react-router';
import { readableResource } from '@core/access/readable-resource';
import { readFigures, readTrend } from '@core/figures/figures';
import type { ListState } from '@core/list/list-state';
import { parseListAddress } from '@core/list/address';
import { narrowingParams } from '@core/list/list-params';
import { areaPattern, clientsPath } from '@core/navigation/paths';
import type { KpiTile } from '@core/resource/kpi';
import { isListed, type ListedResource, type Operation, type Resource } from '@core/resource/resource';
import type { Http } from '@lib/http';
import { windowMedia } from '@lib/print-media';
import { useCurrentClient } from '@lib/portal-context';
import { chartQuery, figuresQuery, listQuery, recordQuery } from '@lib/queries';
import { figuresPath } from '@ui/kpi/figures';
import { fetchListView } from '@ui/list/lazy-list-view';
import { figureSource } from '@ui/list/use-list-rows';
import { ownInputs } from '@ui/own-parts';
import type { QueriesOf, Visit } from '@lib/visit';
import { type AreaHandle, isAreaHandle, lazyOf } from './area-handle';
import { areaGuard, clientListGuard, operationGuard, type Refusal } from './guards';
import type { AwaitRows } from './prefetch';

type Read = (answer: unknown) => unknown;

const readsOf = (
  resource: ListedResource,
  tile: KpiTile,
): readonly (readonly [path: string, read: Read])[] => {
  const own = [figuresPath(resource), readFigures] as const;
  if (tile.kind === 'value') return [own];
  if (tile.kind === 'trend') return [own, [tile.path, readTrend]];
  return tile.kind === 'share' ? [[tile.path, readFigures]] : [];
};

/** The requests of a list in addition to its rows: for tiles, totals and the chart. */
const listFigures = (http: Http, resource: ListedResource, state: ListState, clientId?: number) => {
  const { kpis, chart } = resource.list;
  const source = figureSource(resource, state, clientId);
  const reads = new Map<string, Read>(kpis?.tiles.flatMap((tile) => readsOf(resource, tile)));
  if (kpis?.totals) reads.set(figuresPath(resource), readFigures);
  const chartSource = { resource, clientId, query: narrowingParams(resource.list, state) };
  return [
    ...[...reads].map(([path, read]) => figuresQuery(http, source, path, read)),
    ...(chart?.path === undefined ? [] : [chartQuery(http, chartSource, chart.path)]),
  ];
};

/** In narrow windows a record replaces its list. The hidden list keeps its state and fetches nothing. */
const useIsListHidden = () => {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), windowMedia);
  const isRecordOpen = useMatches().some(({ handle }) => isAreaHandle(handle) && handle.isRecord);
  return isNarrow && isRecordOpen;
};

const listComponent = (resource: Resource) => async () => {
  const [{ ListPage }] = await Promise.all([import('@ui/list/list-page'), fetchListView(resource)]);
  const ListRoute = () => {
    const client = useCurrentClient();
    const isHidden = useIsListHidden();
    return (
      <>
        <Activity mode={isHidden ? 'hidden' : 'visible'}>
          {/* The key resets the state when the resource or client changes. */}
          <ListPage key={`${resource.name}/${client?.id ?? ''}`} resource={resource} />
        </Activity>
        <Outlet />
      </>
    );
  };
  return ListRoute;
};

/** The resource as the screen sees it: without the fields that the user may not read. */
const readable = <R extends Resource>(resource: R, { knownAbility }: Visit): R =>
  knownAbility ? readableResource(resource, knownAbility) : resource;

const queriesOfList =
  (declared: ListedResource): QueriesOf =>
  (visit) => {
    const resource = readable(declared, visit);
    const { http, records, clientId, search } = visit;
    const state = parseListAddress(resource.list, search);
    return [listQuery(records, resource, state, clientId), ...listFigures(http, resource, state, clientId)];
  };

const queriesOfRecord =
  (resource: Resource): QueriesOf =>
  ({ records, id, clientId }) =>
    id === undefined ? [] : [recordQuery(records, resource, id, clientId)];

/** Runs after the guards. A list that is already shown is not awaited: it keeps its rows until the next ones have loaded. */
const awaitRowsMiddleware = (awaitRows: AwaitRows): MiddlewareFunction => {
  let isFirst = true;
  return async ({ request }) => {
    const address = new URL(request.url);
    const isEntering = isFirst || window.location.pathname !== address.pathname;
    isFirst = false;
    if (isEntering) await awaitRows(address);
  };
};

const formComponent = (resource: Resource, operation: 'create' | 'edit') => async () => {
  const [{ FormDialog }] = await Promise.all([
    import('@ui/form/form-page'),
    ...Object.values(resource.form?.inputs ?? {}).map(({ input }) => ownInputs.of(input)?.fetchCode()),
  ]);
  const FormRoute = () => <FormDialog resource={resource} operation={operation} />;
  return FormRoute;
};

const formPaths = { create: 'new', edit: ':id/edit' } as const;

const formRoute = (resource: Resource, operation: 'create' | 'edit', refusal: Refusal): RouteObject => ({
  path: formPaths[operation],
  middleware: [operationGuard(resource, operation, refusal)],
  lazy: lazyOf(formComponent(resource, operation)),
});

const detailRoute = (resource: Resource): RouteObject => {
  const Component = async () => {
    const { DetailView } = await import('@ui/detail/detail-view');
    const DetailRoute = () => <DetailView resource={resource} />;
    return DetailRoute;
  };
  return {
    path: ':id',
    handle: {
      area: resource,
      fetchCode: Component,
      queriesOf: queriesOfRecord(resource),
      isRecord: true,
    } satisfies AreaHandle,
    lazy: lazyOf(Component),
  };
};

const hasForm = (resource: Resource, operation: Operation): boolean =>
  resource.form !== undefined && resource.operations[operation] !== undefined;

/** Creates the routes of a resource's list, with its records and forms over it; none for a resource without a list. */
export const resourceRoutes = (resource: Resource, refusal: Refusal, awaitRows: AwaitRows): RouteObject[] => {
  if (!isListed(resource)) return [];
  const Component = listComponent(resource);
  const pattern = areaPattern(resource);
  return [
    {
      path: pattern,
      handle: {
        area: resource,
        fetchCode: Component,
        queriesOf: queriesOfList(resource),
      } satisfies AreaHandle,
      middleware: [
        areaGuard(resource, refusal),
        ...(pattern === clientsPath ? [clientListGuard(resource, refusal)] : []),
        awaitRowsMiddleware(awaitRows),
      ],
      lazy: lazyOf(Component),
      children: [
        ...(resource.detail ? [detailRoute(resource)] : []),
        ...(['create', 'edit'] as const)
          .filter((operation) => hasForm(resource, operation))
          .map((operation) => formRoute(resource, operation, refusal)),
      ],
    },
  ];
};
