import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { areaPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import { useCurrentClient } from '@lib/portal-context';
import { useCurrentAddress } from '@lib/current-address';

const isOverList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'overList' in state && state.overList === true;

interface ListReturn {
  /** Called when the user closes the dialog. */
  readonly close: () => void;
  /** Called when the dialog's task is done. Does nothing if the user has left in the meantime. */
  readonly done: () => void;
}

/**
 * Returns from a dialog to its list and keeps the list's query. If the dialog was opened from the list, this goes one
 * step back. If it was opened by address, this replaces the address, so that Back does not open the dialog again.
 */
export const useListReturn = (resource: Resource): ListReturn => {
  const location = useLocation();
  const { pathname: ownPathname, search } = location;
  const isOver = isOverList(location.state);
  const getCurrentAddress = useCurrentAddress();
  const navigate = useNavigate();
  const client = useCurrentClient();
  const pathname = areaPath(resource, resource.scope === 'client' ? client?.id : undefined);
  return useMemo(() => {
    const close = () => {
      if (isOver) void navigate(-1);
      else void navigate({ pathname, search }, { replace: true });
    };
    const done = () => {
      if (!getCurrentAddress || getCurrentAddress().pathname === ownPathname) close();
    };
    return { close, done };
  }, [navigate, getCurrentAddress, ownPathname, pathname, search, isOver]);
};
