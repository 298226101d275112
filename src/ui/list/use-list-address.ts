import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  changeList,
  formatListAddress,
  parseListAddress,
  type ListAction,
  type ListState,
} from '@core/list/address';
import type { ListSpec } from '@core/resource/resource';
import { usePresentAddress } from '@lib/present-address';

export interface ListAddress {
  readonly state: ListState;
  /** One history entry per change; none when the change changes nothing. */
  readonly change: (action: ListAction) => void;
  /** The same for a whole state. */
  readonly show: (next: ListState) => void;
  /** Replaces the address by the bare path, without parameters. */
  readonly restart: () => void;
}

/** The list's state, read from the address, which is the only place where it lives. */
export const useListAddress = (list: ListSpec): ListAddress => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const present = usePresentAddress();
  const state = useMemo(() => parseListAddress(list, search), [list, search]);
  // Of two quick presses the second goes on from the first, even when that is not drawn yet.
  const latest = useCallback(() => {
    const place = present?.();
    return place?.pathname === pathname ? parseListAddress(list, place.search) : state;
  }, [present, pathname, list, state]);
  const show = useCallback(
    (next: ListState) => {
      const address = formatListAddress(list, next);
      if (address === formatListAddress(list, latest())) return;
      void navigate({ pathname, search: address }, { preventScrollReset: true });
    },
    [list, latest, pathname, navigate],
  );
  const change = useCallback(
    (action: ListAction) => show(changeList(list, latest(), action)),
    [list, latest, show],
  );
  const restart = useCallback(() => {
    const place = present?.();
    // The user may have left the missing page meanwhile.
    const isLeft = place !== undefined && (place.pathname !== pathname || place.search !== search);
    if (!isLeft) void navigate(pathname, { replace: true });
  }, [present, navigate, pathname, search]);
  return { state, change, show, restart };
};
