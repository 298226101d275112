import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { areaPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import { useCurrentClient } from '@lib/portal-context';

const isOverList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'overList' in state && state.overList === true;

/**
 * The way from a dialog back to its list, whose query it keeps. Opened from the list it is a step back; opened by its own address
 * it takes the place of that address, so that Back never opens the dialog again.
 */
export const useListReturn = (resource: Resource): (() => void) => {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const client = useCurrentClient();
  const pathname = areaPath(resource, resource.scope === 'client' ? client?.id : undefined);
  return useCallback(() => {
    if (isOverList(state)) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true });
  }, [navigate, pathname, search, state]);
};
