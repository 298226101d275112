import { expect } from 'vitest';
import type { ListSpec, Resource } from '../../src/core/resource/resource';

type Call = (address: string) => Promise<{ status: number; body: Record<string, unknown> }>;
interface Figure {
  readonly key?: string;
  readonly month?: string;
  readonly count: unknown;
}

/** Every call that the tiles of a list make answers the figures that they show; totals are made from the rows. */
export const checkTiles = async (
  { api }: Resource,
  { path = 'kpi', tiles }: NonNullable<ListSpec['kpis']>,
  call: Call,
  client: number,
): Promise<void> => {
  const ask = async (below: string): Promise<readonly Figure[]> => {
    const base = `/api/${api.backend}/${api.path.replace(':clientId', String(client))}`;
    const { status, body } = await call(`${base}/${below}`);
    expect({ below, status }).toEqual({ below, status: 200 });
    return body.data as readonly Figure[];
  };
  const keysOf = (figures: readonly Figure[]) => {
    for (const { count } of figures) expect(Number.isFinite(count)).toBe(true);
    return figures.map(({ key }) => key);
  };
  for (const tile of tiles) {
    if (tile.kind === 'value') expect(keysOf(await ask(path))).toContain(tile.key);
    if (tile.kind === 'share') expect(keysOf(await ask(tile.path))).toContain(tile.met);
    if (tile.kind !== 'trend') continue;
    expect(keysOf(await ask(path))).toContain(tile.key);
    const months = (await ask(tile.path)).map(({ month }) => month);
    expect(months).toHaveLength(12);
    expect([...months].sort()).toEqual(months);
  }
};
