import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CriteriaFilter, FieldOperator } from '@core/list/criteria';
import { localRows } from '@core/list/local-rows';

const rows = [
  { id: 1, name: 'Zoë', age: 30, born: '1990-05-01', tags: ['a', 'b'], city: null },
  { id: 2, name: 'ana', age: 41, born: '1985-01-31', tags: ['b'], city: 'Reno' },
  { id: 3, name: 'Anabel', age: 30, born: '2001-12-24', tags: [], city: 'Waco' },
];
const rule = { searched: ['name', 'city'] };
const idsOf = (...filters: CriteriaFilter[]) =>
  localRows(rows, { filters, pagination: { mode: 'off' } }, rule).data.map(({ id }) => id);

describe('rows that are filtered in memory', () => {
  it.each<[FieldOperator, string, unknown, number[]]>([
    ['eq', 'age', 30, [1, 3]],
    ['eq', 'id', '2', [2]],
    ['eqs', 'name', 'ana', [2]],
    ['ne', 'age', 30, [2]],
    ['nes', 'name', 'ana', [1, 3]],
    ['lt', 'age', 41, [1, 3]],
    ['lte', 'born', '1990-05-01', [1, 2]],
    ['gt', 'born', '1990-05-01', [3]],
    ['gte', 'age', 41, [2]],
    ['gt', 'city', 3, []],
    ['in', 'id', [1, 3], [1, 3]],
    ['nin', 'id', [1, 3], [2]],
    ['ina', 'tags', ['b'], [1, 2]],
    ['nina', 'tags', ['b'], [3]],
    ['contains', 'name', 'ANA', [2, 3]],
    ['contains', 'name', 'zoe', [1]],
    ['ncontains', 'name', 'ana', [1]],
    ['containss', 'name', 'Ana', [3]],
    ['ncontainss', 'name', 'Ana', [1, 2]],
    ['between', 'age', [30, 40], [1, 3]],
    ['nbetween', 'age', [30, 40], [2]],
    ['null', 'city', true, [1]],
    ['nnull', 'city', true, [2, 3]],
    ['startswith', 'name', 'an', [2, 3]],
    ['nstartswith', 'name', 'an', [1]],
    ['startswiths', 'name', 'An', [3]],
    ['nstartswiths', 'name', 'An', [1, 2]],
    ['endswith', 'name', 'EL', [3]],
    ['nendswith', 'name', 'el', [1, 2]],
    ['endswiths', 'name', 'EL', []],
    ['nendswiths', 'name', 'EL', [1, 2, 3]],
    ['contains', 'search', 'reno', [2]],
    ['eq', 'age', undefined, [1, 2, 3]],
  ])('%s on %s', (operator, field, value, ids) => {
    expect(idsOf({ field, operator, value })).toEqual(ids);
  });

  it('match one filter of a group, or all of them', () => {
    const two: CriteriaFilter[] = [
      { field: 'age', operator: 'eq', value: 30 },
      { field: 'city', operator: 'nnull', value: true },
    ];
    expect(idsOf({ operator: 'or', value: two })).toEqual([1, 2, 3]);
    expect(idsOf({ operator: 'and', value: two })).toEqual([3]);
    expect(idsOf({ operator: 'or', value: [] })).toEqual([1, 2, 3]);
  });

  it('are returned in the requested order, page by page, each once', () => {
    const many = fc.array(fc.record({ id: fc.integer(), rank: fc.integer({ min: 0, max: 3 }) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(many, fc.integer({ min: 1, max: 7 }), (all, pageSize) => {
        const pages = Array.from({ length: Math.ceil(all.length / pageSize) }, (_, at) =>
          localRows(
            all,
            { pagination: { currentPage: at + 1, pageSize }, sorters: [{ field: 'rank', order: 'desc' }] },
            rule,
          ),
        );
        const found = pages.flatMap(({ data }) => data);
        expect(found.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
        expect(found.map(({ rank }) => rank)).toEqual(all.map(({ rank }) => rank).sort((a, b) => b - a));
        expect(pages.every(({ total }) => total === all.length)).toBe(true);
      }),
    );
  });
});
