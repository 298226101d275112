import { defaultListState, isDefaultList } from '@core/list/address';
import type { ListController } from './use-list-controller';

/** Puts search, filters and order back; undefined when there is nothing to put back. Pills say which list this is, and stay. */
export const useReset = ({
  list,
  state,
  show,
}: Pick<ListController, 'list' | 'state' | 'show'>): (() => void) | undefined => {
  const usual = defaultListState(list);
  const filters = { ...usual.filters };
  const apart = { ...state.filters };
  for (const [name, filter] of Object.entries(list.filters)) {
    if (filter.kind !== 'one-of' || filter.display !== 'pills') continue;
    const { [name]: chosen } = state.filters;
    if (chosen !== undefined) filters[name] = chosen;
    if (usual.filters[name] !== undefined) apart[name] = usual.filters[name];
  }
  return isDefaultList(list, { ...state, filters: apart }) ? undefined : () => show({ ...usual, filters });
};
