import { narrowingParams } from '@core/list/request';
import type { ListState } from '@core/list/address';
import type { FigureSource } from '@lib/queries';
import type { ListedResource } from '@core/resource/resource';

/** Whose figures stand above a list: everybody's, or where the declaration says so, those of what the list keeps. */
export const figureSource = (
  resource: ListedResource,
  state: ListState,
  clientId: number | undefined,
): FigureSource => ({
  resource,
  clientId,
  ...(resource.list.kpis?.narrowed && { query: narrowingParams(resource.list, state) }),
});
