import { useCallback } from 'react';
import { areaPath } from '@core/navigation/paths';
import type { Area } from '@core/resource/resource';
import { useCurrentClient } from './portal-context';
import { useAllViews } from './saved-views';

/** Where links to an area lead: its address here, and in a list the view that this user begins with. */
export const useAreaLink = (): ((area: Area) => string) => {
  const clientId = useCurrentClient()?.id;
  const { views } = useAllViews();
  return useCallback(
    (area) => {
      const usual = views.find(({ resource, isDefault }) => isDefault && resource === area.name);
      return areaPath(area, clientId) + (usual?.address ?? '');
    },
    [clientId, views],
  );
};
