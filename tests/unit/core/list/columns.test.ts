import { expect, it } from 'vitest';
import { columnsIn, fittingColumns } from '@core/list/columns';
import type { ListSpec } from '@core/resource/list-spec';

const list: ListSpec = {
  columns: ['name', 'due', 'open'],
  columnsBy: { filter: 'filterBy', columns: { Aging: ['name', 'due'], Claims: ['name', 'open'] } },
  sortBy: [],
  defaultSort: { by: 'name', order: 'asc' },
  search: [],
  filters: {},
  paging: 'pages',
  card: { meta: [], fields: [] },
};

it('shows the columns of the chosen option', () => {
  expect(columnsIn(list, { filters: { filterBy: 'Claims' } })).toEqual(['name', 'open']);
});

it('shows all columns if no option is chosen or no columns are declared by option', () => {
  expect(columnsIn(list, { filters: {} })).toEqual(list.columns);
  expect(columnsIn(list, { filters: { filterBy: 'constructor' } })).toEqual(list.columns);
  const { columnsBy: _, ...withoutColumnsBy } = list;
  expect(columnsIn(withoutColumnsBy, { filters: { filterBy: 'Aging' } })).toEqual(list.columns);
});

const widths: Readonly<Record<string, number>> = { name: 200, due: 100, open: 80, state: 40, city: 40 };
const columns = Object.keys(widths);

it.each([
  [460, columns],
  [459, ['name', 'due', 'open', 'state']],
  [380, ['name', 'open', 'state']],
  // What is less important does not take the room of what is more important.
  [300, ['name', 'open']],
  [279, ['name']],
  [0, ['name']],
])('in %s pixels leaves out the least important columns', (room, expected) => {
  const importance = ['open', 'state', 'due'];
  const fits = fittingColumns({ importance }, columns, (name) => widths[name] ?? 0, room);
  expect(fits).toEqual(expected);
});

it('leaves out the last columns if none is declared more important', () => {
  expect(fittingColumns({}, columns, (name) => widths[name] ?? 0, 400)).toEqual(['name', 'due', 'open']);
});
