import { readFigures, readTrend, rowsOf } from '@core/figures/figures';
import { narrowingParams } from '@core/list/request';
import type { ListState } from '@core/list/address';
import type { KpiTile } from '@core/resource/kpi';
import type { Http } from '@lib/http';
import { figuresPath } from '../kpi/figure-texts';
import { figuresQuery } from '@lib/queries';
import { figureSource } from './figure-source';
import type { ListedResource } from '@core/resource/resource';

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

/** The calls that a list makes beside that for its rows: for tiles, totals and the chart. */
export const listFigures = (http: Http, resource: ListedResource, state: ListState, clientId?: number) => {
  const { kpis, chart } = resource.list;
  const source = figureSource(resource, state, clientId);
  const reads = new Map<string, Read>(kpis?.tiles.flatMap((tile) => readsOf(resource, tile)));
  if (kpis?.totals) reads.set(figuresPath(resource), readFigures);
  const drawn = { resource, clientId, query: narrowingParams(resource.list, state) };
  return [
    ...[...reads].map(([path, read]) => figuresQuery(http, source, path, read)),
    ...(chart?.path === undefined ? [] : [figuresQuery(http, drawn, chart.path, rowsOf)]),
  ];
};
