import { formatListAddress, parseListAddress } from '@core/list/address';
import { useSavedViews, type SavedView } from '@lib/saved-views';
import type { ListController } from '../list/use-list-controller';

/** The list's views, what a view of the list as it is now would say, and which one that is. A view says nothing of the page. */
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
    /** Makes the list's address that of the view; of the bare list without one. */
    apply: (view?: SavedView) => show(parseListAddress(list, view?.address ?? '')),
  };
};

export type ListViews = ReturnType<typeof useListViews>;
