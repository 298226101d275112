import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { areaPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import { useCurrentClient } from '@lib/portal-context';
import { usePresentAddress } from '@lib/present-address';

const isOverList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'overList' in state && state.overList === true;

interface ListReturn {
  /** The user leaves. */
  readonly close: () => void;
  /** What the dialog was for is done. Does nothing when the user has left meanwhile. */
  readonly done: () => void;
}

/**
 * The way from a dialog back to its list, whose query it keeps. Opened from the list it is a step back; opened by its own address
 * it takes the place of that address, so that Back never opens the dialog again.
 */
export const useListReturn = (resource: Resource): ListReturn => {
  const location = useLocation();
  const { pathname: own, search } = location;
  const isOver = isOverList(location.state);
  const present = usePresentAddress();
  const navigate = useNavigate();
  const client = useCurrentClient();
  const pathname = areaPath(resource, resource.scope === 'client' ? client?.id : undefined);
  return useMemo(() => {
    const close = () => {
      if (isOver) void navigate(-1);
      else void navigate({ pathname, search }, { replace: true });
    };
    const done = () => {
      if (!present || present().pathname === own) close();
    };
    return { close, done };
  }, [navigate, present, own, pathname, search, isOver]);
};
