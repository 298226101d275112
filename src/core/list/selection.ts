import { isRecordId } from '../resource/resource';

type SelectedRow = object;

/** The records of a list that are selected. */
export interface Selection {
  /** By id, in the order in which they were selected. With `isAll`, none. */
  readonly rows: ReadonlyMap<number, SelectedRow>;
  /** Whether all records are selected that the list finds, on every page. */
  readonly isAll: boolean;
  /** Whether records are being selected, although none may be. */
  readonly isOpen: boolean;
}

export const noSelection: Selection = { rows: new Map(), isAll: false, isOpen: false };

export type SelectionChange =
  /** Begins to select. */
  | { readonly type: 'start' }
  /** Selects exactly these. */
  | { readonly type: 'rows'; readonly rows: Iterable<SelectedRow> }
  /** Selects or unselects one. `shown`: the rows of the page, which stay selected after all were. */
  | { readonly type: 'toggle'; readonly row: SelectedRow; readonly shown: readonly SelectedRow[] }
  /** Selects all that the list finds. */
  | { readonly type: 'all' }
  | { readonly type: 'clear' };

/** Returns the rows by id. Rows without an id cannot be selected. */
const byId = (rows: Iterable<SelectedRow>, idField: string): ReadonlyMap<number, SelectedRow> => {
  const found = new Map<number, SelectedRow>();
  for (const row of rows) {
    const { [idField]: id } = row as Readonly<Record<string, unknown>>;
    if (isRecordId(id)) found.set(id, row);
  }
  return found;
};

/** Returns the selection after a change. `idField`: the name of the field with the id. */
export const changeSelection = (
  selection: Selection,
  change: SelectionChange,
  idField: string,
): Selection => {
  switch (change.type) {
    case 'start':
      return { ...selection, isOpen: true };
    case 'rows':
      return { rows: byId(change.rows, idField), isAll: false, isOpen: selection.isOpen };
    case 'toggle': {
      const { row, shown } = change;
      const rows = new Map(selection.isAll ? byId(shown, idField) : selection.rows);
      for (const [id] of byId([row], idField)) if (!rows.delete(id)) rows.set(id, row);
      return { rows, isAll: false, isOpen: true };
    }
    case 'all':
      return { rows: new Map(), isAll: true, isOpen: true };
    case 'clear':
      return noSelection;
  }
};
