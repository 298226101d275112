import type { Finding } from './difference';
import { clientQuery, pathOf, rowsOf, type Subject, type WireRow } from './rows';

const missing = (at: string, expected: string, found: string): Finding => ({
  kind: 'missing figure',
  at,
  expected,
  found,
});

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

/** Checks the keys of a figure call that the portal shows, or twelve months when `keys` is empty. */
const checkFigure = (path: string, rows: readonly WireRow[], keys: readonly string[]): Finding[] => {
  const wrong = rows.find(({ count }) => !isCount(count));
  if (wrong) return [missing(path, 'a number as count', JSON.stringify(wrong['count'] ?? null))];
  if (keys.length === 0)
    return rows.length === 12 ? [] : [missing(path, 'twelve months', `${rows.length} months`)];
  const given = rows.map(({ key }) => String(key));
  return keys
    .filter((key) => !given.includes(key))
    .map((key) => missing(path, `the key ${key}`, given.join(', ') || 'nothing'));
};

/** A call below the list's path and the keys that it must return. Null for the rows of a chart. */
type FigureCall = readonly [path: string, keys: readonly string[] | null];

const callsOf = ({ kpis, chart }: Subject['list']): FigureCall[] => {
  const { path = 'kpi', tiles = [] } = kpis ?? {};
  const keys = tiles.flatMap(({ kind, key }) => (kind === 'value' || kind === 'trend' ? [key] : []));
  const own = tiles.flatMap((tile): FigureCall[] => {
    if (tile.kind === 'trend') return [[tile.path, []]];
    return tile.kind === 'share' ? [[tile.path, [tile.met]]] : [];
  });
  const main: FigureCall[] = keys.length > 0 ? [[path, keys]] : [];
  return [...main, ...own, ...(chart?.path === undefined ? [] : [[chart.path, null] as const])];
};

const checkChart = ({ list: { chart } }: Subject, path: string, [row]: readonly WireRow[]): Finding[] =>
  [...(chart ? [chart.by, ...chart.series] : [])]
    .filter((name) => row?.[name] === undefined)
    .map((name) => missing(path, `the field ${name}`, row ? 'nothing' : 'no month'));

/** Checks the calls for tiles, totals and chart of a list. */
export const checkFigures = async (subject: Subject): Promise<Finding[]> => {
  const { resource, list, callApi } = subject;
  const found: Finding[] = [];
  for (const [path, keys] of callsOf(list)) {
    const address = `${pathOf(subject)}/${path}`;
    const { status, body } = await callApi(resource.api.backend, address, { query: clientQuery(subject) });
    const rows = rowsOf(body);
    if (status !== 200 || !rows) found.push(missing(address, '200 and data', String(status)));
    else found.push(...(keys ? checkFigure(address, rows, keys) : checkChart(subject, address, rows)));
  }
  return found;
};
