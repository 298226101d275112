import { describe, expect, it } from 'vitest';
import { changeSelection, noSelection, type SelectionChange } from '@core/list/selection';

const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];
const after = (...changes: readonly SelectionChange[]) => {
  const { rows, ...rest } = changes.reduce(
    (selection, change) => changeSelection(selection, change, 'id'),
    noSelection,
  );
  return { ...rest, ids: [...rows.keys()] };
};
const shown = [one, two, three];

describe('a selection', () => {
  it('begins empty', () => {
    expect(after({ type: 'start' })).toEqual({ isAll: false, isOpen: true, ids: [] });
  });

  it('adds and removes a record', () => {
    const toggle = (row: object): SelectionChange => ({ type: 'toggle', row, shown });
    expect(after(toggle(two), toggle(one)).ids).toEqual([2, 1]);
    expect(after(toggle(two), toggle(one), toggle(two)).ids).toEqual([1]);
  });

  it('has exactly the given records, without those that have no id', () => {
    expect(after({ type: 'rows', rows: [one, {}, { id: 'x' }, three] }).ids).toEqual([1, 3]);
  });

  it('of all becomes that of the page without the record that is removed', () => {
    expect(after({ type: 'all' }, { type: 'toggle', row: two, shown })).toEqual({
      ...{ isAll: false, isOpen: true },
      ids: [1, 3],
    });
  });

  it('is empty once cleared', () => {
    expect(after({ type: 'all' }, { type: 'clear' })).toEqual({ isAll: false, isOpen: false, ids: [] });
  });
});
