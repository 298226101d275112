import fc from 'fast-check';
import { resources } from '@resources';
import type { ListState } from '@core/list/list-state';
import type { ListSpec } from '@core/resource/resource';
import { periodNames } from '@core/list/period';
import { oneOf, period, type Filter } from '@core/resource/filter';
import { isBlank } from '@core/text/clean-text';

/** Every declared list, and one with features that none of them uses. */
export const lists: readonly ListSpec[] = [
  ...resources.flatMap(({ list }) => (list ? [list] : [])),
  {
    columns: ['a', 'b', '__proto__'],
    sortBy: ['a', 'b', '__proto__'],
    defaultSort: { by: 'b', order: 'desc' },
    search: ['a'],
    filters: {
      free: { kind: 'free', param: 'free', field: 'b' },
      from: { kind: 'day', param: 'since', field: 'b', bound: 'from' },
      to: { kind: 'day', param: 'until', field: 'b', bound: 'to' },
      person: { kind: 'record', param: 'person_id', field: 'a', resource: 'users' },
      period: period({ params: { start: 'period_start', end: 'period_end' }, field: 'b' }),
      odd: oneOf({
        param: 'odd',
        options: { 'a&b=c': { send: '1' }, 'Ñ %': { send: '2' }, constructor: { send: '3' } },
      }),
    },
    paging: 'pages',
    card: { meta: [], fields: [] },
  },
];

const days = ['2024-02-29', '2026-01-01', '2026-12-31'];

const anyChoice = (filter: Filter): fc.Arbitrary<string | undefined> => {
  if (filter.kind === 'free')
    return fc.option(
      fc.string({ unit: 'grapheme' }).filter((text) => !isBlank(text)),
      { nil: undefined },
    );
  if (filter.kind === 'span')
    return fc.option(fc.constantFrom('2026-02', '2026-01-01..', '..2024-02-29', ...(filter.named ?? [])), {
      nil: undefined,
    });
  if (filter.kind === 'day') return fc.option(fc.constantFrom(...days), { nil: undefined });
  if (filter.kind === 'record')
    return fc.option(fc.integer({ min: 1, max: 2 ** 31 }).map(String), { nil: undefined });
  if (filter.kind === 'period') return fc.constantFrom(...periodNames(new Date()));
  const options = fc.constantFrom(...Object.keys(filter.options));
  return filter.default === undefined ? fc.option(options, { nil: undefined }) : options;
};

/** Any state that the list can be in. */
export const anyState = (list: ListSpec): fc.Arbitrary<ListState> => {
  const paged = list.paging === 'pages';
  const sorted = paged && list.sortBy.length > 0;
  return fc.record({
    page: paged ? fc.nat() : fc.constant(0),
    sortBy: sorted ? fc.constantFrom(...list.sortBy) : fc.constant(list.defaultSort.by),
    sortOrder: sorted
      ? fc.constantFrom('asc' as const, 'desc' as const)
      : fc.constant(list.defaultSort.order),
    search: fc.string({ unit: 'grapheme' }),
    filters: fc
      .record(
        Object.fromEntries(Object.entries(list.filters).map(([name, filter]) => [name, anyChoice(filter)])),
      )
      .map((chosen) =>
        Object.fromEntries(
          Object.entries(chosen).filter((entry): entry is [string, string] => entry[1] !== undefined),
        ),
      ),
  });
};

export const anyListAndState = fc
  .constantFrom(...lists)
  .chain((list) => anyState(list).map((state) => ({ list, state })));
