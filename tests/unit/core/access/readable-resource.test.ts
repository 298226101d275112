import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resources } from '@resources';
import billings from '@resources/billings/resource';
import claims from '@resources/claims/resource';
import grossProfit from '@resources/gross-profit/resource';
import myClients from '@resources/my-clients/resource';
import workers from '@resources/workers/resource';
import { buildAbility } from '@core/access/ability';
import { newPermission } from '@core/access/names';
import { readableResource } from '@core/access/readable-resource';
import { defaultListState } from '@core/list/list-state';
import { optionalFilters } from '@core/resource/filter';
import type { Resource } from '@core/resource/resource';

const secret = newPermission('eip_secret');

/** Returns the declaration for a user who may open the resource but not read these fields. */
const without = (resource: Resource, names: readonly string[]): Resource => {
  const fields = Object.fromEntries(
    Object.entries(resource.fields).map(([name, { onlyFor: _, ...field }]) => [
      name,
      names.includes(name) ? { ...field, onlyFor: [secret] } : field,
    ]),
  );
  const guarded = { ...resource, fields };
  const { flag, permissions } = resource.access;
  return readableResource(
    guarded,
    buildAbility([guarded], { permissions, flags: { [flag ?? '']: true, [optionalFilters]: true } }),
  );
};

/** Returns every text in parts that are shown or requested, except keys of figures, which the server returns or leaves out. */
const textsOf = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') return key === 'key' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => [
    ...(/^(inputs|totals|set|into)$/.test(key) ? [name] : []),
    ...textsOf(item, name),
  ]);
};

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const names = Object.keys(resource.fields).filter((name) => name !== resource.idField);

  test('does not name fields that the user may not read', () => {
    fc.assert(
      fc.property(fc.subarray(names), (withheld) => {
        const { list, form, detail, actions, representation, tellApart } = without(resource, withheld);
        const texts = textsOf({ list, form, detail, actions, representation, tellApart });
        expect(texts.filter((text) => withheld.includes(text))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('keeps a list that can be requested', () => {
    fc.assert(
      fc.property(fc.subarray(names), (withheld) => {
        const { list } = without(resource, withheld);
        if (!list) return;
        const { filters } = defaultListState(list);
        for (const [name, filter] of Object.entries(list.filters))
          if (filter.kind === 'one-of' && filters[name] !== undefined)
            expect(Object.keys(filter.options)).toContain(filters[name]);
        if (list.columnsBy) {
          const filter = list.filters[list.columnsBy.filter];
          expect(filter?.kind === 'one-of' && Object.keys(filter.options)).toEqual(
            Object.keys(list.columnsBy.columns),
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('returns the declaration itself if nothing is withheld, and the same object for the same ability', () => {
  const flags = { eip_workers: true, [optionalFilters]: true };
  const open = buildAbility([workers], { permissions: ['eip_menu_workers'], flags });
  expect(readableResource(workers, open)).toBe(workers);
  const guarded: Resource = {
    ...workers,
    fields: { ...workers.fields, ytd_wages: { kind: 'money', onlyFor: [secret] } },
  };
  expect(readableResource(guarded, open)).toBe(readableResource(guarded, open));
});

test('has no filters beyond the contract unless the server supports them', () => {
  const contractAbility = buildAbility([claims], {
    permissions: ['eip_menu_claims'],
    flags: { eip_claims: true },
  });
  expect(Object.keys(readableResource(claims, contractAbility).list?.filters ?? {})).toEqual(['status']);
});

describe('a list with withheld fields', () => {
  test('falls back to an order by a readable field', () => {
    expect(without(claims, ['injury_date']).list?.defaultSort).toEqual({ by: 'claim_number', order: 'desc' });
    expect(without(myClients, ['total_due']).list?.defaultSort).toEqual({ by: 'id', order: 'desc' });
  });

  test('drops filters by a withheld field, and keeps the others', () => {
    expect(Object.keys(without(workers, ['employee_status']).list?.filters ?? {})).toEqual([
      'cutoff',
      'worksite',
      'hired',
      'farBelow',
    ]);
    expect(Object.keys(without(workers, ['pct_cutoff_met']).list?.filters ?? {})).toEqual([
      'status',
      'worksite',
      'hired',
    ]);
    expect(without(grossProfit, ['month']).list?.filters).toEqual({});
  });

  test('keeps an option that sorts by a withheld field, without its order', () => {
    const filter = without(myClients, ['ytd_wages']).list?.filters['filterBy'];
    expect(filter?.kind === 'one-of' && filter.options['Payroll']).toEqual({ send: 'payroll' });
    expect(filter?.kind === 'one-of' && filter.options['Claims']?.sort).toEqual({
      by: 'open_claims',
      order: 'desc',
    });
  });

  test('drops a chart with a withheld series, and totals and tiles that are computed from it', () => {
    const { list } = without(grossProfit, ['cost']);
    expect(list?.chart).toBeUndefined();
    expect(Object.keys(list?.totals ?? {})).toEqual(['revenue', 'gross_profit', 'gross_profit_pct']);
    const shares = without(grossProfit, ['revenue']).list;
    expect(Object.keys(shares?.totals ?? {})).toEqual(['cost', 'gross_profit']);
    expect(shares?.kpis?.tiles.map(({ key }) => key)).toEqual(['cost', 'gross_profit']);
  });

  test('keeps everything else', () => {
    const { list, ...rest } = without(billings, ['amount']);
    expect(list).toEqual({
      ...billings.list,
      columns: billings.list?.columns.filter((name) => name !== 'amount'),
      importance: billings.list?.importance?.filter((name) => name !== 'amount'),
      sortBy: billings.list?.sortBy.filter((name) => name !== 'amount'),
      card: { meta: ['invoice_date'], chip: 'invoice_status', fields: ['due_date', 'balance'] },
    });
    expect(rest.downloads).toEqual(billings.downloads);
  });
});
