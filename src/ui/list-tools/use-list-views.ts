import { formatListAddress, parseListAddress } from '@core/list/address';
import { useSavedViews, type SavedView } from '@lib/saved-views';
import type { ListController } from '../list/use-list-controller';

/**
 * The list's saved views, the address that a new view would save, and the view that matches it. A view does not
 * include the page.
 */
export const useListViews = ({ resource, address: { state, show } }: ListController) => {
  const { list } = resource;
  const saved = useSavedViews(resource.name);
  const address = formatListAddress(list, { ...state, page: 0 });
  const current = saved.views.find((view) => view.address === address);
  return {
    ...saved,
    address,
    current,
    own: saved.views.filter((view) => view.own),
    colleagues: saved.views.filter((view) => !view.own),
    /** Navigates to the view's address, or to the list without parameters if there is no view. */
    apply: (view?: SavedView) => show(parseListAddress(list, view?.address ?? '')),
  };
};

export type ListViews = ReturnType<typeof useListViews>;
