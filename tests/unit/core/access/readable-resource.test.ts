import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resources } from '@resources';
import billings from '@resources/billings';
import claims from '@resources/claims';
import grossProfit from '@resources/gross-profit';
import myClients from '@resources/my-clients';
import workers from '@resources/workers';
import { buildAbility } from '@core/access/ability';
import { newPermission } from '@core/access/names';
import { readableResource } from '@core/access/readable-resource';
import { defaultListState } from '@core/list/address';
import { optionalFilters } from '@core/resource/filter';
import type { Resource } from '@core/resource/resource';

const secret = newPermission('eip_secret');

/** The declaration for a user who may open it and not know these fields. */
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

/** Every text of the parts that are drawn and asked for, but for keys of figures, which the server answers or leaves out. */
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

  test('has, for who may not know some fields, nothing left that names them', () => {
    fc.assert(
      fc.property(fc.subarray(names), (withheld) => {
        const { list, form, detail, rowActions, representation, tellApart } = without(resource, withheld);
        const texts = textsOf({ list, form, detail, rowActions, representation, tellApart });
        expect(texts.filter((text) => withheld.includes(text))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('keeps a list that can be asked for', () => {
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

test('is the declaration itself where nothing is withheld, and one object for one ability', () => {
  const flags = { eip_workers: true, [optionalFilters]: true };
  const open = buildAbility([workers], { permissions: ['eip_menu_workers'], flags });
  expect(readableResource(workers, open)).toBe(workers);
  const guarded: Resource = {
    ...workers,
    fields: { ...workers.fields, ytd_wages: { kind: 'money', onlyFor: [secret] } },
  };
  expect(readableResource(guarded, open)).toBe(readableResource(guarded, open));
});

test('has no filter beyond the contract where the server does not say that it knows them', () => {
  const plain = buildAbility([claims], { permissions: ['eip_menu_claims'], flags: { eip_claims: true } });
  expect(Object.keys(readableResource(claims, plain).list?.filters ?? {})).toEqual(['status']);
});

describe('what is left out of a list', () => {
  test('its order falls back to one that may be known', () => {
    expect(without(claims, ['injury_date']).list?.defaultSort).toEqual({ by: 'claim_number', order: 'desc' });
    expect(without(myClients, ['total_due']).list?.defaultSort).toEqual({ by: 'id', order: 'desc' });
  });

  test('a filter by the field goes, one by another stays', () => {
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

  test('an option that orders by it stays without its order', () => {
    const filter = without(myClients, ['ytd_wages']).list?.filters['filterBy'];
    expect(filter?.kind === 'one-of' && filter.options['Payroll']).toEqual({ send: 'payroll' });
    expect(filter?.kind === 'one-of' && filter.options['Claims']?.sort).toEqual({
      by: 'open_claims',
      order: 'desc',
    });
  });

  test('a chart that would miss a part goes, and totals and tiles that are reckoned with the field', () => {
    const { list } = without(grossProfit, ['cost']);
    expect(list?.chart).toBeUndefined();
    expect(Object.keys(list?.totals ?? {})).toEqual(['revenue', 'gross_profit', 'gross_profit_pct']);
    const shares = without(grossProfit, ['revenue']).list;
    expect(Object.keys(shares?.totals ?? {})).toEqual(['cost', 'gross_profit']);
    expect(shares?.kpis?.tiles.map(({ key }) => key)).toEqual(['cost', 'gross_profit']);
  });

  test('no more is left out than that', () => {
    const { list, ...rest } = without(billings, ['amount']);
    expect(list).toEqual({
      ...billings.list,
      columns: billings.list?.columns.filter((name) => name !== 'amount'),
      sortBy: billings.list?.sortBy.filter((name) => name !== 'amount'),
      card: { meta: ['invoice_date'], chip: 'invoice_status', fields: ['due_date', 'balance'] },
    });
    expect(rest.downloads).toEqual(billings.downloads);
  });
});
