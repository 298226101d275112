import { expect } from 'vitest';
import type { ListSpec, Resource } from '@core/resource/resource';

type Call = (address: string) => Promise<{ status: number; body: Record<string, unknown> }>;
interface Figure {
  readonly key?: string;
  readonly month?: string;
  readonly count: unknown;
}

/** Checks that every call of a list's tiles returns the figures that they show. Total tiles are computed from the rows. */
export const checkTiles = async (
  { api }: Resource,
  { kpis, chart }: Pick<ListSpec, 'kpis' | 'chart'>,
  call: Call,
  client: number,
): Promise<void> => {
  const { path = 'kpi', tiles = [], totals = {} } = kpis ?? {};
  const fetchFigures = async (below: string): Promise<readonly Figure[]> => {
    const base = `/api/${api.backend}/${api.path.replace(':clientId', String(client))}`;
    const { status, body } = await call(`${base}/${below}`);
    expect({ below, status }).toEqual({ below, status: 200 });
    return body.data as readonly Figure[];
  };
  const keysOf = (figures: readonly Figure[]) => {
    for (const { count } of figures) expect(Number.isFinite(count)).toBe(true);
    return figures.map(({ key }) => key);
  };
  const totalKeys = Object.values(totals);
  if (totalKeys.length > 0)
    expect(keysOf(await fetchFigures(path))).toEqual(expect.arrayContaining(totalKeys));
  if (chart?.path !== undefined) {
    const rows: readonly object[] = await fetchFigures(chart.path);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(row).toEqual({
        [chart.by]: expect.stringMatching(/^\d{4}-\d\d$/),
        ...Object.fromEntries(chart.series.map((name) => [name, expect.any(Number)])),
      });
  }
  for (const tile of tiles) {
    if (tile.kind === 'value') expect(keysOf(await fetchFigures(path))).toContain(tile.key);
    if (tile.kind === 'share') expect(keysOf(await fetchFigures(tile.path))).toContain(tile.met);
    if (tile.kind !== 'trend') continue;
    expect(keysOf(await fetchFigures(path))).toContain(tile.key);
    const months = (await fetchFigures(tile.path)).map(({ month }) => month);
    expect(months).toHaveLength(12);
    expect([...months].sort()).toEqual(months);
  }
};
