import { expect, it } from 'vitest';
import type { Resource } from '@core/resource/resource';

/** Checks that what a declaration shows besides its list's rows (totals, chart, tiles, record view, files) fits its fields. */
export const checkFigures = ({ fields, list, detail, operations, api, scope, downloads }: Resource): void => {
  const tiles = list?.kpis?.tiles ?? [];

  it('adds up only lists that it shows in full', () => {
    const totals = Object.entries(list?.totals ?? {});
    if (totals.length > 0 || (list?.chart && list.chart.path === undefined)) expect(list?.paging).toBe('all');
    for (const [name, total] of totals) {
      expect(list?.columns).toContain(name);
      if (total === 'sum') expect(['money', 'number']).toContain(fields[name]?.kind);
      else for (const part of [total.share, total.of]) expect(list?.totals?.[part]).toBe('sum');
    }
    for (const tile of tiles) if (tile.kind === 'total') expect(list?.totals).toHaveProperty(tile.key);
    if (list?.chart) {
      expect(fields[list.chart.by]?.kind).toBe('month');
      for (const name of list.chart.series) expect(fields[name]?.kind).toBe('money');
    }
  });

  it('takes the totals of a paged list from KPIs that follow its search and filters', () => {
    const totals = Object.entries(list?.kpis?.totals ?? {});
    if (totals.length > 0) expect(list).toMatchObject({ paging: 'pages', kpis: { narrowed: true } });
    for (const [column, key] of totals) {
      expect(list?.columns).toContain(column);
      expect(tiles.filter(({ kind }) => kind === 'value').map((tile) => tile.key)).toContain(key);
    }
  });

  it('filters by period only on month fields', () => {
    for (const filter of Object.values(list?.filters ?? {})) {
      if (filter.kind !== 'period') continue;
      expect(fields[filter.field]?.kind).toBe('month');
      expect(filter.params.start).not.toBe(filter.params.end);
    }
  });

  it('has each tile once, and links tiles only to filters that exist', () => {
    expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
    for (const tile of tiles)
      for (const [name, option] of Object.entries(tile.filters ?? {})) {
        const filter = list?.filters[name];
        if (filter?.kind === 'span') expect(filter.named).toContain(option);
        else expect(filter?.kind).toBe('one-of');
        if (filter?.kind === 'one-of') expect(Object.keys(filter.options)).toContain(option);
      }
  });

  it('links a row to a view that exists', () => {
    if (list?.rowLink?.startsWith('/')) expect(detail).toBeUndefined();
    else if (detail) expect(Object.keys(detail.sections)).not.toEqual([]);
    if (list?.rowLink === 'edit') expect(operations).toHaveProperty('edit');
    const shown = Object.values(detail?.sections ?? {}).flat();
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('has downloads whose paths match its scope', () => {
    const bound = scope === 'client' && api.path.includes(':clientId');
    for (const { path } of Object.values(downloads ?? {}))
      expect(path).toMatch(bound ? /^clients\/:clientId\/[a-z-]+$/ : /^[a-z/-]+$/);
  });
};
