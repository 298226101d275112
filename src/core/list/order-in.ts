import type { ListSpec } from '../resource/list-spec';
import type { ListState } from './list-state';

/** The order in which a list's rows stand: the one that comes with a filter's option, else the state's own. */
export const orderIn = (
  list: Pick<ListSpec, 'filters'>,
  state: Pick<ListState, 'filters' | 'sortBy' | 'sortOrder'>,
): ListSpec['defaultSort'] => {
  for (const [name, filter] of Object.entries(list.filters)) {
    const option = state.filters[name];
    const sort = filter.kind === 'one-of' && option !== undefined ? filter.options[option]?.sort : undefined;
    if (sort) return sort;
  }
  return { by: state.sortBy, order: state.sortOrder };
};
