import { figuresAnswer, trendAnswer } from '@core/calls/figures';
import type { Resource } from '@core/resource/resource';
import { callPath, endpointOf } from '@server/api/resources/endpoint';
import { interpolate } from '@server/words/texts';
import { documentPath, type ApiCall } from '../call';
import { narrowingParameters } from '../list-parameters';
import { dataOf, month, number, object, text, type Schema } from '@core/openapi/schema';
import { valueSchema } from '../value-schema';
import type { DocumentWords } from '../words';

const byMonth = valueSchema(trendAnswer, 'answered');
const byKey = (keys: readonly string[]): Schema => valueSchema(figuresAnswer(keys), 'answered');

/** Response schemas of a list's figure calls, by their last path segment. */
const figureSchemas = ({ list, fields }: Resource): ReadonlyMap<string, Schema> => {
  const found = new Map<string, Schema>();
  if (!list) return found;
  const { kpis, chart } = list;
  const main = kpis?.path ?? 'kpi';
  const tiles = kpis?.tiles ?? [];
  const keys = tiles.flatMap(({ kind, key }) => (kind === 'value' || kind === 'trend' ? [key] : []));
  if (keys.length > 0) found.set(main, byKey(keys));
  for (const tile of tiles) {
    if (tile.kind === 'trend') found.set(tile.path, byMonth);
    if (tile.kind === 'share') found.set(tile.path, byKey([]));
  }
  if (chart?.path !== undefined) {
    const series = chart.series.map((name) => [fields[name]?.onlyFor ? `${name}?` : name, number] as const);
    found.set(chart.path, dataOf(object({ [chart.by]: month, ...Object.fromEntries(series) })));
  }
  return found;
};

/** Returns the figure calls of a list's records, and the calls for its PDF files. */
export const figureCalls = (resource: Resource, { own, of }: DocumentWords): ApiCall[] => {
  const { all } = of(resource);
  const title = all?.title ?? resource.name;
  const narrowing = resource.list?.kpis?.narrowed ? narrowingParameters(resource.list, own.parameters) : [];
  const figures = [...figureSchemas(resource)].map(([segment, schema]): ApiCall => ({
    method: 'get',
    path: `${documentPath(endpointOf(resource))}/${segment}`,
    id: `${resource.name}-${segment}`,
    tag: resource.name,
    summary: interpolate(own.records.figures, { title }),
    parameters: narrowing,
    answers: [{ schema }],
    refusals: [401, 403, 404],
  }));
  const files = Object.entries(resource.downloads ?? {}).map(([name, { path }]): ApiCall => ({
    method: 'get',
    path: documentPath(callPath(resource.api.backend, path)),
    id: `${resource.name}-${name}`,
    tag: resource.name,
    summary: all?.downloads?.[name] ?? name,
    parameters: [{ name: 'language', in: 'query', schema: text, description: own.parameters.language }],
    answers: [{ file: 'application/pdf' }],
    refusals: [401, 403, 404, 429],
  }));
  return [...figures, ...files];
};
