import type { ListSpec } from '../resource/list-spec';
import type { ListState } from './list-state';

/** The columns that a list shows in this state: a filter's option may choose among them. */
export const columnsIn = (list: ListSpec, state: Pick<ListState, 'filters'>): readonly string[] => {
  const { filter, columns = {} } = list.columnsBy ?? {};
  const option = filter === undefined ? undefined : state.filters[filter];
  return (
    (option !== undefined && Object.hasOwn(columns, option) ? columns[option] : undefined) ?? list.columns
  );
};
