import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  changeList,
  formatListAddress,
  parseListAddress,
  type ListAction,
  type ListState,
} from '../../core/list/address';
import type { ListSpec } from '../../core/resource/resource';

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
  const state = useMemo(() => parseListAddress(list, search), [list, search]);
  const show = useCallback(
    (next: ListState) => {
      const address = formatListAddress(list, next);
      if (address === formatListAddress(list, state)) return;
      void navigate({ pathname, search: address }, { preventScrollReset: true });
    },
    [list, state, pathname, navigate],
  );
  const change = useCallback(
    (action: ListAction) => show(changeList(list, state, action)),
    [list, state, show],
  );
  const restart = useCallback(() => void navigate(pathname, { replace: true }), [navigate, pathname]);
  return { state, change, show, restart };
};
