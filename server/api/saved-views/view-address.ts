import { formatListAddress, parseListAddress } from '@core/list/address';
import { longestViewAddress } from '@core/list/saved-view';
import type { ListSpec } from '@core/resource/resource';

/** The address as the portal itself would write it; a view is no page of a list, so the page is left out. Null for one that is too long then. */
export const viewAddress = (list: ListSpec, given: string): string | null => {
  const address = formatListAddress(list, { ...parseListAddress(list, given), page: 0 });
  return address.length <= longestViewAddress ? address : null;
};
