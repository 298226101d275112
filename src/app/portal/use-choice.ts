import { useCallback } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { areaPath, clientsPath } from '@core/navigation/paths';
import type { ChooseClient } from '@lib/client-context';
import { isAreaHandle } from './area-handle';

/** Opens another client: the same area there when one is open now, else the start of its workspace. */
export const useChoice = (): ChooseClient => {
  const navigate = useNavigate();
  const area = useMatches()
    .map(({ handle }) => handle)
    .find(isAreaHandle)?.area;
  return useCallback(
    ({ id }) => {
      const isInside = area?.scope === 'client';
      void navigate(isInside ? areaPath(area, id) : `${clientsPath}/${id}`);
    },
    [area, navigate],
  );
};
